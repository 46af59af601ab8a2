-- Whoever was to go on a visit that was canceled has no reason any more to see its job. A visit at which someone arrived counts,
-- whatever became of it.

create function gives_sight(canceled_at timestamptz, arrived_at timestamptz, departed_at timestamptz) returns boolean
  immutable language sql return canceled_at is null or arrived_at is not null or departed_at is not null;

-- It locks the visit, so that of a visit that is canceled while someone is taken off it each counts once.
create function visit_counts(which uuid) returns boolean language plpgsql as $$
declare
  counts boolean;
begin
  select gives_sight(canceled_at, arrived_at, departed_at) into counts from visit where id = which for share;
  return counts;
end
$$;

create or replace function follow_crew() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    if visit_counts(old.visit_id) then perform remove_reader(old.job_id, old.employee_id); end if;
  end if;
  if tg_op <> 'DELETE' then
    if visit_counts(new.visit_id) then perform add_reader(new.job_id, new.employee_id); end if;
  end if;
  return null;
end
$$;
drop trigger visit_person_changed on visit_person;
create trigger visit_person_changed after update of visit_id, job_id, employee_id on visit_person
  for each row execute function follow_crew();

create function follow_visit() returns trigger language plpgsql as $$
begin
  if gives_sight(new.canceled_at, new.arrived_at, new.departed_at) then
    perform add_reader(job_id, employee_id) from visit_person where visit_id = new.id order by employee_id;
  else
    perform remove_reader(job_id, employee_id) from visit_person where visit_id = new.id order by employee_id;
  end if;
  return null;
end
$$;
create trigger visit_canceled_or_restored after update of canceled_at, arrived_at, departed_at on visit
  for each row when (gives_sight(old.canceled_at, old.arrived_at, old.departed_at)
    <> gives_sight(new.canceled_at, new.arrived_at, new.departed_at))
  execute function follow_visit();

update lead_reader set reasons = reasons - canceled.visits
  from (
    select visit_person.job_id, visit_person.employee_id, count(*) as visits
    from visit_person join visit on visit.id = visit_person.visit_id
    where not gives_sight(canceled_at, arrived_at, departed_at)
    group by visit_person.job_id, visit_person.employee_id
  ) as canceled
  where lead_reader.lead_id = canceled.job_id and lead_reader.employee_id = canceled.employee_id;
delete from lead_reader where reasons = 0;
