-- What is drawn of one level of a loss: walls, what stands in them, and what is painted and pinned. It is read and written as a whole.

create table sketch (
  id uuid primary key,
  job_id uuid not null references job,
  structure text not null default '', -- empty: the main building
  level text not null check (level in ('basement', 'crawl', 'main', 'second', 'third', 'attic')),
  copy_of uuid references sketch, -- of two people who drew the same level at once, the second has a copy
  plan jsonb not null,
  revision int not null default 1,
  created_at timestamptz not null,
  created_by uuid not null references employee,
  changed_at timestamptz not null,
  changed_by uuid not null references employee,
  received_at timestamptz not null,
  removed_at timestamptz
);
create index sketch_job on sketch (job_id);
create index sketch_copy_of on sketch (copy_of) where copy_of is not null;

-- One that the server refuses goes to the office like anything else from the field.
alter table sync_problem drop constraint sync_problem_kind_check;
alter table sync_problem add constraint sync_problem_kind_check
  check (kind in ('note', 'step', 'undo_step', 'photo', 'move', 'job', 'job_change', 'job_category', 'access_code',
    'item', 'item_change', 'job_stage', 'job_side', 'room', 'room_change',
    'point', 'point_change', 'station', 'station_change', 'reading', 'visit_close', 'equipment_move', 'deviation',
    'submission', 'sketch'));
