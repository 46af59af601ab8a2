import { sql } from 'kysely'

/**
 * Whether only who may see restricted photos sees this one: it was marked so, or staff took it at a trauma scene. What customers sent
 * themselves is shown to whoever works on their request.
 */
export const isRestricted = sql<boolean>`(record_photo.restricted_at is not null or (
  record_photo.added_by is not null and exists (
    select from job where job.id = record_photo.record_id and job.loss_type = 'trauma')))`
