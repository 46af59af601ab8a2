import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { sendOnce } from '#domain/emails/emails.server.ts'
import { cameBackEmail } from './came-back.email.ts'
import { findPulled } from './stored-moves.server.ts'

/** Tells the office of a unit that was picked up dirty or broken, unless that was undone since. */
export async function mailCameBack(world: World, { move_id }: { move_id: string }): Promise<void> {
  const company = await getCompany(world)
  if (!company.office_recipient) return
  const pulled = await findPulled(world, move_id)
  if (!pulled || pulled.condition === null || pulled.condition === 'good') return
  const email = cameBackEmail({ ...pulled, condition: pulled.condition }, company, world)
  const key = `equipment-came-back-${move_id}`
  await sendOnce(world, { key, to: company.office_recipient, ...email }, async () => {})
}
