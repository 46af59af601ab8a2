import { sql } from 'kysely'

/** What `waitsForCall` says of a request, in any query over `lead`; in the words of the index `lead_uncalled`. */
export const waitingForCall = sql<boolean>`(lead.status = 'new' and lead.quarantined_at is null
  and lead.cancelled_at is null)`
