PRAGMA application_id = 1129270356;
PRAGMA user_version = 2;
BEGIN TRANSACTION;
CREATE TABLE bandits (
    game INTEGER NOT NULL REFERENCES games,
    bandit TEXT NOT NULL,
    seat INTEGER NOT NULL,
    shot INTEGER NOT NULL CHECK (shot BETWEEN 0 AND 100),
    received INTEGER NOT NULL CHECK (received BETWEEN 0 AND 100),
    PRIMARY KEY (game, bandit),
    FOREIGN KEY (game, seat) REFERENCES seats
) STRICT, WITHOUT ROWID;
INSERT INTO "bandits" VALUES(1,'cheyenne',0,1,4);
INSERT INTO "bandits" VALUES(1,'django',1,4,9);
INSERT INTO "bandits" VALUES(1,'doc',2,5,5);
INSERT INTO "bandits" VALUES(1,'ghost',3,1,4);
INSERT INTO "bandits" VALUES(2,'belle',0,5,3);
INSERT INTO "bandits" VALUES(2,'cheyenne',1,1,9);
INSERT INTO "bandits" VALUES(2,'django',2,2,2);
INSERT INTO "bandits" VALUES(2,'doc',3,6,8);
INSERT INTO "bandits" VALUES(2,'tuco',4,6,5);
INSERT INTO "bandits" VALUES(3,'belle',0,1,9);
INSERT INTO "bandits" VALUES(3,'doc',1,4,4);
INSERT INTO "bandits" VALUES(3,'ghost',3,3,2);
INSERT INTO "bandits" VALUES(3,'tuco',2,4,1);
INSERT INTO "bandits" VALUES(4,'django',1,1,3);
INSERT INTO "bandits" VALUES(4,'doc',1,0,1);
INSERT INTO "bandits" VALUES(4,'ghost',0,4,3);
INSERT INTO "bandits" VALUES(4,'tuco',0,1,3);
CREATE TABLE cards (
    game INTEGER NOT NULL REFERENCES games,
    action TEXT NOT NULL,
    turned_up INTEGER NOT NULL CHECK (turned_up BETWEEN 0 AND 1000),
    idle INTEGER NOT NULL CHECK (idle BETWEEN 0 AND turned_up),
    PRIMARY KEY (game, action)
) STRICT, WITHOUT ROWID;
INSERT INTO "cards" VALUES(1,'fire',12,1);
INSERT INTO "cards" VALUES(1,'floor_change',10,0);
INSERT INTO "cards" VALUES(1,'marshal',5,0);
INSERT INTO "cards" VALUES(1,'move',15,0);
INSERT INTO "cards" VALUES(1,'punch',8,5);
INSERT INTO "cards" VALUES(1,'robbery',19,6);
INSERT INTO "cards" VALUES(2,'fire',25,5);
INSERT INTO "cards" VALUES(2,'floor_change',8,0);
INSERT INTO "cards" VALUES(2,'marshal',9,0);
INSERT INTO "cards" VALUES(2,'move',11,0);
INSERT INTO "cards" VALUES(2,'punch',9,7);
INSERT INTO "cards" VALUES(2,'robbery',20,4);
INSERT INTO "cards" VALUES(3,'fire',16,7);
INSERT INTO "cards" VALUES(3,'floor_change',6,0);
INSERT INTO "cards" VALUES(3,'marshal',2,0);
INSERT INTO "cards" VALUES(3,'move',14,0);
INSERT INTO "cards" VALUES(3,'punch',5,3);
INSERT INTO "cards" VALUES(3,'robbery',11,4);
INSERT INTO "cards" VALUES(4,'fire',7,1);
INSERT INTO "cards" VALUES(4,'floor_change',13,0);
INSERT INTO "cards" VALUES(4,'marshal',3,0);
INSERT INTO "cards" VALUES(4,'move',7,0);
INSERT INTO "cards" VALUES(4,'punch',6,2);
INSERT INTO "cards" VALUES(4,'robbery',9,8);
CREATE TABLE games (
    game INTEGER PRIMARY KEY,
    begun TEXT NOT NULL,
    seed TEXT NOT NULL,
    dealt TEXT NOT NULL,
    version TEXT NOT NULL,
    ended TEXT NOT NULL,
    expansions TEXT NOT NULL,
    rules TEXT NOT NULL,
    UNIQUE (begun, seed, dealt)
) STRICT;
INSERT INTO "games" VALUES(1,'2026-11-30T23:43:08Z','0','6e9be52d','0.1.0','2026-11-30T23:43:08Z','','');
INSERT INTO "games" VALUES(2,'2026-11-30T23:43:08Z','1','7a32e137','0.1.0','2026-11-30T23:43:08Z','elf','');
INSERT INTO "games" VALUES(3,'2026-11-30T23:43:08Z','3','5eca8d0b','0.1.0','2026-11-30T23:43:08Z','ghost','');
INSERT INTO "games" VALUES(4,'2026-11-30T23:43:08Z','3','ca375474','0.1.0','2026-11-30T23:43:08Z','','pairs');
CREATE TABLE growth (
    game INTEGER NOT NULL,
    bandit TEXT NOT NULL,
    round INTEGER NOT NULL CHECK (round BETWEEN 0 AND 100),
    money INTEGER NOT NULL CHECK (money BETWEEN -1000000 AND 1000000),
    PRIMARY KEY (game, bandit, round),
    FOREIGN KEY (game, bandit) REFERENCES bandits
) STRICT, WITHOUT ROWID;
INSERT INTO "growth" VALUES(1,'cheyenne',0,250);
INSERT INTO "growth" VALUES(1,'cheyenne',1,0);
INSERT INTO "growth" VALUES(1,'cheyenne',2,500);
INSERT INTO "growth" VALUES(1,'cheyenne',3,500);
INSERT INTO "growth" VALUES(1,'cheyenne',4,500);
INSERT INTO "growth" VALUES(1,'cheyenne',5,500);
INSERT INTO "growth" VALUES(1,'django',0,250);
INSERT INTO "growth" VALUES(1,'django',1,1200);
INSERT INTO "growth" VALUES(1,'django',2,1700);
INSERT INTO "growth" VALUES(1,'django',3,2150);
INSERT INTO "growth" VALUES(1,'django',4,1650);
INSERT INTO "growth" VALUES(1,'django',5,1650);
INSERT INTO "growth" VALUES(1,'doc',0,250);
INSERT INTO "growth" VALUES(1,'doc',1,750);
INSERT INTO "growth" VALUES(1,'doc',2,1250);
INSERT INTO "growth" VALUES(1,'doc',3,2750);
INSERT INTO "growth" VALUES(1,'doc',4,4250);
INSERT INTO "growth" VALUES(1,'doc',5,4250);
INSERT INTO "growth" VALUES(1,'ghost',0,250);
INSERT INTO "growth" VALUES(1,'ghost',1,250);
INSERT INTO "growth" VALUES(1,'ghost',2,250);
INSERT INTO "growth" VALUES(1,'ghost',3,250);
INSERT INTO "growth" VALUES(1,'ghost',4,500);
INSERT INTO "growth" VALUES(1,'ghost',5,500);
INSERT INTO "growth" VALUES(2,'belle',0,250);
INSERT INTO "growth" VALUES(2,'belle',1,950);
INSERT INTO "growth" VALUES(2,'belle',2,950);
INSERT INTO "growth" VALUES(2,'belle',3,1450);
INSERT INTO "growth" VALUES(2,'belle',4,1950);
INSERT INTO "growth" VALUES(2,'belle',5,1950);
INSERT INTO "growth" VALUES(2,'cheyenne',0,250);
INSERT INTO "growth" VALUES(2,'cheyenne',1,1000);
INSERT INTO "growth" VALUES(2,'cheyenne',2,1850);
INSERT INTO "growth" VALUES(2,'cheyenne',3,1350);
INSERT INTO "growth" VALUES(2,'cheyenne',4,2350);
INSERT INTO "growth" VALUES(2,'cheyenne',5,2600);
INSERT INTO "growth" VALUES(2,'django',0,250);
INSERT INTO "growth" VALUES(2,'django',1,250);
INSERT INTO "growth" VALUES(2,'django',2,250);
INSERT INTO "growth" VALUES(2,'django',3,250);
INSERT INTO "growth" VALUES(2,'django',4,250);
INSERT INTO "growth" VALUES(2,'django',5,0);
INSERT INTO "growth" VALUES(2,'doc',0,250);
INSERT INTO "growth" VALUES(2,'doc',1,1050);
INSERT INTO "growth" VALUES(2,'doc',2,1750);
INSERT INTO "growth" VALUES(2,'doc',3,2200);
INSERT INTO "growth" VALUES(2,'doc',4,2200);
INSERT INTO "growth" VALUES(2,'doc',5,2200);
INSERT INTO "growth" VALUES(2,'tuco',0,250);
INSERT INTO "growth" VALUES(2,'tuco',1,500);
INSERT INTO "growth" VALUES(2,'tuco',2,500);
INSERT INTO "growth" VALUES(2,'tuco',3,900);
INSERT INTO "growth" VALUES(2,'tuco',4,900);
INSERT INTO "growth" VALUES(2,'tuco',5,900);
INSERT INTO "growth" VALUES(3,'belle',0,250);
INSERT INTO "growth" VALUES(3,'belle',1,700);
INSERT INTO "growth" VALUES(3,'belle',2,700);
INSERT INTO "growth" VALUES(3,'belle',3,700);
INSERT INTO "growth" VALUES(3,'belle',4,700);
INSERT INTO "growth" VALUES(3,'belle',5,700);
INSERT INTO "growth" VALUES(3,'doc',0,250);
INSERT INTO "growth" VALUES(3,'doc',1,650);
INSERT INTO "growth" VALUES(3,'doc',2,1150);
INSERT INTO "growth" VALUES(3,'doc',3,1150);
INSERT INTO "growth" VALUES(3,'doc',4,1150);
INSERT INTO "growth" VALUES(3,'doc',5,1150);
INSERT INTO "growth" VALUES(3,'ghost',0,0);
INSERT INTO "growth" VALUES(3,'ghost',1,0);
INSERT INTO "growth" VALUES(3,'ghost',2,1500);
INSERT INTO "growth" VALUES(3,'ghost',3,1500);
INSERT INTO "growth" VALUES(3,'ghost',4,0);
INSERT INTO "growth" VALUES(3,'ghost',5,0);
INSERT INTO "growth" VALUES(3,'tuco',0,250);
INSERT INTO "growth" VALUES(3,'tuco',1,750);
INSERT INTO "growth" VALUES(3,'tuco',2,800);
INSERT INTO "growth" VALUES(3,'tuco',3,800);
INSERT INTO "growth" VALUES(3,'tuco',4,800);
INSERT INTO "growth" VALUES(3,'tuco',5,800);
INSERT INTO "growth" VALUES(4,'django',0,250);
INSERT INTO "growth" VALUES(4,'django',1,250);
INSERT INTO "growth" VALUES(4,'django',2,250);
INSERT INTO "growth" VALUES(4,'django',3,250);
INSERT INTO "growth" VALUES(4,'django',4,250);
INSERT INTO "growth" VALUES(4,'django',5,250);
INSERT INTO "growth" VALUES(4,'doc',0,250);
INSERT INTO "growth" VALUES(4,'doc',1,250);
INSERT INTO "growth" VALUES(4,'doc',2,250);
INSERT INTO "growth" VALUES(4,'doc',3,250);
INSERT INTO "growth" VALUES(4,'doc',4,250);
INSERT INTO "growth" VALUES(4,'doc',5,250);
INSERT INTO "growth" VALUES(4,'ghost',0,250);
INSERT INTO "growth" VALUES(4,'ghost',1,0);
INSERT INTO "growth" VALUES(4,'ghost',2,0);
INSERT INTO "growth" VALUES(4,'ghost',3,0);
INSERT INTO "growth" VALUES(4,'ghost',4,0);
INSERT INTO "growth" VALUES(4,'ghost',5,0);
INSERT INTO "growth" VALUES(4,'tuco',0,250);
INSERT INTO "growth" VALUES(4,'tuco',1,250);
INSERT INTO "growth" VALUES(4,'tuco',2,250);
INSERT INTO "growth" VALUES(4,'tuco',3,0);
INSERT INTO "growth" VALUES(4,'tuco',4,0);
INSERT INTO "growth" VALUES(4,'tuco',5,500);
CREATE TABLE money (
    game INTEGER NOT NULL,
    bandit TEXT NOT NULL,
    kind TEXT NOT NULL,
    dollars INTEGER NOT NULL CHECK (dollars BETWEEN -1000000 AND 1000000),
    PRIMARY KEY (game, bandit, kind),
    FOREIGN KEY (game, bandit) REFERENCES bandits
) STRICT, WITHOUT ROWID;
INSERT INTO "money" VALUES(1,'cheyenne','jewel',500);
INSERT INTO "money" VALUES(1,'django','jewel',500);
INSERT INTO "money" VALUES(1,'django','purse',1150);
INSERT INTO "money" VALUES(1,'doc','gunslinger',1000);
INSERT INTO "money" VALUES(1,'doc','jewel',1500);
INSERT INTO "money" VALUES(1,'doc','purse',750);
INSERT INTO "money" VALUES(1,'doc','strongbox',2000);
INSERT INTO "money" VALUES(1,'ghost','purse',500);
INSERT INTO "money" VALUES(2,'belle','jewel',1000);
INSERT INTO "money" VALUES(2,'belle','purse',950);
INSERT INTO "money" VALUES(2,'cheyenne','purse',1600);
INSERT INTO "money" VALUES(2,'cheyenne','strongbox',1000);
INSERT INTO "money" VALUES(2,'doc','gunslinger',1000);
INSERT INTO "money" VALUES(2,'doc','jewel',500);
INSERT INTO "money" VALUES(2,'doc','purse',1700);
INSERT INTO "money" VALUES(2,'tuco','gunslinger',1000);
INSERT INTO "money" VALUES(2,'tuco','purse',900);
INSERT INTO "money" VALUES(3,'belle','purse',700);
INSERT INTO "money" VALUES(3,'doc','gunslinger',1000);
INSERT INTO "money" VALUES(3,'doc','purse',1150);
INSERT INTO "money" VALUES(3,'tuco','gunslinger',1000);
INSERT INTO "money" VALUES(3,'tuco','purse',800);
INSERT INTO "money" VALUES(4,'django','purse',250);
INSERT INTO "money" VALUES(4,'doc','purse',250);
INSERT INTO "money" VALUES(4,'tuco','gunslinger',1000);
INSERT INTO "money" VALUES(4,'tuco','purse',500);
CREATE TABLE put_aside (
    file TEXT NOT NULL
) STRICT;
CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL CHECK (length(name) <= 100),
    led TEXT NOT NULL CHECK (led IN ('person', 'computer', 'rules')),
    level TEXT NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    money INTEGER NOT NULL CHECK (money BETWEEN -1000000 AND 1000000),
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,'Emma','person','',0,500);
INSERT INTO "seats" VALUES(1,1,'Farid','person','',0,1650);
INSERT INTO "seats" VALUES(1,2,'Computer 3','computer','outlaw',1,5250);
INSERT INTO "seats" VALUES(1,3,'Computer 4','computer','outlaw',0,500);
INSERT INTO "seats" VALUES(2,0,'Hanna','person','',0,1950);
INSERT INTO "seats" VALUES(2,1,'Anna','person','',1,2600);
INSERT INTO "seats" VALUES(2,2,'Boris','person','',0,0);
INSERT INTO "seats" VALUES(2,3,'Computer 4','computer','outlaw',0,3200);
INSERT INTO "seats" VALUES(2,4,'Computer 5','computer','outlaw',0,1900);
INSERT INTO "seats" VALUES(3,0,'Boris','person','',0,700);
INSERT INTO "seats" VALUES(3,1,'Chloé','person','',1,2150);
INSERT INTO "seats" VALUES(3,2,'Computer 3','computer','outlaw',0,1800);
INSERT INTO "seats" VALUES(3,3,'Computer 4','rules','outlaw',0,0);
INSERT INTO "seats" VALUES(4,0,'Anna','person','',1,1500);
INSERT INTO "seats" VALUES(4,1,'Robot','computer','random',0,500);
COMMIT;
