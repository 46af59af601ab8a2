-- Senders of chats that someone of the staff blocked for a while. As the sources of chats and requests, they tell no address.

create table chat_block (
  source text primary key,
  chat_id uuid not null unique references chat on delete cascade, -- the conversation that was blocked
  employee_id uuid not null references employee,
  until timestamptz not null
);
create index chat_block_until on chat_block (until);
