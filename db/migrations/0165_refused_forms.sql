-- A filled form that was refused can be a sync problem like any other write.
alter table sync_problem drop constraint sync_problem_kind_check;
alter table sync_problem add constraint sync_problem_kind_check
  check (kind in ('note', 'step', 'undo_step', 'photo', 'move', 'job', 'job_change', 'job_category', 'access_code',
    'item', 'item_change', 'job_stage', 'job_side', 'room', 'room_change',
    'point', 'point_change', 'station', 'station_change', 'reading', 'visit_close', 'equipment_move', 'deviation',
    'submission'));
