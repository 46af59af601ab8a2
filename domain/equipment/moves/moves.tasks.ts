import { hour } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { sendOnce } from '#domain/emails/emails.server.ts'
import { cameBackEmail } from './came-back.email.ts'
import { findPulled } from './stored-moves.server.ts'

/** Tells the office of a unit that was picked up dirty or broken, unless that was undone since: of each unit once an hour. */
export async function mailCameBack(world: World, { move_id }: { move_id: string }): Promise<void> {
  const company = await getCompany(world)
  if (!company.office_recipient) return
  const pulled = await findPulled(world, move_id)
  if (!pulled || pulled.condition === null || pulled.condition === 'good') return
  const { received_at, unit_id, condition } = pulled
  const email = cameBackEmail(
    { ...pulled, condition, isOut: pulled.state === 'out_of_service' },
    company,
    world,
  )
  const key = `equipment-came-back-${unit_id}-${Math.floor(received_at.getTime() / hour)}`
  await sendOnce(world, { key, to: company.office_recipient, ...email }, async () => {})
}
