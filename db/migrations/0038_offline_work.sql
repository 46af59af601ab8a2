-- Writes of devices that may send again because the answer was lost: each is applied once. `id` was made by the device, `hash`
-- is the SHA-256 of what was sent. Kept for 30 days.
create table sync_receipt (
  employee_id uuid not null references employee (id),
  id uuid not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  received_at timestamptz not null,
  primary key (employee_id, id)
);
create index sync_receipt_received on sync_receipt (received_at);

-- What someone in the field tells of a visit. `at` is when they tapped it, which without signal is long before `received_at`.
create table visit_step (
  id uuid primary key,
  lead_id uuid not null references lead (id),
  kind text not null check (kind in ('on_my_way', 'arrived', 'departed', 'needs_office')),
  employee_id uuid not null references employee (id),
  at timestamptz not null,
  received_at timestamptz not null
);
create index visit_step_lead on visit_step (lead_id, at);

-- When a note reached the server, where that was long after it was written; else null.
alter table note add column received_at timestamptz;

-- Work from the field that the server refused. The office decides what becomes of it.
create table sync_problem (
  id uuid primary key,
  employee_id uuid not null references employee (id),
  lead_id uuid not null references lead (id),
  kind text not null check (kind in ('note', 'step', 'photo', 'move')),
  content jsonb not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  code text not null,
  detail text not null,
  made_at timestamptz not null,
  refused_at timestamptz not null,
  state text not null check (state in ('open', 'taken_over', 'sent_back', 'discarded')),
  decided_by uuid references employee (id),
  decided_at timestamptz,
  reason text not null default '',
  check ((state = 'open') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null))
);
create index sync_problem_open on sync_problem (refused_at, id) where state = 'open';
create index sync_problem_decided on sync_problem (decided_at desc, id) where state <> 'open';
create index sync_problem_employee on sync_problem (employee_id, refused_at);
