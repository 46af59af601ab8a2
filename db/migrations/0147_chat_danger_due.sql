-- Until when whoever has a conversation answers a visitor who told of danger; then others are called. Null where nothing is due.
alter table chat add column danger_due_at timestamptz;
create index chat_danger_due on chat (danger_due_at) where danger_due_at is not null;
