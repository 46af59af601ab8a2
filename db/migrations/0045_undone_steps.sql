-- A step of a visit that was taken by mistake: it stays for the record and no longer counts. Where the undo arrived before the step
-- did, the row is there from then on, so that the step changes nothing when it comes.
alter table visit_step add column undone_at timestamptz;

-- The server may refuse the undo too, as it does the step.
alter table sync_problem drop constraint sync_problem_kind_check;
alter table sync_problem add constraint sync_problem_kind_check
  check (kind in ('note', 'step', 'undo_step', 'photo', 'move'));
