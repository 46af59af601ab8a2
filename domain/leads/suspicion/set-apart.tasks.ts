import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { sendOnce } from '#domain/emails/emails.server.ts'
import { setApartEmail } from './set-apart.email.ts'
import { listUnmailed, recordSetApartMailed, wasMailedLately } from './set-apart.server.ts'

/**
 * Tells the office which requests were set apart as spam, since no one is alerted of them and a real one may be among them:
 * the first one at once, in a flood one mail every ten minutes, in which each sender has one entry.
 */
export async function mailSetApart(world: World): Promise<void> {
  const company = await getCompany(world)
  if (!company.office_recipient || (await wasMailedLately(world))) return
  const leads = await listUnmailed(world)
  const [first] = leads
  if (!first) return

  const email = setApartEmail(leads, company, world.publicUrl)
  await sendOnce(world, { key: `set-apart-${first.id}`, to: company.office_recipient, ...email }, (world) =>
    recordSetApartMailed(
      world,
      leads.flatMap(({ ids }) => ids),
    ),
  )
}
