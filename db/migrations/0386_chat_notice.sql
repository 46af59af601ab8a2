-- Who was notified lately that a chat was given to them: no one’s device is woken each time that one goes to and fro. What is older than the
-- span of the budget is removed as the next one is written.
create table chat_notice (
  id uuid primary key,
  employee_id uuid not null references employee (id) on delete cascade,
  chat_id uuid not null,
  told_at timestamptz not null
);
create index chat_notice_told on chat_notice (told_at);
