-- Whether a visit moved the job there, and no one by hand: where a merge is undone, such a stage goes back with the visit.
alter table job_stage add column by_visit boolean not null default false;
