-- What is kept of a person, and the codes by which people without a password get in.

alter table employee
  add column first_name text not null default '',
  add column last_name text not null default '',
  add column title text not null default '',
  add column email text not null default '',
  add column mobile text not null default '',
  add column hired_on date,
  add column emergency_contact text not null default '',
  add column crew text not null default '',
  add column home_town text not null default '',
  add column skills text[] not null default '{}',
  add column languages text[] not null default '{}',
  add column vehicle text not null default '',
  add column bio text not null default '',
  add column is_public boolean not null default false,
  add column notes text not null default '',
  add column hourly_cost_cents int check (hourly_cost_cents >= 0),
  add column revision int not null default 1,
  add column content_hash text, -- of the person as first sent; null: not sent by a client
  add column left_at timestamptz,
  alter column password_hash drop not null, -- null: invited
  -- Who has left may not sign in either, so that `suspended_at` alone tells who may not.
  add constraint employee_left_is_suspended check (left_at is null or suspended_at is not null);

update employee set
  first_name = split_part(name, ' ', 1),
  last_name = ltrim(substr(name, length(split_part(name, ' ', 1)) + 1));

alter table employee
  alter column first_name drop default,
  alter column last_name drop default,
  alter column title drop default,
  alter column email drop default,
  alter column mobile drop default,
  alter column emergency_contact drop default,
  alter column crew drop default,
  alter column home_town drop default,
  alter column skills drop default,
  alter column languages drop default,
  alter column vehicle drop default,
  alter column bio drop default,
  alter column is_public drop default,
  alter column notes drop default,
  alter column revision drop default;

alter table employee
  add column status text not null generated always as (
    case
      when left_at is not null then 'left'
      when suspended_at is not null then 'suspended'
      when password_hash is null then 'invited'
      else 'active'
    end) stored check (status in ('invited', 'active', 'suspended', 'left')),
  add column search text not null generated always as (
    lower(name || ' ' || username || ' ' || title || ' ' || mobile || ' ' || crew)) stored;

create index employee_by_name on employee (lower(name), id);
create index employee_status on employee (status, lower(name), id);

do $$
begin
  create index employee_search on employee using gin (search gin_trgm_ops);
exception
  when others then raise notice 'pg_trgm is not to be had here: search reads the whole table';
end
$$;

-- When someone was seen last is read from the newest of their sessions, ended ones too.
create index session_seen on session (employee_id, seen_at);

-- Open requests of a person are counted and handed over without reading what they closed over the years.
create index lead_open_assigned on lead (assigned_to) where assigned_to is not null and status <> 'closed';

-- One code at a time for a person, gone once it is used. Of the code only a keyed hash is kept.
create table access_code (
  employee_id uuid primary key references employee,
  code_hash bytea not null,
  purpose text not null check (purpose in ('activation', 'reset')),
  issued_by uuid not null references employee,
  issued_at timestamptz not null,
  expires_at timestamptz not null
);
