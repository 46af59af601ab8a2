-- A deleted chat was left with an answer to a danger that was due: after three minutes it waited for a person again, who could neither
-- answer nor end it. An alert that is open for it is settled at its next step.
delete from chat_message using chat where chat.id = chat_message.chat_id and chat.forgotten_at is not null;
update chat
  set state = 'ended', waiting_since = null, assigned_to = null, owed_answer = null, answer_by = null, danger_due_at = null
  where forgotten_at is not null;

alter table chat add constraint chat_forgotten_is_over check (forgotten_at is null or state = 'ended');
