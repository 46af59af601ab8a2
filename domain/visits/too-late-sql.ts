import { sql } from 'kysely'
import { visitCanceledTooLate } from './visit-events.ts'

/**
 * Whether it was canceled once its people were there, in any query over `visit`: it stands as if nobody had canceled it. Events are
 * looked up for few visits: only of one that was made, and was changed twice at least.
 */
export const canceledTooLate = sql<boolean>`(visit.canceled_at is null and visit.revision > 2
  and (visit.arrived_at is not null or visit.departed_at is not null) and exists (
    select from event where event.subject = visit.job_id and event.name = ${visitCanceledTooLate.name}
      and event.payload->>'visit_id' = visit.id::text))`
