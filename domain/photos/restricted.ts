import { sql } from 'kysely'

/**
 * Whether only who may see restricted photos sees this one: it was marked so, or staff took it at a trauma scene, where the database marks
 * it. What customers sent themselves is shown to whoever works on their request.
 */
export const isRestricted = sql<boolean>`(record_photo.restricted_at is not null)`
