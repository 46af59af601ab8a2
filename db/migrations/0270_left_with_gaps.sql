-- Someone left a job though its file lacks something: a call for the office of its own kind.
alter table visit_step drop constraint visit_step_reason_check;
alter table visit_step add constraint visit_step_reason_check
  check (reason in ('materials', 'no_access', 'hazard', 'question', 'left_gaps', 'other'));
