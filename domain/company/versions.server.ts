import { pageOfVersions, readVersionCursor, type VersionQuery } from '#platform/versions/version-page.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { factNames, readFacts, type CompanyVersionPage } from './company.ts'

/** What the company ever said of itself, newest first. */
export async function listCompanyVersions(
  { db }: World,
  _viewer: Allowed<'config.company'>,
  { limit, cursor }: VersionQuery,
): Promise<CompanyVersionPage> {
  const found = await db
    .selectFrom('company_version')
    .leftJoin('employee', 'employee.id', 'company_version.employee_id')
    .select(['company_version.revision', 'facts', 'at', 'employee.name as by'])
    .where('company_version.revision', '<', readVersionCursor(cursor))
    .orderBy('company_version.revision', 'desc')
    .limit(limit + 1)
    .execute()
  const versions = found.map(({ facts, ...row }) => ({ ...row, document: readFacts(facts) }))
  const { items, next } = pageOfVersions(versions, limit, factNames)
  return { items: items.map(({ document, ...version }) => ({ ...version, facts: document })), next }
}
