-- The start: company facts, leads with photos and notes, employees with roles and sessions, letters, and the one history.

create table company (
  id smallint primary key check (id = 1),
  facts jsonb not null,
  revision int not null,
  changed_at timestamptz not null
);

create table role (
  id uuid primary key,
  name text not null,
  permissions text[] not null,
  is_system boolean not null
);
create unique index role_name on role (lower(name));

create table employee (
  id uuid primary key,
  username text not null,
  name text not null,
  password_hash text not null,
  must_change_password boolean not null,
  suspended_at timestamptz,
  created_at timestamptz not null
);
create unique index employee_username on employee (lower(username));

create table employee_role (
  employee_id uuid not null references employee,
  role_id uuid not null references role,
  primary key (employee_id, role_id)
);
create index employee_role_role on employee_role (role_id);

create table session (
  id uuid primary key,
  token_hash bytea not null unique,
  employee_id uuid not null references employee,
  user_agent text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz, -- null: never (kept logged in)
  ended_at timestamptz
);
create index session_employee on session (employee_id) where ended_at is null;

-- Kept by rate-limiter-flexible.
create table attempt (
  key varchar(255) primary key,
  points int not null default 0,
  expire bigint
);

create table lead (
  id uuid primary key,
  reference text not null unique,
  content_hash text not null,
  name text not null,
  phone text not null,
  service text not null check (service in ('water-damage', 'fire-damage', 'mold-remediation', 'trauma-cleanup', 'basement-restoration', 'not-sure')),
  message text not null,
  town text not null,
  "when" text check ("when" in ('happening-now', 'today', 'this-week', 'longer-ago')),
  insurance text check (insurance in ('yes', 'no', 'not-sure')),
  reach_by text check (reach_by in ('call', 'text')),
  text_consent boolean not null,
  page text not null,
  status text not null check (status in ('new', 'contacted', 'scheduled', 'closed')),
  revision int not null,
  received_at timestamptz not null,
  quarantined_at timestamptz,
  quarantine_reasons text[] not null,
  search text not null generated always as (lower(name || ' ' || phone || ' ' || reference)) stored
);
create index lead_received on lead (received_at, id) where quarantined_at is null;
create index lead_status on lead (status, received_at, id) where quarantined_at is null;
create index lead_service on lead (service, status, received_at, id) where quarantined_at is null;
create index lead_quarantined on lead (received_at, id) where quarantined_at is not null;

-- Substring search has an index where the database offers trigrams, and still works where it does not.
do $$
begin
  create extension if not exists pg_trgm;
  create index lead_search on lead using gin (search gin_trgm_ops);
exception
  when others then raise notice 'pg_trgm is not to be had here: search reads the whole table';
end
$$;

create table note (
  id uuid primary key,
  lead_id uuid not null references lead,
  text text not null,
  employee_id uuid not null references employee,
  at timestamptz not null
);
create index note_lead on note (lead_id, at);

create table photo (
  sha256 text primary key, -- of the bytes that were sent
  file_key text not null, -- of the picture made from them
  thumbnail_key text not null,
  width int not null,
  height int not null,
  bytes int not null,
  received_at timestamptz not null
);
create index photo_received on photo (received_at);
create index photo_file on photo (file_key);

create table lead_photo (
  lead_id uuid not null references lead,
  sha256 text not null references photo,
  position int not null,
  primary key (lead_id, position)
);
create index lead_photo_photo on lead_photo (sha256);

create table letter (
  key text primary key,
  recipient text not null,
  subject text not null,
  sent_at timestamptz not null
);

-- Append-only: the one history of the product. `position` is the order of commit, given once by the relay.
create table event (
  id bigint generated always as identity primary key,
  name text not null,
  subject uuid,
  payload jsonb not null,
  employee_id uuid references employee,
  at timestamptz not null,
  position bigint unique
);
create index event_waiting on event (id) where position is null;
create index event_subject on event (subject, id);

-- The system roles, with the permissions of what is built so far.
insert into role (id, name, permissions, is_system) values
  ('01930000-0000-7000-8000-000000000001', 'Owner', '{leads.view,leads.assign,submissions.view,submissions.spam,config.company}', true),
  ('01930000-0000-7000-8000-000000000002', 'Office manager', '{leads.view,leads.assign,submissions.view,submissions.spam,config.company}', true),
  ('01930000-0000-7000-8000-000000000003', 'Dispatcher', '{leads.view,leads.assign,submissions.view,submissions.spam}', true),
  ('01930000-0000-7000-8000-000000000004', 'Project manager', '{leads.view,leads.assign,submissions.view}', true),
  ('01930000-0000-7000-8000-000000000005', 'Lead technician', '{}', true),
  ('01930000-0000-7000-8000-000000000006', 'Technician', '{}', true),
  ('01930000-0000-7000-8000-000000000007', 'Marketing', '{}', true),
  ('01930000-0000-7000-8000-000000000008', 'Bookkeeper', '{}', true),
  ('01930000-0000-7000-8000-000000000009', 'Read-only', '{leads.view,submissions.view}', true);
