import { announce } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { daysLater } from '#domain/company/local-time.ts'
import { warningDays } from './expiry.ts'
import { expiryMailed } from './certification-events.ts'

const mostAtOnce = 200

/** What expires within sixty days, or did already, and was in no email yet; of people who left nothing. */
export async function listUnwarned({ db, now }: World) {
  const rows = await db
    .selectFrom('certification')
    .innerJoin('employee', 'employee.id', 'certification.employee_id')
    .select(['certification.id', 'employee_id', 'code', 'expires_on', 'employee.name'])
    .where('warned_at', 'is', null)
    .where('expires_on', '<=', daysLater(companyDay(now()), warningDays))
    .where('employee.status', '!=', 'left')
    .orderBy('expires_on')
    .orderBy('certification.id')
    .limit(mostAtOnce)
    .execute()
  return rows.flatMap(({ expires_on, ...row }) => (expires_on ? [{ ...row, expires_on }] : []))
}

type Warned = { id: string; employee_id: string; expires_on: string }

/** Unless the day was changed meanwhile, the certification is in no later email. */
export async function recordWarned(world: World, { id, employee_id, expires_on }: Warned) {
  await world.db
    .updateTable('certification')
    .set({ warned_at: world.now() })
    .where('id', '=', id)
    .where('expires_on', '=', expires_on)
    .execute()
  await announce(world, expiryMailed, { employee_id, certification_id: id, expires_on })
}
