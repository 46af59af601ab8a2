-- Who is on call when, and the alert of each request: whom it reached, how, and when someone took care of it.

create table shift (
  id uuid primary key,
  employee_id uuid not null references employee,
  line text not null check (line in ('first', 'backup')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  revision int not null,
  -- No shift is longer, so that whoever looks for those of a moment need look no further back.
  constraint shift_is_a_span check (starts_at < ends_at and ends_at <= starts_at + interval '31 days')
);
create index shift_start on shift (starts_at, id);
create index shift_employee on shift (employee_id, starts_at);

create table alert_rules (
  id smallint primary key check (id = 1),
  is_on boolean not null,
  first_after_seconds int not null, -- then the backup is told
  then_after_seconds int not null, -- and then everyone who may take it
  revision int not null,
  constraint alert_rules_in_order check (0 < first_after_seconds and first_after_seconds < then_after_seconds)
);
insert into alert_rules (id, is_on, first_after_seconds, then_after_seconds, revision) values (1, true, 180, 360, 1);

create table alert (
  lead_id uuid primary key references lead,
  raised_at timestamptz not null,
  step int not null, -- 0: who is on call, 1: the backup, 2: everyone, and from there on everyone again
  next_step_at timestamptz,
  settled_at timestamptz,
  settled_by uuid references employee,
  reason text check (reason in ('claimed', 'moved', 'closed', 'gave_up')),
  constraint alert_waits_or_is_settled check ((next_step_at is null) = (settled_at is not null)),
  constraint alert_settled_for_a_reason check ((settled_at is null) = (reason is null))
);
create index alert_due on alert (next_step_at) where next_step_at is not null;
create index alert_open on alert (raised_at) where settled_at is null;
create index alert_settled on alert (settled_at) where settled_at is not null;

create table delivery (
  id uuid primary key,
  lead_id uuid not null references alert,
  step int not null,
  employee_id uuid not null references employee,
  channel text not null check (channel in ('portal', 'mail', 'text')),
  status text not null check (status in ('waiting', 'sent', 'kept', 'failed')),
  tries int not null,
  error text, -- why the last try failed, without anyone's name, address or number
  sent_at timestamptz,
  unique (lead_id, step, employee_id, channel)
);
create index delivery_employee on delivery (employee_id);
