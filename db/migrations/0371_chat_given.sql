-- Until when whoever was given a chat by someone else opens it; then it waits for anyone again. Null once they are in it, and for whoever
-- took it themselves.
alter table chat add column join_by timestamptz;
alter table chat add constraint chat_given_has_someone check (join_by is null or state = 'staff');
create index chat_join_due on chat (join_by) where join_by is not null;
