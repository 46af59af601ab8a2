-- What is dangerous at a job is told where people choose whom to send, and jobs at which people are in danger come first there, before
-- any priority. Once a crew has inspected the loss, the danger is in its hands.

alter table job
  -- The hazards that were reported, in the order in which they are asked.
  add column hazards text[] not null generated always as (
    array_remove(array[
      case when facts->>'hurt' = 'yes' then 'hurt' end,
      case when facts->>'electricity' = 'yes' then 'electricity' end,
      case when facts->>'gas' = 'yes' then 'gas' end,
      case when facts->>'ceiling' = 'yes' then 'ceiling' end,
      case when facts->>'sewage' = 'yes' then 'sewage' end,
      case when facts->>'sharps' = 'yes' then 'sharps' end
    ], null)) stored,
  -- 0: people are in danger; else the priority.
  add column urgency smallint not null generated always as (
    case when stage in ('new', 'contacted', 'dispatched') and 'yes' in (facts->>'hurt', facts->>'gas')
      then 0 else priority end) stored;

-- The order in which crews are sent.
create index job_urgency on job (urgency, created_at, id) where stage <> 'closed' and side is null;
