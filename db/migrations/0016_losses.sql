-- What happened, in the visitor's own choice; the service is derived from it. Requests from before have none, and keep
-- their service. How urgent a request is follows from what happened and when, and lists sort by it.

alter table lead
  add column loss text check (loss in ('flooded-basement', 'burst-pipe', 'sewage-backup', 'fire-smoke', 'mold', 'trauma', 'other')),
  -- 0: happening now, 1: today, 2: not said, 3: this week, 4: longer ago
  add column urgency smallint not null generated always as (
    case
      when "when" = 'happening-now' then 0
      when "when" = 'today' then 1
      when "when" = 'this-week' then 3
      when "when" = 'longer-ago' then 4
      when loss in ('flooded-basement', 'burst-pipe', 'sewage-backup', 'fire-smoke') then 0
      else 2
    end
  ) stored;
