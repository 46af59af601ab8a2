-- What facts of a job were changed to, for its timeline: events, which are never deleted, tell only which. Facts of a claim are not in it.
create table job_change (
  id uuid primary key,
  job_id uuid not null references job,
  facts jsonb not null -- by the names of domain/jobs/facts; null: taken out
);
