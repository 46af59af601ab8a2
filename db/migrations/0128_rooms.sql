-- The rooms of a loss as they are measured on site, and the chambers in which the air is dried apart. Lengths are whole sixteenths of an
-- inch, areas whole hundredths of a square foot: what is summed is never rounded before.

create table chamber (
  id uuid primary key,
  job_id uuid not null references job,
  name text not null,
  kind text not null check (kind in ('containment', 'open', 'cavity')),
  created_at timestamptz not null,
  created_by uuid not null references employee
);
create index chamber_job on chamber (job_id);

create table room (
  id uuid primary key,
  job_id uuid not null references job,
  name text not null,
  structure text not null default '', -- empty: the main building
  level text not null check (level in ('basement', 'crawl', 'main', 'second', 'third', 'attic')),
  length int, -- null: not measured yet, which is not 0
  width int,
  height int,
  cutouts jsonb not null, -- length and width of what is taken off the floor
  insets int not null default 0, -- insets and offsets over 18 inches
  wet_floor int,
  wet_upper int, -- walls above 2 feet, and the ceiling
  wet_lower int, -- the length of wall that is wet below that
  materials text[] not null default '{}', -- those that are wet
  is_affected boolean not null default true, -- one that is not is what the others are compared with
  chamber_id uuid references chamber,
  created_at timestamptz not null,
  created_by uuid not null references employee,
  received_at timestamptz not null,
  revision int not null default 1,
  removed_at timestamptz
);
create index room_job on room (job_id);
create index room_chamber on room (chamber_id);
