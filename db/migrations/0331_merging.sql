-- What the two jobs of a merge said differently: what the merged one told, and what the other one knew until then. An undo puts back from it
-- what gave way. Facts of the claim are named by the event alone.
alter table job_merge add column differed jsonb not null default '{}';
alter table job_merge alter column differed drop default;
