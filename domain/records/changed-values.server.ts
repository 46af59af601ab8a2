import * as z from 'zod'
import type { World } from '#platform/world.ts'
import { isId } from '#domain/audit/ids.ts'
import { typedValues } from '#domain/jobs/facts/changed-words.ts'
import { Differed, type SeenDifferences } from '#domain/jobs/facts/differed.ts'
import { jobChanged, jobMerged } from '#domain/jobs/job-events.ts'
import { seenInFiles } from '#domain/jobs/kept-jobs.server.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { Viewer as LeadViewer } from '#domain/leads/visible.ts'

type Told = { name: string; payload: Record<string, unknown> }
type Viewer = { readonly employee: Pick<SignedIn, 'id' | 'permissions'> }

const Values = z.record(z.string(), z.unknown())

/** Events tell which facts changed, never to what: that is read from where it can be deleted, by who may open the job. */
export async function withChangedValues<Event extends Told>(
  world: World,
  { employee }: Viewer,
  events: readonly Event[],
): Promise<Event[]> {
  const scope = employee.permissions['intake.view']
  if (!scope) return [...events]
  const changes = await readChanges(world, events.flatMap(changeOf))
  const merges = await readMerges(world, { employee, scope }, events.flatMap(mergeOf))
  return events.map((event) => {
    const [id = ''] = [...changeOf(event), ...mergeOf(event)]
    const merge = merges.get(id)
    const told = merge ? toldOfMerge(event, merge) : changes.get(id)
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

type SeenMerge = { differed: SeenDifferences; isWhole: boolean }

/**
 * What the jobs of a merge said differently. Each side tells of one job, so it is read by who sees that one: by itself or, as long as the
 * merge is in force, in the file of the job that is kept. Once it is undone, the line compares two jobs for who sees both, and no one else.
 */
async function readMerges(world: World, viewer: LeadViewer, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, SeenMerge>()
  const rows = await world.db
    .selectFrom('job_merge')
    .select(['id', 'job_id', 'into_id', 'undone_at', 'differed'])
    .where('id', 'in', ids)
    .execute()
  const seen = await seenInFiles(
    world,
    viewer,
    rows.flatMap(({ job_id, into_id }) => [job_id, into_id]),
  )
  return new Map(
    rows.map(({ id, job_id, into_id, undone_at, differed }): [string, SeenMerge] => {
      const [seesMerged, seesKept] = [seen.has(job_id), seen.has(into_id)]
      const both = Differed.parse(differed)
      if (seesMerged && seesKept) return [id, { differed: both, isWhole: true }]
      return [id, { differed: seesMerged && !undone_at ? toldOnly(both) : {}, isWhole: false }]
    }),
  )
}

function toldOnly(differed: Differed): SeenDifferences {
  return Object.fromEntries(Object.entries(differed).map(([name, { told }]) => [name, { told }]))
}

/** Who may not read both sides reads of no fact that the two differ there, unless its value stands with it. */
function toldOfMerge({ payload }: Told, { differed, isWhole }: SeenMerge) {
  const names = Array.isArray(payload['facts']) ? payload['facts'].map(String) : []
  return isWhole ? { differed } : { differed, facts: names.filter((name) => name in differed) }
}

function changeOf({ name, payload }: Told): string[] {
  const id = name === jobChanged.name ? payload['change_id'] : null
  return isId(id) ? [id] : []
}

function mergeOf({ name, payload }: Told): string[] {
  const id = name === jobMerged.name ? payload['merge_id'] : null
  return isId(id) ? [id] : []
}
