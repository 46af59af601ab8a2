import { sql } from 'kysely'

/** No record has it. */
export const isUnused = sql<boolean>`photo.uses = 0`
