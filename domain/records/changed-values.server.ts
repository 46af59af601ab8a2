import * as z from 'zod'
import type { World } from '#platform/world.ts'
import { isId } from '#domain/audit/ids.ts'
import { typedValues } from '#domain/jobs/facts/changed-words.ts'
import { jobChanged } from '#domain/jobs/job-events.ts'
import type { SignedIn } from '#domain/employees/employee.ts'

type Told = { name: string; payload: Record<string, unknown> }
type Viewer = { readonly employee: Pick<SignedIn, 'permissions'> }

const Values = z.record(z.string(), z.unknown())

/** Events tell which facts changed, never to what: that is read from where it can be deleted, by who may open the job. */
export async function withChangedValues<Event extends Told>(
  { db }: World,
  { employee }: Viewer,
  events: readonly Event[],
): Promise<Event[]> {
  const ids = events.map(changeOf).filter((id) => id !== null)
  if (ids.length === 0 || !employee.permissions['intake.view']) return [...events]
  const rows = await db.selectFrom('job_change').select(['id', 'facts']).where('id', 'in', ids).execute()
  const values = new Map(rows.map(({ id, facts }) => [id, Values.parse(facts)]))
  return events.map((event) => {
    const known = values.get(changeOf(event) ?? '')
    return known
      ? { ...event, payload: { ...event.payload, values: known, typed: typedValues(known) } }
      : event
  })
}

function changeOf({ name, payload }: Told) {
  const id = name === jobChanged.name ? payload['change_id'] : null
  return isId(id) ? id : null
}
