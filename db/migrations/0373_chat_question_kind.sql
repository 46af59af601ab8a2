-- Whether a message asks or tells, decided once, when it comes in; what is neither has no row. Null in rows from before, which are decided
-- when they are first read.
alter table chat_question add column kind text check (kind in ('question', 'statement'));
create index chat_question_undecided on chat_question (at desc) where kind is null;
