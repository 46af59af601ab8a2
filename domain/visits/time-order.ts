import { sql } from 'kysely'

/** Visits in the order of their time, as `timeKey` sorts them: those to be scheduled come last. */
export const timeOrder = sql`visit.visit_on, visit.visit_from, visit.visit_to, visit.id`
