-- An alert stays open until a person acts, and text messages have budgets.

-- Which requests came from the same sender: a keyed hash of the address, deleted after a day.
alter table lead add column source text;
create index lead_source_stored on lead (received_at) where source is not null;
-- Unclaimed requests are listed by urgency, then oldest first.
create index lead_unclaimed_urgency on lead (urgency, received_at, id)
  where status = 'new' and assigned_to is null and quarantined_at is null;

-- One text message to one person in place of many, once their budget is spent.
create table text_digest (
  id uuid primary key,
  employee_id uuid not null references employee,
  made_at timestamptz not null,
  status text not null check (status in ('waiting', 'sent', 'kept', 'failed')),
  tries int not null,
  error text -- why the last try failed, without anyone's name, address or number
);
create index text_digest_employee on text_digest (employee_id, made_at);

alter table delivery
  add column planned_at timestamptz, -- when its step was taken
  add column digest_id uuid references text_digest;
update delivery set planned_at = coalesce(sent_at, (select raised_at from alert where alert.lead_id = delivery.lead_id));
alter table delivery alter column planned_at set not null;
-- gathered: over the budget, waits for the next digest
alter table delivery drop constraint delivery_status_check;
alter table delivery add constraint delivery_status_check
  check (status in ('waiting', 'gathered', 'sent', 'kept', 'failed'));
create index delivery_texts on delivery (planned_at) where channel = 'text';
create index delivery_gathered on delivery (employee_id) where status = 'gathered';
create index delivery_digest on delivery (digest_id) where digest_id is not null;

-- Alerts that gave up come back where the request is still unclaimed; the others ended in the way the request went on.
update alert set settled_at = null, settled_by = null, reason = null, next_step_at = now()
  from lead
  where lead.id = lead_id and reason = 'gave_up'
    and status = 'new' and assigned_to is null and quarantined_at is null;
update alert
  set reason = case
      when assigned_to is not null then 'claimed'
      when status = 'closed' then 'closed'
      else 'moved'
    end,
    settled_by = assigned_to
  from lead
  where lead.id = lead_id and reason = 'gave_up';
alter table alert drop constraint alert_reason_check;
alter table alert add constraint alert_reason_check check (reason in ('claimed', 'moved', 'closed'));
