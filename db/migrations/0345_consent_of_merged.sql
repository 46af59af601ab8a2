-- A customer whose job was merged may still say no to text messages, and the kept job follows. From which of its revisions it does, and what it
-- said before: an undo puts that back.
alter table job_merge add column consent_revision integer, add column consent_before boolean;
