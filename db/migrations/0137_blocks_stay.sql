-- Who was blocked stays so when what they wrote is deleted: the conversation of a block may be gone.
alter table chat_block drop constraint chat_block_chat_id_fkey;
