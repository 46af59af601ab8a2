-- Requests that are scheduled become jobs that are dispatched, with a visit: what was planned stays planned. What the request told is
-- known of its job under the same names as in domain/jobs/from-lead.ts. Requests that were scheduled before visits had a time stay
-- requests.

create temporary table scheduled on commit drop as
with first_owner as (
  select employee.id from employee join employee_role on employee_role.employee_id = employee.id
  where role_id = '01930000-0000-7000-8000-000000000001' order by employee.created_at, employee.id limit 1
), planned as (
  select lead.*, coalesce(lead.assigned_to, (select id from first_owner)) as maker,
    to_char(received_at at time zone 'America/New_York', 'YYMM') as month,
    coalesce((select max(event.at) from event where event.subject = lead.id and event.name = 'lead.moved'
      and event.payload->>'to' = 'scheduled'), received_at) as since
  from lead
  where status = 'scheduled' and visit_on is not null and quarantined_at is null
    and not exists (select from job where job.id = lead.id)
), told as (
  select planned.*,
    row_number() over (partition by month order by received_at, planned.id) + coalesce(job_number.last, 0) as nth,
    case loss when 'flooded-basement' then 'basement' when 'burst-pipe' then 'water' when 'sewage-backup' then 'sewage'
      when 'fire-smoke' then 'fire' else loss end as loss_type,
    case "when" when 'happening-now' then 'just_now' when 'today' then 'today' when 'this-week' then 'earlier'
      when 'longer-ago' then 'earlier' end as found,
    "when" = 'happening-now' as is_running,
    depth <> 'not-sure' as has_water
  from planned left join job_number using (month)
  where maker is not null
)
select *, 'MR-' || month || '-' || lpad(nth::text, greatest(3, length(nth::text)), '0') as number,
  -- A UUID of version 7, so that what comes later sorts behind it.
  (lpad(to_hex((extract(epoch from since) * 1000)::bigint), 12, '0') || '7' || substr(md5(told.id::text), 1, 3)
    || '8' || substr(md5(told.id::text), 4, 15))::uuid as made_id
from told;

insert into job_number (month, last)
  select month, max(nth) from scheduled group by month
  on conflict (month) do update set last = excluded.last;

insert into job (id, number, created_at, created_by, content_hash, stage, stage_since, facts, fact_revisions, revision, priority,
    loss_type, search, contact_due_at, inspect_due_at, start_due_at, complete_due_at, contacted_at)
  select id, number, since, maker, 'scheduled', 'dispatched', since,
    jsonb_strip_nulls(jsonb_build_object(
      'channel', case page when 'phone call' then 'phone' else 'web' end,
      'loss_type', loss_type,
      'found', found,
      'activity', case when is_running then 'running' end,
      'will_claim', case insurance when 'not-sure' then 'unsure' else insurance end,
      'contact_way', reach_by,
      'standing_water', case when has_water then 'yes' end)),
    '{}', 1,
    case when is_running then 1 when has_water then 2 when loss_type = 'mold' or found = 'earlier' then 4 else 3 end,
    loss_type, lower(concat_ws(' ', number, name, phone, nullif(town, ''))),
    received_at + interval '10 minutes', received_at + interval '4 hours', received_at + interval '8 hours',
    received_at + interval '5 days', coalesce(first_contacted_at, since)
  from scheduled;

insert into job_stage (id, job_id, stage, entered_at, entered_by)
  select made_id, id, 'dispatched', since, maker from scheduled;

insert into job_category (id, job_id, category, at, reason, employee_id)
  select made_id, id, 3, since, 'Proposed from the source', maker from scheduled where loss_type = 'sewage';

insert into visit (id, job_id, kind, visit_on, visit_from, visit_to, length_minutes, revision, content_hash, created_at, created_by)
  select made_id, id, 'inspection', visit_on, visit_from, visit_to,
    greatest(15, (extract(epoch from visit_to - visit_from) / 60)::int), 1, 'scheduled', since, maker
  from scheduled;

insert into visit_person (visit_id, job_id, employee_id, place)
  select made_id, id, assigned_to, 0 from scheduled where assigned_to is not null;

-- What the field told on that day, it told of this visit.
update visit_step set visit_id = made_id
  from scheduled
  where lead_id = scheduled.id and (at at time zone 'America/New_York')::date = scheduled.visit_on;
update visit set
    on_my_way_at = (select min(at) from visit_step where visit_id = visit.id and kind = 'on_my_way' and undone_at is null),
    arrived_at = (select min(at) from visit_step where visit_id = visit.id and kind = 'arrived' and undone_at is null),
    departed_at = (select min(at) from visit_step where visit_id = visit.id and kind = 'departed' and undone_at is null)
  where id in (select made_id from scheduled);

-- The status follows the job from now on, so there is no move to take back.
update lead set move_undo = null where id in (select id from scheduled);

insert into event (name, subject, payload, employee_id, at)
  select 'job.made', id, jsonb_build_object('job_id', id), null, now() from scheduled order by id;
insert into event (name, subject, payload, employee_id, at)
  select 'visit.planned', id, jsonb_build_object('job_id', id, 'visit_id', made_id, 'kind', 'inspection',
      'visit', jsonb_build_object('on', visit_on::text, 'from', to_char(visit_from, 'HH24:MI'), 'to', to_char(visit_to, 'HH24:MI')),
      'people', case when assigned_to is null then '[]'::jsonb else jsonb_build_array(assigned_to) end, 'is_override', false),
    null, now()
  from scheduled order by id;
