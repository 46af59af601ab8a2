import { announce } from '#platform/events.ts'
import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { sendOnce } from '#domain/letters/letters.server.ts'
import { daysLater, expiryMailed, warningDays } from './certification.ts'
import { expiringLetter } from './expiring.letter.ts'

const mostAtOnce = 200

/** Tells the office once of each certification that expires within sixty days, or did already. */
export async function warnOfExpiry(world: World): Promise<void> {
  const company = await getCompany(world)
  if (!company.office_recipient) return
  const expiring = await listUnwarned(world)
  if (expiring.length === 0) return

  const letter = expiringLetter(expiring, company, world)
  // The same certifications make the same letter, also for a task that runs again.
  const key = `expiring-${expiring.map(({ id, expires_on }) => `${id}:${expires_on}`).join()}`
  await sendOnce(world, { key, to: company.office_recipient, ...letter }, async (world) => {
    for (const { id, employee_id, expires_on } of expiring) {
      await world.db
        .updateTable('certification')
        .set({ warned_at: world.now() })
        .where('id', '=', id)
        .where('expires_on', '=', expires_on)
        .execute()
      await announce(world, expiryMailed, { employee_id, certification_id: id, expires_on })
    }
  })
}

/** Of those who have left nothing is awaited any more. */
async function listUnwarned({ db, now }: World) {
  const rows = await db
    .selectFrom('certification')
    .innerJoin('employee', 'employee.id', 'certification.employee_id')
    .select(['certification.id', 'employee_id', 'code', 'expires_on', 'employee.name'])
    .where('warned_at', 'is', null)
    .where('expires_on', '<=', daysLater(now().toISOString().slice(0, 10), warningDays))
    .where('employee.status', '!=', 'left')
    .orderBy('expires_on')
    .orderBy('certification.id')
    .limit(mostAtOnce)
    .execute()
  return rows.flatMap(({ expires_on, ...row }) => (expires_on ? [{ ...row, expires_on }] : []))
}
