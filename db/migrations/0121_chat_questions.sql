-- Which messages of visitors no automated answer was given to, and why. What was asked stands in the message alone, and goes with it.
create table chat_question (
  chat_id uuid not null,
  message_id uuid not null,
  reason text not null check (reason in ('nothing', 'price', 'coverage', 'safety')),
  language text not null check (language in ('en', 'es')),
  at timestamptz not null,
  answer_id uuid references chat_answer, -- that was published for it
  left_at timestamptz, -- when someone left it, and those like it, to people
  left_by uuid references employee,
  primary key (chat_id, message_id),
  foreign key (chat_id, message_id) references chat_message (chat_id, id) on delete cascade,
  constraint chat_question_left_whole check ((left_at is null) = (left_by is null))
);

-- The newest are read, and those of one answer.
create index chat_question_newest on chat_question (at desc, message_id desc);
