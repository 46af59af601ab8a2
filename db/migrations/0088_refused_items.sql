-- What is to be done at a job is added and checked off without a connection too: it can be refused like any work of a device.
alter table sync_problem drop constraint sync_problem_kind_check;
alter table sync_problem add constraint sync_problem_kind_check
  check (kind in ('note', 'step', 'undo_step', 'photo', 'move', 'job', 'job_change', 'job_category', 'access_code',
    'item', 'item_change'));

-- A device that was offline for long says from which state it checked something off: nothing is reopened or done unseen.
alter table visit_item add column revision integer not null default 1;
