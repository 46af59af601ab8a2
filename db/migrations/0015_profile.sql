-- What people give of themselves: a portrait, a signature, and certifications that nobody has looked at yet.

create table portrait (
  id uuid primary key, -- another one with each picture, so that its address is never that of the picture before
  employee_id uuid not null unique references employee,
  file_key text not null unique,
  kept_at timestamptz not null
);

create table signature (
  employee_id uuid primary key references employee,
  sealed bytea not null, -- the drawing, which only the secret of the installation opens
  pin_hash text not null,
  tries int not null, -- since `tried_at`, without the right PIN among them
  tried_at timestamptz not null,
  set_at timestamptz not null
);

alter table certification
  add column checked_at timestamptz, -- null: the person says so, and nobody else has looked at it
  add column checked_by uuid references employee;
update certification set checked_at = created_at;
