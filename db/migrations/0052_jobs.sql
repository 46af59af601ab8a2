-- The job: a request for help that the company works on, from the call to the last payment. It has the id of its request.

create table job (
  id uuid primary key references lead,
  number text not null unique, -- MR-2611-014
  created_at timestamptz not null,
  created_by uuid not null references employee,
  content_hash text not null, -- of what it was made with: the same id with other content is refused
  stage text not null check (stage in ('new', 'contacted', 'dispatched', 'inspected', 'authorized', 'mitigating', 'drying',
    'dry', 'docs_complete', 'billed', 'paid', 'closed')),
  stage_since timestamptz not null,
  side text check (side in ('on_hold', 'lost', 'referred_out', 'duplicate')), -- beside the stages; null: none
  side_since timestamptz,
  side_reason text not null default '',
  merged_into uuid references job,
  facts jsonb not null, -- what is known, by the names of domain/jobs/facts
  fact_revisions jsonb not null, -- the revision in which each fact was last changed
  revision int not null,
  priority int not null check (priority between 1 and 4),
  loss_type text, -- of the facts, for lists and their indexes
  carrier text,
  search text not null, -- number, name, phones, address, claim: lower case
  -- The four clocks that carriers measure: when each is due, and when it was reached.
  contact_due_at timestamptz not null,
  inspect_due_at timestamptz not null,
  start_due_at timestamptz not null,
  complete_due_at timestamptz not null,
  contacted_at timestamptz,
  inspected_at timestamptz,
  started_at timestamptz,
  completed_at timestamptz,
  constraint job_side_has_a_time check ((side is null) = (side_since is null)),
  constraint job_merged_is_a_duplicate check (merged_into is null or (side = 'duplicate' and merged_into <> id))
);
-- What someone still works on: few, however many there were.
create index job_open on job (stage, stage_since, id) where stage <> 'closed' and (side is null or side = 'on_hold');
create index job_closed on job (stage_since) where stage = 'closed' and side is null;
create index job_aside on job (side, side_since desc, id) where side is not null;
create index job_newest on job (created_at desc, id desc);
create index job_merged on job (merged_into) where merged_into is not null;
do $$
begin
  create index job_search on job using gin (search gin_trgm_ops);
exception
  when others then raise notice 'pg_trgm is not to be had here: search reads the whole table';
end
$$;

-- The last number that was given in a month.
create table job_number (
  month text primary key, -- 2611
  last int not null check (last > 0)
);

-- Each stage that a job was in: what "usual" and idle times are counted from.
create table job_stage (
  id uuid primary key,
  job_id uuid not null references job,
  stage text not null check (stage in ('new', 'contacted', 'dispatched', 'inspected', 'authorized', 'mitigating', 'drying',
    'dry', 'docs_complete', 'billed', 'paid', 'closed')),
  entered_at timestamptz not null,
  left_at timestamptz,
  entered_by uuid references employee,
  override_reason text not null default '' -- why it was entered although a gate was not met
);
create index job_stage_job on job_stage (job_id, id);
create index job_stage_left on job_stage (stage, left_at) where left_at is not null;

-- How contaminated the water is, by whom and why. It is never changed, only added to.
create table job_category (
  id uuid primary key,
  job_id uuid not null references job,
  category int not null check (category between 1 and 3),
  at timestamptz not null,
  reason text not null,
  employee_id uuid not null references employee
);
create index job_category_job on job_category (job_id, at);

-- Door and alarm codes, encrypted. Each showing is an event.
create table job_access_code (
  job_id uuid primary key references job,
  sealed bytea not null,
  changed_at timestamptz not null,
  changed_by uuid not null references employee
);

create table visit (
  id uuid primary key,
  job_id uuid not null references job,
  kind text not null check (kind in ('inspection', 'mitigation', 'monitoring', 'final', 'estimate')),
  visit_on date, -- null: to be scheduled
  visit_from time,
  visit_to time,
  length_minutes int not null check (length_minutes between 15 and 1440),
  note text not null default '',
  revision int not null,
  content_hash text not null,
  created_at timestamptz not null,
  created_by uuid not null references employee,
  canceled_at timestamptz,
  on_my_way_at timestamptz,
  arrived_at timestamptz,
  departed_at timestamptz,
  constraint visit_window_is_whole check (num_nonnulls(visit_on, visit_from, visit_to) in (0, 3)),
  constraint visit_ends_after_its_start check (visit_from < visit_to)
);
create index visit_day on visit (visit_on, visit_from, id) where canceled_at is null and visit_on is not null;
create index visit_unscheduled on visit (created_at, id) where canceled_at is null and visit_on is null;
create index visit_job on visit (job_id, visit_on, visit_from);

