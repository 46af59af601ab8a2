-- What is measured while a structure dries: points at which a meter is held to a material, stations at which the air is measured, and the
-- readings of both. Values are whole tenths: what is shown is what was typed.

create table moisture_point (
  id uuid primary key,
  job_id uuid not null references job,
  room_id uuid not null references room,
  number int not null check (number > 0), -- as it is written beside it on site
  place text not null,
  material text not null,
  meter text not null,
  scale text not null,
  is_reference boolean not null, -- the same material in a dry room: its readings are goals
  created_at timestamptz not null,
  created_by uuid not null references employee,
  received_at timestamptz not null,
  revision int not null default 1,
  removed_at timestamptz
);
create index moisture_point_job on moisture_point (job_id);

create table air_station (
  id uuid primary key,
  job_id uuid not null references job,
  kind text not null check (kind in ('outside', 'unaffected', 'affected', 'dehumidifier_in', 'dehumidifier_out', 'hvac')),
  room_id uuid references room,
  chamber_id uuid references chamber,
  place text not null,
  unit_number text, -- of a dehumidifier: both of its ends belong together by it
  created_at timestamptz not null,
  created_by uuid not null references employee,
  received_at timestamptz not null,
  revision int not null default 1,
  removed_at timestamptz
);
create index air_station_job on air_station (job_id);

-- It never changes. What was read wrong is corrected by another one.
create table reading (
  id uuid primary key,
  job_id uuid not null references job,
  visit_id uuid references visit,
  point_id uuid references moisture_point,
  station_id uuid references air_station,
  value_tenths int, -- of a point
  no_access text check (no_access in ('locked', 'blocked', 'unsafe', 'other')),
  meter text, -- as the point had it then
  scale text,
  fahrenheit_tenths int, -- of a station
  humidity_tenths int,
  altitude_feet int, -- for which its grains are counted
  is_confirmed boolean not null default false, -- it surprised, and was said to be right
  corrects uuid references reading,
  reason text, -- why it was corrected
  at timestamptz not null,
  read_by uuid not null references employee,
  received_at timestamptz not null,
  is_late boolean not null, -- made before its visit was closed, and received after it
  constraint reading_has_one_place check (num_nonnulls(point_id, station_id) = 1),
  constraint reading_of_air_is_whole check (num_nonnulls(fahrenheit_tenths, humidity_tenths) in (0, 2)),
  constraint reading_says_something check (
    num_nonnulls(value_tenths, no_access, fahrenheit_tenths) = 1
    -- What was typed by mistake is taken back by a correction without a value.
    or (num_nonnulls(value_tenths, no_access, fahrenheit_tenths) = 0 and corrects is not null)
  )
);
create index reading_job on reading (job_id, at, id);
create index reading_visit on reading (visit_id) where visit_id is not null;
create index reading_point on reading (point_id, at) where point_id is not null;
create index reading_station on reading (station_id, at) where station_id is not null;
create unique index reading_corrects on reading (corrects) where corrects is not null; -- once: who comes later corrects the correction

-- Once a visit is closed, its readings stand.
alter table visit
  add column closed_at timestamptz,
  add column closed_by uuid references employee,
  add constraint visit_is_closed_by_someone check ((closed_at is null) = (closed_by is null));

-- The revision of the chart by which the equipment of a job is counted: it stays the one that the job began with.
alter table job add column drying_chart text;

-- A record of each reading, correction and machine of a job, each with the hash of all before it.
create table job_evidence (
  job_id uuid not null references job,
  position int not null,
  kind text not null,
  subject uuid,
  content jsonb not null,
  employee_id uuid references employee,
  at timestamptz not null,
  hash text not null,
  primary key (job_id, position)
);

alter table sync_problem drop constraint sync_problem_kind_check;
alter table sync_problem add constraint sync_problem_kind_check
  check (kind in ('note', 'step', 'undo_step', 'photo', 'move', 'job', 'job_change', 'job_category', 'access_code',
    'item', 'item_change', 'job_stage', 'job_side', 'room', 'room_change',
    'point', 'point_change', 'station', 'station_change', 'reading', 'visit_close', 'equipment_move'));
