-- What was done in a chat under an ID that the device made, beside what is a message: sent again it is not done again, whatever happened since.
create table chat_act (
  chat_id uuid not null references chat on delete cascade,
  id uuid not null,
  content_hash bytea not null, -- something else under the same ID is refused
  primary key (chat_id, id)
);
