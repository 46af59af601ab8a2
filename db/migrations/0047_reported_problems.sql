-- When the server took in a report: the list is in this order, as times that a device tells can be anything.
alter table sync_problem add column received_at timestamptz;
update sync_problem set received_at = coalesce(
  (select max(event.at) from event
    where subject = lead_id and name = 'sync.problem_reported' and payload->>'problem_id' = sync_problem.id::text),
  refused_at);
alter table sync_problem alter column received_at set not null;

-- The two lists, and what one request or one person has.
drop index sync_problem_open;
drop index sync_problem_employee;
create index sync_problem_open on sync_problem (received_at, id) where state = 'open';
create index sync_problem_employee on sync_problem (employee_id, received_at);
create index sync_problem_lead on sync_problem (lead_id, received_at) where state = 'open';

-- Settled problems are deleted after a year, with what was sent back before.
alter table earlier_problem drop constraint earlier_problem_problem_id_fkey;
alter table earlier_problem add constraint earlier_problem_problem_id_fkey
  foreign key (problem_id) references sync_problem on delete cascade;
