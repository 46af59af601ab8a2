-- What people write to the customer of a job. It is stored as it was sent, and never edited.

create table message (
  id uuid primary key,
  job_id uuid not null references job,
  channel text not null check (channel in ('email', 'text')),
  recipient text not null, -- the address or number that whoever wrote it saw
  subject text not null, -- of an email
  body text not null,
  content_hash text not null,
  created_at timestamptz not null,
  created_by uuid not null references employee,
  queued_at timestamptz not null, -- as it was written, or sent again after a failure
  status text not null check (status in ('waiting', 'sent', 'kept', 'failed')),
  failure text check (failure in ('address', 'service', 'consent')),
  tries int not null default 0, -- since it was queued
  sent_at timestamptz,
  constraint message_failed_for_a_reason check ((failure is null) = (status <> 'failed'))
);
create index message_job on message (job_id, created_at desc, id desc);
create index message_text_queued on message (queued_at) where channel = 'text';
create index visit_text_job on visit_text (job_id, queued_at desc, id desc);
