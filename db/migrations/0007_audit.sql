-- The record of who did what: read by person, by record and by kind, and sealed by a chain of hashes.

create index event_name on event (name, at, id);
create index event_employee on event (employee_id, name, at, id) where employee_id is not null;
create index event_record on event (subject, name, at, id) where subject is not null;

-- One row for each batch of facts, from the one after the seal before. What is in the hash: platform/seals/chain.ts.
create table seal (
  to_position bigint primary key,
  from_position bigint not null,
  hash bytea not null,
  sealed_at timestamptz not null
);
