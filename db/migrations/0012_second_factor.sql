-- The second factor: a code of an authenticator app or a passkey, with recovery codes for the day that both are lost; which
-- roles demand one; and when in a session its person was last sure to be who they are.

alter table role add column demands_factor boolean not null default false;

alter table session add column proved_at timestamptz; -- when the second factor was shown
alter table session add column confirmed_at timestamptz; -- when password or factor were last shown
update session set confirmed_at = created_at;
alter table session alter column confirmed_at set not null;

create table totp (
  employee_id uuid primary key references employee,
  secret bytea not null, -- encrypted with the secret of the installation
  last_step bigint not null, -- the newest half minute whose code was taken: none counts twice
  set_up_at timestamptz not null
);

-- An authenticator app that has not shown a code yet.
create table totp_setup (
  session_id uuid primary key references session on delete cascade,
  secret bytea not null,
  begun_at timestamptz not null
);

create table recovery_code (
  employee_id uuid not null references employee,
  code_hash bytea not null,
  primary key (employee_id, code_hash)
);

create table passkey (
  id uuid primary key,
  employee_id uuid not null references employee,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_employee on passkey (employee_id, id);

-- What a passkey is asked to sign, once and soon.
create table passkey_challenge (
  session_id uuid not null references session on delete cascade,
  purpose text not null check (purpose in ('register', 'prove')),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (session_id, purpose)
);
