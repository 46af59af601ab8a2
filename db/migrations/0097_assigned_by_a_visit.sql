-- A visit gives the request of its job to whoever is sent there first, where nobody takes care of it. What a visit gave goes with that
-- visit. Both are null where a person assigned it on purpose.

-- The visit. No foreign key: visits refer to jobs and jobs to requests, and a restore fills tables with parents before children.
alter table lead add column assigned_for uuid;
-- Whose it was before visits gave it to anyone.
alter table lead add column assigned_before uuid references employee;

-- Until now only the events tell: those of a visit say that who got the request hears of it otherwise. The first of them, since a
-- person assigned it last, says whose it was.
with given as (
  select distinct on (subject) subject as id, (payload->>'from')::uuid as owner
  from event
  where name = 'lead.assigned' and payload ? 'knows' and not exists (
    select from event later where later.subject = event.subject and later.name = 'lead.assigned' and later.id > event.id
      and not later.payload ? 'knows')
  order by subject, event.id
)
update lead set assigned_before = given.owner, assigned_for = (
    select visit.id from visit
    left join visit_person on visit_person.visit_id = visit.id and visit_person.employee_id = lead.assigned_to
    where visit.job_id = lead.id
    order by (visit_person.visit_id is not null and gives_sight(canceled_at, arrived_at, departed_at)) desc, visit.id desc
    limit 1)
  from given
  where given.id = lead.id and lead.assigned_to is not null;

-- Where that visit was canceled, or others go there by now, the request is whose it was.
update lead set assigned_to = case when owner.status = 'active' then owner.id end, revision = lead.revision + 1,
    assigned_for = null, assigned_before = null
  from lead as given left join employee as owner on owner.id = given.assigned_before
  where lead.id = given.id and given.assigned_for is not null and not exists (
    select from visit join visit_person on visit_person.visit_id = visit.id
    where visit.id = given.assigned_for and visit_person.employee_id = given.assigned_to
      and gives_sight(canceled_at, arrived_at, departed_at));
