-- How long visitors waited for the first words of a person: read for a day, above the conversations.
create index chat_first_replied on chat (first_reply_at) where first_reply_at is not null;
