-- What the person in the field replied as they reported again what the office had sent back. Events never hold it.
alter table sync_problem add column reply text not null default '';
alter table earlier_problem add column reply text not null default '';
