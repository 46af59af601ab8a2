import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { isAsRecorded } from './as-stored.ts'
import type { Link } from './evidence.ts'
import type { RowDifference } from './job-evidence.ts'
import type { RecordedRows } from './recorded-rows.ts'

/** So many are named; however many there are, no more are in memory. */
const mostNamed = 20

type Differing = { differing: number; differences: RowDifference[] }
export const noneDiffers: Differing = { differing: 0, differences: [] }

type Of = { job_id: string; rows: readonly RecordedRows[] }

/** The records of a page of which the row is gone, or is not as it was recorded; added to those before. */
export async function compareRecords(
  world: Pick<World, 'db'>,
  links: readonly Link[],
  { job_id, rows, before }: Of & { before: Differing },
): Promise<Differing> {
  const found: RowDifference[] = []
  for (const { kinds, read, changes = false } of rows) {
    const ofKind = links.filter(({ kind }) => kinds.includes(kind))
    const records = changes ? await lastOf(world, ofKind, { job_id, kinds }) : ofKind
    const ids = [...new Set(records.flatMap(({ subject }) => subject ?? []))]
    if (ids.length === 0) continue
    const stored = await read(world, { ids, job_id })
    for (const link of records) {
      const row = stored.get(link.subject ?? '')
      if (row && isAsRecorded(link, row)) continue
      const { kind, subject, position } = link
      found.push({ kind, subject, position, problem: row ? 'row_changed' : 'row_missing' })
    }
  }
  const inOrder = found.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
  return added(before, { differing: found.length, differences: inOrder })
}

/** Without those that a later record of the same row follows, on this page or a later one. */
async function lastOf(
  { db }: Pick<World, 'db'>,
  links: readonly Link[],
  { job_id, kinds }: { job_id: string; kinds: readonly string[] },
) {
  const subjects = [...new Set(links.flatMap(({ subject }) => subject ?? []))]
  if (subjects.length === 0) return []
  const last = await db
    .selectFrom('job_evidence')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('job_id', '=', job_id)
    .where('subject', 'in', subjects)
    .where('kind', 'in', kinds)
    .groupBy('subject')
    .execute()
  const positions = new Set(last.map(({ position }) => position))
  return links.filter(({ position }) => positions.has(position))
}

/** The rows of a job of which there is no record, added to those before. */
export async function findUnrecorded(
  world: Pick<World, 'db'>,
  { job_id, rows, before }: Of & { before: Differing },
): Promise<Differing> {
  let all = before
  for (const table of rows) {
    const [kind] = table.kinds
    const unrecorded = await listUnrecorded(world, job_id, table)
    const differences = unrecorded.map(({ id: subject }) => {
      return { kind, subject, position: null, problem: 'record_missing' } as const
    })
    all = added(all, { differing: Number(unrecorded[0]?.count ?? 0), differences })
  }
  return all
}

/** The first of them, with how many there are. */
async function listUnrecorded({ db }: Pick<World, 'db'>, job_id: string, rows: RecordedRows) {
  const { table, isDue, isOfJob, jobColumn = 'job_id' } = rows
  const found = await sql<{ id: string; count: string }>`
    select row.id, count(*) over () as count from ${sql.table(table)} row
    where row.${sql.ref(jobColumn)} = ${job_id} and ${isDue} and not exists (
      select from job_evidence evidence where evidence.subject = row.id and ${isOfJob})
    order by row.id limit ${mostNamed}`.execute(db)
  return found.rows
}

function added(before: Differing, more: Differing): Differing {
  return {
    differing: before.differing + more.differing,
    differences: [...before.differences, ...more.differences].slice(0, mostNamed),
  }
}
