import { createHash, randomBytes } from 'node:crypto'
import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { knownTown } from '#domain/areas/known-town.ts'
import { daysLater } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { maySignIn } from '#domain/employees/may-sign-in.ts'
import { rolesThatAllow } from '#domain/employees/may-work.ts'
import { isOver } from '#domain/jobs/stages/stages.ts'
import { visitTimeOf } from './visit-columns.ts'
import { calendarMade, calendarRevoked } from './calendar-events.ts'
import type { CalendarFeed, NewCalendarFeed } from './calendar-feed.ts'
import { timeOrder } from './time-order.ts'
import { writeCalendar, type CalendarVisit } from './calendar.ts'

type Oneself = { employee: Pick<SignedIn, 'id'> }

const daysBack = 30
const daysAhead = 180
const mostVisits = 1000
const mostRevoked = 5

export async function readFeed({ db }: World, { employee }: Oneself): Promise<CalendarFeed> {
  const feed = await db
    .selectFrom('calendar_feed')
    .select('created_at')
    .where('employee_id', '=', employee.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return { made_at: feed?.created_at.toISOString() ?? null }
}

/** Makes a new address, which is told this once: the database stores its hash. The one before is revoked. */
export function makeFeed(world: World, { employee }: Oneself): Promise<NewCalendarFeed> {
  return inTransaction(world, async (world) => {
    await lockPerson(world, employee.id)
    await revoke(world, employee.id)
    const token = randomBytes(32).toString('base64url')
    const created_at = world.now()
    const row = { token_hash: hashOf(token), employee_id: employee.id, created_at }
    await world.db.insertInto('calendar_feed').values(row).execute()
    await forgetOldest(world, employee.id)
    await announce(world, calendarMade, { employee_id: employee.id }, employee.id)
    return { address: `${world.publicUrl}/api/calendar/${token}`, made_at: created_at.toISOString() }
  })
}

export function revokeFeed(world: World, { employee }: Oneself): Promise<void> {
  return inTransaction(world, async (world) => {
    await lockPerson(world, employee.id)
    if (await revoke(world, employee.id))
      await announce(world, calendarRevoked, { employee_id: employee.id }, employee.id)
  })
}

/** The calendar at a secret address: the visits of its person, from a month back to half a year ahead. */
export async function readCalendar(world: World, token: string): Promise<string> {
  const feed = await world.db
    .selectFrom('calendar_feed')
    .innerJoin('employee', 'employee.id', 'calendar_feed.employee_id')
    .select(['employee_id', 'revoked_at'])
    .select((person) => maySignIn(person).as('may_sign_in'))
    .select((person) => person.exists(rolesThatAllow(person, 'intake.view')).as('sees_jobs'))
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (!feed) throw new Refusal(404, 'calendar-not-found', 'Calendar not found.')
  if (feed.revoked_at !== null || !feed.may_sign_in || !feed.sees_jobs)
    throw new Refusal(410, 'calendar-revoked', 'This calendar address was revoked.')
  const visits = await visitsOf(world, feed.employee_id)
  return writeCalendar(visits, { now: world.now(), host: new URL(world.publicUrl).hostname })
}

async function visitsOf({ db, now }: World, employeeId: string): Promise<CalendarVisit[]> {
  const today = companyDay(now())
  const rows = await db
    .selectFrom('visit_person')
    .innerJoin('visit', 'visit.id', 'visit_person.visit_id')
    .innerJoin('job', 'job.id', 'visit.job_id')
    .innerJoin('lead', 'lead.id', 'job.id')
    .select(['visit.id', 'visit.visit_on', 'visit.visit_from', 'visit.visit_to', 'visit.revision'])
    .select(['visit.departed_at', 'job.number', 'job.stage', 'job.side', 'lead.town'])
    .where('visit_person.employee_id', '=', employeeId)
    .where('visit.canceled_at', 'is', null)
    .where('visit.visit_on', '>=', daysLater(today, -daysBack))
    .where('visit.visit_on', '<=', daysLater(today, daysAhead))
    .orderBy(timeOrder)
    .limit(mostVisits)
    .execute()
  return rows.flatMap(({ id, number, revision, town, stage, side, departed_at, ...columns }) => {
    const when = visitTimeOf(columns)
    if (!when || (departed_at === null && isOver(stage, side))) return []
    // What a visitor typed as their town may be an address.
    return [{ id, when, number, revision, town: knownTown(town) ?? '' }]
  })
}

/** Of two devices that make an address at once each revokes the other's, one after the other. */
async function lockPerson({ db }: World, id: string) {
  await db.selectFrom('employee').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
}

async function revoke({ db, now }: World, employeeId: string): Promise<boolean> {
  const revoked = await db
    .updateTable('calendar_feed')
    .set({ revoked_at: now() })
    .where('employee_id', '=', employeeId)
    .where('revoked_at', 'is', null)
    .returning('employee_id')
    .executeTakeFirst()
  return revoked !== undefined
}

/** Those that were revoked last still answer that they are gone; of any before there is no such calendar. */
async function forgetOldest({ db }: World, employeeId: string) {
  await db
    .deleteFrom('calendar_feed')
    .where('token_hash', 'in', (feed) =>
      feed
        .selectFrom('calendar_feed')
        .select('token_hash')
        .where('employee_id', '=', employeeId)
        .where('revoked_at', 'is not', null)
        .orderBy('revoked_at', 'desc')
        .orderBy('created_at', 'desc')
        .offset(mostRevoked),
    )
    .execute()
}

function hashOf(token: string) {
  return createHash('sha256').update(token).digest()
}
