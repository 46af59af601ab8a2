import * as z from 'zod'
import type { World } from '#platform/world.ts'
import { isId } from '#domain/audit/ids.ts'
import { typedValues } from '#domain/jobs/facts/changed-words.ts'
import { Differed } from '#domain/jobs/facts/differed.ts'
import { jobChanged, jobMerged } from '#domain/jobs/job-events.ts'
import type { SignedIn } from '#domain/employees/employee.ts'

type Told = { name: string; payload: Record<string, unknown> }
type Viewer = { readonly employee: Pick<SignedIn, 'permissions'> }

const Values = z.record(z.string(), z.unknown())

/** Events tell which facts changed, never to what: that is read from where it can be deleted, by who may open the job. */
export async function withChangedValues<Event extends Told>(
  world: World,
  { employee }: Viewer,
  events: readonly Event[],
): Promise<Event[]> {
  if (!employee.permissions['intake.view']) return [...events]
  const changes = await readChanges(world, events.flatMap(changeOf))
  const merges = await readMerges(world, events.flatMap(mergeOf))
  return events.map((event) => {
    const [id = ''] = [...changeOf(event), ...mergeOf(event)]
    const told = changes.get(id) ?? merges.get(id)
    return told ? { ...event, payload: { ...event.payload, ...told } } : event
  })
}

async function readChanges({ db }: World, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, object>()
  const rows = await db.selectFrom('job_change').select(['id', 'facts']).where('id', 'in', ids).execute()
  return new Map(
    rows.map(({ id, facts }) => {
      const values = Values.parse(facts)
      return [id, { values, typed: typedValues(values) }]
    }),
  )
}

/** What the jobs of a merge said differently. */
async function readMerges({ db }: World, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, object>()
  const rows = await db.selectFrom('job_merge').select(['id', 'differed']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, differed }) => [id, { differed: Differed.parse(differed) }]))
}

function changeOf({ name, payload }: Told): string[] {
  const id = name === jobChanged.name ? payload['change_id'] : null
  return isId(id) ? [id] : []
}

function mergeOf({ name, payload }: Told): string[] {
  const id = name === jobMerged.name ? payload['merge_id'] : null
  return isId(id) ? [id] : []
}
