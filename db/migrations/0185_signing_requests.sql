-- A paper that someone signs on a device of their own, behind a link. The form waits here as it was frozen, up to the signature.

create table signing_link (
  id uuid primary key, -- made by the device; what the link holds follows from it and the secret of the installation
  token_hash bytea not null unique,
  job_id uuid not null references job,
  channel text not null check (channel in ('qr', 'text', 'email')),
  made_at timestamptz not null,
  made_by uuid not null references employee,
  expires_at timestamptz not null
);
create index signing_link_job on signing_link (job_id);
create index signing_link_maker on signing_link (made_by);

create table signing_request (
  id uuid primary key,
  link_id uuid not null references signing_link, -- the newest that leads to it: the ones before lead nowhere
  nth int not null, -- in which order the papers of a link are signed
  job_id uuid not null references job,
  submission_id uuid not null, -- of the filled form that it becomes
  slug text not null,
  version int not null,
  signer text not null,
  body text not null, -- canonical JSON of what is signed
  state text not null default 'open' check (state in ('open', 'signed', 'declined', 'revoked')),
  made_at timestamptz not null,
  made_by uuid not null references employee,
  settled_at timestamptz,
  settled_by uuid references employee, -- null: whoever holds the link
  answer_id uuid, -- under which the signer sent the signature, or declined
  name text, -- of who signed or declined
  reason text, -- of who declined
  signatures text, -- canonical JSON of the signatures, by field, as they were stored
  taken_back_at timestamptz,
  foreign key (slug, version) references form_version,
  constraint signing_request_is_settled_once check ((state = 'open') = (settled_at is null)),
  constraint signing_request_says_why check (state <> 'declined' or reason is not null)
);
create index signing_request_link on signing_request (link_id, nth);
create index signing_request_job on signing_request (job_id, made_at desc);
create index signing_request_made_by on signing_request (made_by);
create unique index signing_request_open on signing_request (submission_id) where state in ('open', 'signed');

create table signing_request_photo (
  request_id uuid not null references signing_request,
  sha256 text not null references photo,
  primary key (request_id, sha256)
);
create index signing_request_photo_photo on signing_request_photo (sha256);
call count_photos_of('signing_request_photo');
