import { sql } from 'kysely'

/** In a query over messages: those that were not sent on a device that a link of the staff opened, and that may be anyone’s. */
export const isOwn = sql<boolean>`detail ->> 'by_link' is null`
