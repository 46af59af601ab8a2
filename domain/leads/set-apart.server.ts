import { minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'

const atMostEvery = 10 * minute
const mostAtOnce = 20

/** Whether such an email went out within the last ten minutes. */
export async function wasMailedLately({ db, now }: World) {
  const lately = await db
    .selectFrom('lead')
    .select('id')
    .where('set_apart_mailed_at', '>', new Date(now().getTime() - atMostEvery))
    .limit(1)
    .executeTakeFirst()
  return lately !== undefined
}

/** Those that no email named yet, oldest first. */
export function listUnmailed({ db }: World) {
  return db
    .selectFrom('lead')
    .select(['id', 'name', 'phone', 'loss', 'service', 'quarantine_reasons'])
    .where('quarantined_at', 'is not', null)
    .where('set_apart_mailed_at', 'is', null)
    .orderBy('quarantined_at')
    .orderBy('id')
    .limit(mostAtOnce)
    .execute()
}

export async function recordSetApartMailed({ db, now }: World, ids: readonly string[]) {
  await db.updateTable('lead').set({ set_apart_mailed_at: now() }).where('id', 'in', ids).execute()
}
