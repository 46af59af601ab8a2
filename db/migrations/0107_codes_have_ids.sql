-- A code has an id, and a code that is changed another one. A merge remembers which code went along, so that its undo brings back that
-- one and no other: not one that was saved at the other job since, nor one that a job has to which that was merged on.

alter table job_access_code add column id uuid not null unique default gen_random_uuid();
alter table job_access_code alter column id drop default;
alter table job_merge add column code_id uuid;

-- Of merges that can still be undone: the code stands with the first of the jobs that the merged one leads to, and was not changed since.
with recursive led (merge_id, merged_at, job_id, nth) as (
  select id, at, into_id, 1 from job_merge where has_code and undone_at is null
  union all
  select merge_id, merged_at, job.merged_into, nth + 1 from led join job on job.id = led.job_id
    where job.merged_into is not null
), standing as (
  select distinct on (merge_id) merge_id, merged_at, code.id, code.changed_at
    from led join job_access_code code using (job_id)
    order by merge_id, nth
)
update job_merge set code_id = standing.id from standing
  where standing.merge_id = job_merge.id and standing.changed_at <= standing.merged_at;
alter table job_merge drop column has_code;
