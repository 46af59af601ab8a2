import { minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { sendOnce } from '#domain/letters/letters.server.ts'
import { setApartLetter } from './set-apart.letter.ts'

const atMostEvery = 10 * minute
const mostAtOnce = 20

/**
 * Tells the office which requests were set apart as spam, since no one is alerted of them and a real one may be among them:
 * the first one at once, in a flood one mail every ten minutes.
 */
export async function mailSetApart(world: World): Promise<void> {
  const company = await getCompany(world)
  if (!company.office_recipient || (await wasMailedLately(world))) return
  const leads = await listUnmailed(world)
  const [first] = leads
  if (!first) return

  const letter = setApartLetter(leads, company, world.publicUrl)
  await sendOnce(
    world,
    { key: `set-apart-${first.id}`, to: company.office_recipient, ...letter },
    ({ db, now }) =>
      db
        .updateTable('lead')
        .set({ set_apart_mailed_at: now() })
        .where(
          'id',
          'in',
          leads.map(({ id }) => id),
        )
        .execute(),
  )
}

async function wasMailedLately({ db, now }: World) {
  const lately = await db
    .selectFrom('lead')
    .select('id')
    .where('set_apart_mailed_at', '>', new Date(now().getTime() - atMostEvery))
    .limit(1)
    .executeTakeFirst()
  return lately !== undefined
}

function listUnmailed({ db }: World) {
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
