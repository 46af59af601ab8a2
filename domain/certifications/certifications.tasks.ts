import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { keyOfAll } from '#domain/emails/email-key.ts'
import { sendOnce } from '#domain/emails/emails.server.ts'
import { expiringEmail } from './expiring.email.ts'
import { listUnwarned, recordWarned } from './expiry.server.ts'

/** Tells the office once of each certification that expires within sixty days, or did already. */
export async function warnOfExpiry(world: World): Promise<void> {
  const company = await getCompany(world)
  if (!company.office_recipient) return
  const expiring = await listUnwarned(world)
  if (expiring.length === 0) return

  const email = expiringEmail(expiring, company, world)
  const named = expiring.map(({ id, expires_on }) => `${id}:${expires_on}`)
  await sendOnce(
    world,
    { key: keyOfAll('expiring', named), to: company.office_recipient, ...email },
    async (world) => {
      for (const certification of expiring) await recordWarned(world, certification)
    },
  )
}
