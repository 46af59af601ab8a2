import { sql } from 'kysely'
import { minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { visitCanceled, visitChanged, visitMadeBefore } from './visit-events.ts'

/** `event` is the name of what happened to the visit. */
type Asked = { job_id: string; visit_id: string; event: string; isCanceled: boolean }

/**
 * Who goes on the visit and did not do this themselves. No one where it is canceled by now, or no longer, or over, and no one where
 * the product did it: an update that brings visits along is no news. Nor is it that a visit was not made after all: its people would
 * take it for the one that they still go on.
 */
export async function crewOf({ db }: World, { isCanceled, ...asked }: Asked): Promise<string[]> {
  const rows = await db
    .selectFrom('visit')
    .innerJoin('visit_person', 'visit_person.visit_id', 'visit.id')
    .select('visit_person.employee_id')
    .where('visit.id', '=', asked.visit_id)
    .where('visit.departed_at', 'is', null)
    .where('visit.canceled_at', isCanceled ? 'is not' : 'is', null)
    .$if(isCanceled, (crew) => crew.where('visit.made_of', 'is', null))
    .where(sql<boolean>`visit_person.employee_id <> ${whoDid(asked)}`)
    .execute()
  return rows.map(({ employee_id }) => employee_id)
}

/** Of these people those who are not on the visit any more while it is still ahead, and did not take themselves off it. */
export async function takenOff(
  { db }: World,
  asked: Omit<Asked, 'isCanceled'>,
  people: readonly string[],
): Promise<string[]> {
  if (people.length === 0) return []
  const rows = await db
    .selectFrom('employee')
    .innerJoin('visit', (visit) => visit.on('visit.id', '=', asked.visit_id))
    .leftJoin('visit_person', (person) =>
      person
        .onRef('visit_person.visit_id', '=', 'visit.id')
        .onRef('visit_person.employee_id', '=', 'employee.id'),
    )
    .select('employee.id')
    .where('employee.id', 'in', people)
    .where('visit.departed_at', 'is', null)
    .where('visit.canceled_at', 'is', null)
    .where('visit_person.visit_id', 'is', null)
    .where(sql<boolean>`employee.id <> ${whoDid(asked)}`)
    .execute()
  return rows.map(({ id }) => id)
}

/** Who was to go on visits of these jobs that were canceled then, by job. */
export async function crewsSentBefore(
  { db }: World,
  canceled: readonly { subject: string | null; at: Date }[],
): Promise<ReadonlyMap<string, string[]>> {
  const jobs = canceled.flatMap(({ subject }) => subject ?? [])
  if (jobs.length === 0) return new Map()
  const earliest = Math.min(...canceled.map(({ at }) => at.getTime()))
  const rows = await db
    .selectFrom('visit')
    .innerJoin('visit_person', 'visit_person.visit_id', 'visit.id')
    .select(['visit.job_id', 'employee_id'])
    .where('visit.job_id', 'in', jobs)
    .where('canceled_at', '>=', new Date(earliest - minute))
    .execute()
  const byJob = Map.groupBy(rows, ({ job_id }) => job_id)
  return new Map([...byJob].map(([id, crew]) => [id, crew.map(({ employee_id }) => employee_id)]))
}

/**
 * Who changed or canceled a visit last, and who goes there since. Not who told that it was made before: they know.
 */
export async function whoChanged(
  { db }: World,
  { job_id, visit_id, made_of }: { job_id: string; visit_id: string; made_of: string },
): Promise<string[]> {
  const events = await db
    .selectFrom('event')
    .select(['name', 'employee_id'])
    .where('subject', '=', job_id)
    .where('name', 'in', [visitChanged.name, visitCanceled.name, visitMadeBefore.name])
    .where(sql<string>`payload->>'visit_id'`, 'in', [made_of, visit_id])
    .orderBy('id')
    .execute()
  const crew = await db
    .selectFrom('visit_person')
    .select('employee_id')
    .where('visit_id', '=', made_of)
    .execute()
  const teller = events.findLast(({ name }) => name === visitMadeBefore.name)?.employee_id
  const changer = events.findLast(({ name }) => name !== visitMadeBefore.name)?.employee_id
  const people = new Set([...(changer ? [changer] : []), ...crew.map(({ employee_id }) => employee_id)])
  return [...people].filter((person) => person !== teller)
}

/** Who did last what the event tells of, or null where the product did it. */
export async function findWhoDid({ db }: World, asked: Omit<Asked, 'isCanceled'>): Promise<string | null> {
  const row = await db.selectNoFrom(whoDid(asked).as('employee_id')).executeTakeFirst()
  return row?.employee_id ?? null
}

function whoDid({ job_id, visit_id, event }: Omit<Asked, 'isCanceled'>) {
  return sql<
    string | null
  >`(select event.employee_id from event where event.subject = ${job_id} and event.name = ${event}
    and event.payload->>'visit_id' = ${visit_id} order by event.id desc limit 1)`
}
