-- The danger that the chat told its visitor to leave for, so that the list of conversations says so, first of all that wait.
alter table chat add column danger text;
update chat set danger = told.danger
  from (select distinct on (chat_id) chat_id, detail ->> 'danger' as danger
    from chat_message where kind = 'danger' order by chat_id, position desc) told
  where told.chat_id = chat.id;
