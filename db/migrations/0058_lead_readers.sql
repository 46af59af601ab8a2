-- Who sees a request without seeing everyone's: the person whom it is assigned to, and the people who go on visits of its job. It has
-- what the lists of requests and of jobs are sorted by, so that a page of them is one stretch of an index, however long the history.
-- Triggers write it, and they alone. It has no foreign keys: one would make work on a job wait for work on its request.
create table lead_reader (
  lead_id uuid not null,
  employee_id uuid not null,
  reasons int not null check (reasons >= 0), -- the assignment and each visit count one; at 0 the row is deleted
  lead_received_at timestamptz not null,
  job_created_at timestamptz, -- null: the request has no job
  primary key (lead_id, employee_id)
);

insert into lead_reader (lead_id, employee_id, reasons, lead_received_at, job_created_at)
select lead_id, employee_id, count(*), lead.received_at, job.created_at
from (
  select id as lead_id, assigned_to as employee_id from lead where assigned_to is not null
  union all select job_id, employee_id from visit_person
) as reason inner join lead on lead.id = lead_id left join job on job.id = lead_id
group by lead_id, employee_id, lead.received_at, job.created_at;

create index lead_reader_leads on lead_reader (employee_id, lead_received_at, lead_id);
create index lead_reader_jobs on lead_reader (employee_id, job_created_at, lead_id);

-- Adding and subtracting lock the row that they count in, so that an assignment and a visit that change at once both count.
create function add_reader(request uuid, person uuid) returns void language plpgsql as $$
begin
  insert into lead_reader as known (lead_id, employee_id, reasons, lead_received_at, job_created_at)
    select lead.id, person, 1, lead.received_at, job.created_at
    from lead left join job on job.id = lead.id where lead.id = request and person is not null
    on conflict (lead_id, employee_id) do update set reasons = known.reasons + 1;
end
$$;
create function remove_reader(request uuid, person uuid) returns void language plpgsql as $$
begin
  update lead_reader set reasons = reasons - 1 where lead_id = request and employee_id = person;
  delete from lead_reader where lead_id = request and employee_id = person and reasons = 0;
end
$$;

create function follow_assignment() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then perform remove_reader(old.id, old.assigned_to); end if;
  perform add_reader(new.id, new.assigned_to);
  return null;
end
$$;
create trigger lead_entered_assigned after insert on lead
  for each row when (new.assigned_to is not null) execute function follow_assignment();
create trigger lead_reassigned after update of assigned_to on lead
  for each row when (new.assigned_to is distinct from old.assigned_to) execute function follow_assignment();

create function follow_crew() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform remove_reader(old.job_id, old.employee_id); end if;
  if tg_op <> 'DELETE' then perform add_reader(new.job_id, new.employee_id); end if;
  return null;
end
$$;
create trigger visit_person_added after insert on visit_person for each row execute function follow_crew();
create trigger visit_person_removed after delete on visit_person for each row execute function follow_crew();
create trigger visit_person_changed after update of job_id, employee_id on visit_person
  for each row execute function follow_crew();

-- What the lists are sorted by.
create function follow_received_at() returns trigger language plpgsql as $$
begin
  update lead_reader set lead_received_at = new.received_at where lead_id = new.id;
  return null;
end
$$;
create trigger lead_received_otherwise after update of received_at on lead
  for each row when (new.received_at <> old.received_at) execute function follow_received_at();
create function follow_created_at() returns trigger language plpgsql as $$
begin
  update lead_reader set job_created_at = new.created_at where lead_id = new.id;
  return null;
end
$$;
create trigger job_made after insert or update of created_at on job for each row execute function follow_created_at();
