import { badCursor } from '#platform/database/page-cursor.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import {
  changedFacts,
  factsNamed,
  readFacts,
  type CompanyVersion,
  type CompanyVersionPage,
  type CompanyVersionQuery,
} from './company.ts'

/** What the company ever said of itself, newest first. */
export async function listCompanyVersions(
  { db }: World,
  _viewer: Allowed<'config.company'>,
  { limit, cursor }: CompanyVersionQuery,
): Promise<CompanyVersionPage> {
  // One more than is shown, for what the oldest shown one changed.
  const found = await db
    .selectFrom('company_version')
    .leftJoin('employee', 'employee.id', 'company_version.employee_id')
    .select(['company_version.revision', 'facts', 'at', 'employee.name as by'])
    .$if(cursor !== undefined, (version) =>
      version.where('company_version.revision', '<', readCursor(cursor)),
    )
    .orderBy('company_version.revision', 'desc')
    .limit(limit + 1)
    .execute()
  const rows = found.map((row) => ({ ...row, facts: readFacts(row.facts) }))
  const items = rows.slice(0, limit).map((row, index): CompanyVersion => {
    const before = rows[index + 1]?.facts ?? row.facts
    const changed = changedFacts(before, row.facts)
    return { ...row, at: row.at.toISOString(), changed, before: factsNamed(before, changed) }
  })
  return { items, next: rows.length > limit ? String(items.at(-1)?.revision) : null }
}

const most = 2 ** 31 - 1

function readCursor(cursor = '') {
  const revision = /^\d{1,10}$/.test(cursor) ? Number(cursor) : Number.NaN
  if (revision <= most) return revision
  throw badCursor()
}
