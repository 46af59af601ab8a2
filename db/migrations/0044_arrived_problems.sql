-- What the server refused may be sent again once the request is its sender's again, and is then settled by its arrival.
alter table sync_problem drop constraint sync_problem_state_check;
alter table sync_problem add constraint sync_problem_state_check
  check (state in ('open', 'taken_over', 'sent_back', 'discarded', 'arrived'));
