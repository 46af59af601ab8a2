-- The language of the conversation when it ended on a device: in what follows its visitor may write another, which that device does not learn.
alter table chat_device add column reads_in text check (reads_in in ('en', 'es'));
update chat_device set reads_in = (select language from chat where chat.id = chat_id) where ended_at is not null;
alter table chat_device add constraint chat_device_ends_in_a_language check ((ended_at is null) = (reads_in is null));
