-- Nobody answers whether there is sewage where the loss itself says so, and calls from before the hazards were never asked. Whatever was
-- answered counts.

-- Made anew: PostgreSQL 15 can't change the expression of a column.
alter table job drop column hazards;
alter table job add column hazards text[] not null generated always as (
  array_remove(array[
    case when facts->>'hurt' = 'yes' then 'hurt' end,
    case when facts->>'electricity' = 'yes' then 'electricity' end,
    case when facts->>'gas' = 'yes' then 'gas' end,
    case when facts->>'ceiling' = 'yes' then 'ceiling' end,
    case when coalesce(facts->>'sewage',
      case when facts->>'loss_type' = 'sewage' or facts->>'source' in ('toilet_solids', 'drain_backup') then 'yes' end
    ) = 'yes' then 'sewage' end,
    case when facts->>'sharps' = 'yes' then 'sharps' end
  ], null)) stored;
