import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { daysLater } from '#domain/company/local-time.ts'
import { NewCertification } from '#domain/certifications/certification.ts'
import { addCertification } from '#domain/certifications/certifications.server.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { allow } from '#domain/roles/allowed.ts'

/** Who holds what, and for how many days from now; null does not expire. The numbers say that they are none. */
const held = [
  ['projects', 'WRT', 420],
  ['projects', 'OSHA30', null],
  ['lead.tech', 'WRT', 300],
  ['lead.tech', 'ASD', 300],
  ['lead.tech', 'FIT', 25],
  ['tech', 'WRT', 610],
  ['tech', 'BBP', -12],
] as const

export async function handOutCertifications(world: World, owner: SignedIn, now: Date) {
  const people = await world.db.selectFrom('employee').select(['id', 'username']).execute()
  const today = companyDay(now)
  for (const [username, code, days] of held) {
    const certification = NewCertification.parse({
      id: newId(world.now().getTime()),
      employee_id: people.find((person) => person.username === username)?.id,
      code,
      number: `DEMO-${code}`,
      expires_on: days === null ? null : daysLater(today, days),
    })
    await addCertification(world, allow(owner, 'employees.edit'), certification)
  }
}
