-- What was sent back and then reported again: what it said, and why it was sent back, in the order of the decisions. Events never
-- hold it.
create table earlier_problem (
  problem_id uuid not null references sync_problem,
  position int not null,
  content jsonb not null,
  reason text not null,
  decided_by uuid not null references employee,
  decided_at timestamptz not null,
  primary key (problem_id, position)
);
