-- How much a person wrote to customers lately, and how much was written to one address: both are counted before each message.

create index message_sender on message (created_by, queued_at);
create index message_recipient on message (recipient, queued_at);
