-- A call for the office from the field stands open until someone of the office is done with it, or its step was undone. Its ID is that
-- of the visit step, which tells who called and why.
create table office_call (
  id uuid primary key references visit_step,
  lead_id uuid not null references lead,
  taken_at timestamptz,
  taken_by uuid references employee,
  answer text not null default '',
  answered_at timestamptz,
  answered_by uuid references employee,
  ended_at timestamptz,
  ended_by uuid references employee,
  ended_as text check (ended_as in ('done', 'undone')),
  check ((taken_at is null) = (taken_by is null)),
  check ((answered_at is null) = (answered_by is null)),
  check ((answered_at is null) = (answer = '')),
  check ((ended_at is null) = (ended_by is null)),
  check ((ended_at is null) = (ended_as is null)),
  check (ended_as is distinct from 'done' or taken_at is not null)
);
create index office_call_open on office_call (lead_id) where ended_at is null;

-- An alert is about a request that no one has, and then its ID is that of the request; or about a call for the office, and then its ID
-- is that of the call.
alter table delivery drop constraint delivery_lead_id_fkey;
alter table alert
  drop constraint alert_pkey,
  add column id uuid,
  add column call_id uuid references office_call;
update alert set id = lead_id;
alter table alert
  add primary key (id),
  add constraint alert_has_id_of_subject check (id = coalesce(call_id, lead_id)),
  drop constraint alert_reason_check,
  add constraint alert_reason_check check (reason in ('claimed', 'moved', 'closed', 'taken', 'undone'));

alter table delivery add column alert_id uuid;
update delivery set alert_id = lead_id;
alter table delivery
  alter column alert_id set not null,
  add foreign key (alert_id) references alert,
  add foreign key (lead_id) references lead,
  drop constraint delivery_lead_id_step_employee_id_channel_key,
  add unique (alert_id, step, employee_id, channel);
