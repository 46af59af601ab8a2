import { pageOfVersions, readVersionCursor, type VersionQuery } from '#platform/versions/version-page.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { DryingSetup, firstDryingSetup } from './drying-setup.ts'
import { dryingParts, type DryingVersionPage } from './drying-version.ts'

/** What the company ever dried by, newest first. The last one is what the portal began with. */
export async function listDryingVersions(
  world: World,
  _manager: Allowed<'config.stages'>,
  { limit, cursor }: VersionQuery,
): Promise<DryingVersionPage> {
  const rows = await world.db
    .selectFrom('job_setup')
    .innerJoin('employee', 'employee.id', 'job_setup.changed_by')
    .select(['job_setup.revision', 'value', 'job_setup.changed_at as at', 'employee.name as by'])
    .where('part', '=', 'drying')
    .where('job_setup.revision', '<', readVersionCursor(cursor))
    .orderBy('job_setup.revision', 'desc')
    .limit(limit + 1)
    .execute()
  const versions = rows.map(({ value, ...row }) => ({ ...row, document: DryingSetup.parse(value) }))
  const found = rows.length > limit ? versions : [...versions, await readFirst(world)]
  const { items, next } = pageOfVersions(found, limit, dryingParts)
  return { items: items.map(({ document, ...version }) => ({ ...version, value: document })), next }
}

/** No row: it is there since the company is. */
async function readFirst({ db }: World) {
  const { at } = await db
    .selectFrom('company_version')
    .select('at')
    .orderBy('revision')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { document: firstDryingSetup, revision: 0, at, by: null }
}
