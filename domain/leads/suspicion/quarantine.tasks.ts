import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { sendOnce } from '#domain/emails/emails.server.ts'
import { quarantineEmail } from './quarantine.email.ts'
import { listUnmailed, recordQuarantineMailed, wasMailedLately } from './quarantine.server.ts'

/**
 * Tells the office which requests were quarantined as spam, since no one is alerted of them and a real one may be among them:
 * the first one at once, in a flood one mail every ten minutes, in which each sender has one entry.
 */
export async function mailQuarantined(world: World): Promise<void> {
  const company = await getCompany(world)
  if (!company.office_recipient || (await wasMailedLately(world))) return
  const leads = await listUnmailed(world)
  const [first] = leads
  if (!first) return

  const email = quarantineEmail(leads, company, world.publicUrl)
  await sendOnce(world, { key: `quarantine-${first.id}`, to: company.office_recipient, ...email }, (world) =>
    recordQuarantineMailed(
      world,
      leads.flatMap(({ ids }) => ids),
    ),
  )
}
