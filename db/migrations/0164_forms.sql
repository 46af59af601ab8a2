-- Forms as the office publishes them, and what was filled in with them. A version that was published never changes: what is filled in on
-- a phone finishes on the version with which it began.

create table form_version (
  slug text not null,
  version int not null check (version > 0),
  definition jsonb not null,
  published_at timestamptz not null,
  published_by uuid references employee, -- null: it came with the product
  primary key (slug, version)
);

-- The texts whose words a lawyer owns, each in every version that a form was published with.
create table legal_text (
  block text not null,
  version int not null check (version > 0),
  states text[] not null, -- where it applies; everywhere if it names none
  en text not null,
  es text, -- missing where nobody stands behind a translation
  primary key (block, version)
);

-- What was submitted is kept as the bytes that were sent. A fix is another one, which names the one whose place it takes.
create table submission (
  id uuid primary key,
  slug text not null,
  version int not null,
  job_id uuid references job,
  revises uuid references submission,
  body text not null, -- canonical JSON, as its hash was taken of it
  sha256 text not null,
  state text not null default 'submitted' check (state in ('submitted', 'needs_fix', 'approved', 'amending', 'revised', 'void')),
  reason text, -- of what the office asks for, or why it is void
  at timestamptz not null, -- when it was submitted, by the clock of the device
  submitted_by uuid not null references employee,
  received_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references employee,
  revision int not null default 1,
  file_key text, -- of its paper, once it was asked for: it is made once
  foreign key (slug, version) references form_version,
  constraint submission_is_decided_by_someone check ((decided_at is null) = (decided_by is null)),
  constraint submission_says_why check (state not in ('needs_fix', 'amending', 'void') or reason is not null)
);
create unique index submission_revises on submission (revises) where revises is not null; -- once: who comes later revises the newer one
create index submission_job on submission (job_id, received_at desc, id desc) where job_id is not null;
create index submission_state on submission (state, received_at desc, id desc);
create index submission_by on submission (submitted_by, received_at desc, id desc);

create table submission_photo (
  submission_id uuid not null references submission,
  sha256 text not null references photo,
  primary key (submission_id, sha256)
);
create index submission_photo_photo on submission_photo (sha256);
call count_photos_of('submission_photo');
