-- Where the company's machines were placed, moved and pulled, by the time of the device that told of it. Nothing here changes: what was
-- done by mistake is undone by an entry of its own.
create table equipment_move (
  id uuid primary key,
  unit_id uuid not null references equipment_unit,
  job_id uuid not null references job,
  kind text not null check (kind in ('placed', 'moved', 'pulled', 'undone')),
  room_id uuid references room, -- null: somewhere at the job
  condition text check (condition in ('good', 'dirty', 'broken')),
  photo text, -- the hash of a photo of the job, which may come later
  undoes uuid references equipment_move,
  unit_revision int, -- of the unit, where its condition took it out of service
  at timestamptz not null,
  moved_by uuid not null references employee,
  received_at timestamptz not null,
  constraint equipment_move_condition_whole check ((condition is not null) = (kind = 'pulled')),
  constraint equipment_move_room_whole check (room_id is null or kind in ('placed', 'moved')),
  constraint equipment_move_undoes_whole check ((undoes is not null) = (kind = 'undone'))
);
create index equipment_move_of_unit on equipment_move (unit_id, at, id);
create unique index equipment_move_undone on equipment_move (undoes) where undoes is not null;

-- What the moves come to: from when to when each unit stood at a job. It is written anew from them with each one, for one that arrives
-- late sorts in by its time.
create table equipment_stay (
  unit_id uuid not null references equipment_unit,
  nth int not null, -- from 0 on, in order of time
  job_id uuid not null references job,
  room_id uuid references room, -- the last one
  placed_at timestamptz not null,
  placed_by uuid not null references employee,
  pulled_at timestamptz, -- null: it stands there
  condition text check (condition in ('good', 'dirty', 'broken')),
  primary key (unit_id, nth)
);
create index equipment_stay_of_job on equipment_stay (job_id);
create unique index equipment_stay_open on equipment_stay (unit_id) where pulled_at is null;
create index equipment_stay_longest on equipment_stay (placed_at, unit_id) where pulled_at is null;

-- Two people said different things about where it is; someone looks, until the next one moves it.
alter table equipment_unit add column clashed_at timestamptz;
