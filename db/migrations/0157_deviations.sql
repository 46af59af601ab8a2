-- Why more or less equipment stands somewhere than the chart recommends, each with the two numbers that it explains. Nothing here changes:
-- when the numbers do, another one is added.
create table deviation (
  id uuid primary key,
  job_id uuid not null references job,
  need text not null check (need in ('air_movers', 'dehumidifiers', 'air_filtration')),
  room_id uuid references room, -- of air movers
  chamber_id uuid references chamber, -- of the other two
  recommended int check (recommended >= 0), -- null: the chart has no figure for it
  placed int not null check (placed >= 0),
  chart text not null, -- the revision by which it was counted
  reason text not null check (reason in ('covered', 'nearby', 'nearly_dry', 'power', 'dense', 'layout', 'humid', 'sooner', 'other')),
  note text not null,
  at timestamptz not null,
  explained_by uuid not null references employee,
  received_at timestamptz not null,
  constraint deviation_has_its_place check (
    (need = 'air_movers' and room_id is not null and chamber_id is null)
    or (need <> 'air_movers' and room_id is null and chamber_id is not null)
  )
);
create index deviation_job on deviation (job_id, at, id);

alter table sync_problem drop constraint sync_problem_kind_check;
alter table sync_problem add constraint sync_problem_kind_check
  check (kind in ('note', 'step', 'undo_step', 'photo', 'move', 'job', 'job_change', 'job_category', 'access_code',
    'item', 'item_change', 'job_stage', 'job_side', 'room', 'room_change',
    'point', 'point_change', 'station', 'station_change', 'reading', 'visit_close', 'equipment_move', 'deviation'));
