-- Who sent a message last: whoever sends another person's message again writes to the customer as much as whoever wrote it.
alter table message add column queued_by uuid references employee;
update message set queued_by = created_by;
create index message_sender_again on message (queued_by, queued_at);
