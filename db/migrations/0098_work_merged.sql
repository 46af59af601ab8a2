-- What goes along where a job is merged into another one: its visits that nobody left yet, what is still to be done there, and its access
-- code where the other one has none. An undo brings the same back.

alter table job_merge add column visits uuid[] not null default '{}';
alter table job_merge add column items uuid[] not null default '{}';
alter table job_merge add column has_code boolean not null default false;