create table visit_person (
  visit_id uuid not null references visit,
  job_id uuid not null references job,
  employee_id uuid not null references employee,
  place int not null check (place >= 0), -- in the order in which they were chosen: the first one takes care of the request
  override_reason text not null default '', -- why someone goes without the certification that the loss demands
  primary key (visit_id, employee_id)
);
create index visit_person_of on visit_person (employee_id, job_id);

-- What is still to be done at a job. It belongs to the job, so that what one visit left open stands at the next.
create table visit_item (
  id uuid primary key,
  job_id uuid not null references job,
  text text not null,
  created_at timestamptz not null,
  created_by uuid not null references employee,
  done_at timestamptz,
  done_by uuid references employee,
  done_visit_id uuid references visit,
  constraint visit_item_is_done_by_someone check ((done_at is null) = (done_by is null))
);
create index visit_item_job on visit_item (job_id, created_at);

-- A text message to the customer of a visit, one of each kind. Its number is read as it is sent, and is not stored here.
create table visit_text (
  id uuid primary key,
  visit_id uuid not null references visit,
  job_id uuid not null references job,
  kind text not null check (kind in ('on_my_way')),
  employee_id uuid not null references employee, -- who is on the way
  queued_at timestamptz not null,
  status text not null check (status in ('waiting', 'sent', 'kept', 'failed', 'dropped')),
  tries int not null default 0,
  sent_at timestamptz,
  unique (visit_id, kind)
);
create index visit_text_queued on visit_text (queued_at);

-- The secret address at which a person's own calendar reads their visits. Revoked ones stay: they answer that they are gone.
create table calendar_feed (
  token_hash bytea primary key,
  employee_id uuid not null references employee,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create unique index calendar_feed_open on calendar_feed (employee_id) where revoked_at is null;

-- A step in the field belongs to a visit, where there is one.
alter table visit_step add column visit_id uuid references visit;
create index visit_step_visit on visit_step (visit_id) where visit_id is not null;

-- Who may do what with jobs. Planning visits is a permission of its own; so is moving jobs within a part of their stages, in place
-- of moving them anywhere: dispatchers up to Dispatched, lead technicians from Mitigating to Dry, bookkeepers from Billed to Paid.
-- Roles that a company changed keep what they have, and get planning where they may move jobs.
update role set permissions = permissions || '{intake.schedule,intake.dispatch,intake.finishDrying,intake.bill}'
  where id in ('01930000-0000-7000-8000-000000000001', '01930000-0000-7000-8000-000000000002');
update role set permissions = permissions || '{intake.schedule}'
  where not is_system and permissions && '{intake.changeStage}';
update role set permissions = permissions || '{intake.schedule:assigned}'
  where not is_system and permissions && '{intake.changeStage:assigned}';
update role set permissions = array_remove(permissions, 'intake.changeStage') || '{intake.schedule,intake.dispatch,claims.edit,intake.viewAccessCodes}'
  where id = '01930000-0000-7000-8000-000000000003' and permissions && '{intake.changeStage}';
update role set permissions = permissions || '{intake.schedule:assigned}'
  where id = '01930000-0000-7000-8000-000000000004' and permissions && '{intake.changeStage:assigned}';
update role set permissions = array_remove(permissions, 'intake.changeStage:assigned') || '{intake.finishDrying:assigned}'
  where id = '01930000-0000-7000-8000-000000000005' and permissions && '{intake.changeStage:assigned}';
update role set permissions = array_remove(permissions, 'intake.changeStage') || '{intake.bill}'
  where id = '01930000-0000-7000-8000-000000000008' and permissions && '{intake.changeStage}';

-- Which job was merged into which, and what the other one learned by it: a merge can be undone for a day.
create table job_merge (
  id uuid primary key,
  job_id uuid not null references job,
  into_id uuid not null references job,
  at timestamptz not null,
  employee_id uuid not null references employee,
  side_before text, -- what the merged job was aside for until then
  reason_before text not null default '',
  filled text[] not null, -- facts that the other job did not have
  revision int not null, -- of the other job after it
  undone_at timestamptz
);
create index job_merge_job on job_merge (job_id, at desc);
