-- The secret address at which a conversation goes on on another device. Of an address only the hash is stored. One that ended stays
-- for a while and says that it is gone, also where its conversation was deleted.
create table chat_link (
  token_hash bytea primary key,
  chat_id uuid not null,
  made_at timestamptz not null,
  made_by uuid references employee, -- of the staff; null: the visitor
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create unique index chat_link_of_visitor on chat_link (chat_id) where made_by is null and revoked_at is null;
create unique index chat_link_of_staff on chat_link (chat_id) where made_by is not null and revoked_at is null;
create index chat_link_expires on chat_link (expires_at);

-- Another device of the visitor, which opened the conversation at such an address and has a secret of its own since.
create table chat_device (
  id uuid primary key, -- made by the device
  chat_id uuid not null references chat,
  secret_hash bytea not null,
  opened_at timestamptz not null,
  ended_at timestamptz, -- with the conversation
  reads_to int, -- the position up to which it may still be read for a while after that
  constraint chat_device_ends_at_a_position check ((ended_at is null) = (reads_to is null))
);
create index chat_device_of_chat on chat_device (chat_id, opened_at);
