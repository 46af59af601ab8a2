-- When what was written in an old conversation was deleted; the row stays where it is a request.
alter table chat add column forgotten_at timestamptz;
create index chat_old on chat (last_message_at) where forgotten_at is null and state <> 'waiting';
