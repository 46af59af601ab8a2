-- Every version of a part of the set-up stays: a job is judged by the one that it began with, and an earlier one can be brought back.
alter table job_setup drop constraint job_setup_pkey;
alter table job_setup add primary key (part, revision);

-- The revision of the drying set-up by which a job is judged: it stays the one that the job began with, as that of the chart does.
-- 0: what the portal begins with.
alter table job add column drying_setup int;
update job set drying_setup = coalesce((select max(revision) from job_setup where part = 'drying'), 0)
  where drying_chart is not null;
alter table job add constraint job_drying_began_whole check ((drying_chart is null) = (drying_setup is null));
