-- Counts the questions of one sender in a day. It is stored, since the sender is forgotten after that day.
alter table chat_question add column turn int check (turn >= 1);
update chat_question set turn = asked.turn
from (
  select chat_question.chat_id, chat_question.message_id,
    row_number() over (partition by coalesce(chat.source, chat.id::text) order by chat_question.at, chat_question.message_id) as turn
  from chat_question join chat on chat.id = chat_question.chat_id
) as asked
where asked.chat_id = chat_question.chat_id and asked.message_id = chat_question.message_id;
alter table chat_question alter column turn set not null;

-- The first of each sender are read first.
create index chat_question_turns on chat_question (turn, at desc, message_id desc);
drop index chat_question_newest;

-- The chats of one sender, as long as it is known.
create index chat_of_source on chat (source) where source is not null;
