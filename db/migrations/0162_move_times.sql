-- The time of a move as its device told it, before it was corrected by our clock: the same move is sent with the same. Null: none was told,
-- or it was received before this was stored.
alter table equipment_move add column told_at timestamptz;

-- Stays are those of the job that is kept: a merge writes them anew from now on, and these were written before.
with recursive family (id, root) as (
  select id, id from job where merged_into is null
  union all select job.id, family.root from job join family on job.merged_into = family.id
) update equipment_stay set job_id = family.root from family where family.id = equipment_stay.job_id and family.root <> family.id;
