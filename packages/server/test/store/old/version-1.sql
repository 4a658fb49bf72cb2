-- What Polis wrote when it had one migration and counted it itself.
create table migration (number integer primary key, at bigint not null);
create table person (id text primary key, name text not null, token_hash text not null unique, created bigint not null);
create table game_table (id text primary key, code text not null unique, listed integer not null, status text not null, wake bigint, updated bigint not null, summary text not null);
create index game_table_listed on game_table (status, updated) where listed = 1;
create index game_table_wake on game_table (wake) where wake is not null;
create table journal (table_id text not null, seq integer not null, at bigint not null, action text, body text not null, constraint journal_number primary key (table_id, seq), constraint journal_action unique (table_id, action));
create table sitting (table_id text not null references game_table (id) on delete cascade, person_id text not null, constraint sitting_once primary key (table_id, person_id));
create index sitting_person on sitting (person_id);
create table setting (name text primary key, value text not null);
create table node (id text primary key, seen bigint not null);
insert into migration values (1, 1700000000000);
insert into person values ('ann', 'Ann', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1700000000000);
insert into person values ('bob', 'Bob', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1700000000001);
