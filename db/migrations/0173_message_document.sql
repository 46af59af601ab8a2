-- An email to a customer may bring the paper of a filled form along: the stored one, read as it is sent.
alter table message add column submission_id uuid references submission;
create index message_submission on message (submission_id) where submission_id is not null;
