-- The belongings of a customer at a loss, and the boxes in which they leave the house.

create table contents_box (
  id uuid primary key,
  job_id uuid not null references job,
  number int not null check (number between 1 and 999), -- as it is written on it
  place text not null check (place in ('on_site', 'truck', 'warehouse', 'returned')),
  note text not null default '',
  created_at timestamptz not null,
  created_by uuid not null references employee,
  received_at timestamptz not null,
  revision int not null default 1,
  removed_at timestamptz
);
create index contents_box_job on contents_box (job_id);

create table contents_item (
  id uuid primary key,
  job_id uuid not null references job,
  room_id uuid references room,
  box_id uuid references contents_box,
  name text not null,
  brand text not null default '',
  quantity int not null check (quantity > 0),
  condition_before text check (condition_before in ('new', 'good', 'fair', 'poor')),
  condition_after text check (condition_after in ('undamaged', 'wet', 'soot', 'stained', 'moldy', 'broken', 'destroyed')),
  disposition text check (disposition in ('clean', 'restore', 'non_salvageable', 'kept_by_owner')), -- null: not decided yet
  age int check (age >= 0), -- tenths of a year; null: not known, which is not new
  price_cents int check (price_cents >= 0), -- of one, bought new today
  life int check (life >= 0), -- years
  cap int not null default 80 check (cap between 0 and 100), -- percent of the replacement cost that depreciation takes at most
  note text not null default '',
  created_at timestamptz not null,
  created_by uuid not null references employee,
  received_at timestamptz not null,
  revision int not null default 1,
  removed_at timestamptz
);
-- A job may have thousands: its list is read page by page.
create index contents_item_job on contents_item (job_id, created_at, id);
create index contents_item_room on contents_item (room_id);
create index contents_item_box on contents_item (box_id);

-- What the server refuses of them goes to the office like anything else from the field.
alter table sync_problem drop constraint sync_problem_kind_check;
alter table sync_problem add constraint sync_problem_kind_check
  check (kind in ('note', 'step', 'undo_step', 'photo', 'move', 'job', 'job_change', 'job_category', 'access_code',
    'item', 'item_change', 'job_stage', 'job_side', 'room', 'room_change',
    'point', 'point_change', 'station', 'station_change', 'reading', 'visit_close', 'equipment_move', 'deviation',
    'submission', 'sketch', 'contents', 'contents_change', 'box', 'box_change'));
