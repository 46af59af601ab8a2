import { sql } from 'kysely'

// What `open-visit.ts` says of a visit, in any query over `visit`.

export function openVisits(today: string) {
  return sql<boolean>`(visit.canceled_at is null and visit.departed_at is null
    and (visit.visit_on is null or visit.visit_on >= ${today}::date))`
}

export function visitsAhead(today: string) {
  return sql<boolean>`(${openVisits(today)} and visit.arrived_at is null)`
}
