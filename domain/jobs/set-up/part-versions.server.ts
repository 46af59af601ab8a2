import { pageOfVersions, readVersionCursor, type VersionQuery } from '#platform/versions/version-page.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { SetupPart } from './set-up.ts'

type Versioned<Document, Name> = {
  part: SetupPart
  /** What the portal began with. */
  first: Document
  read: (stored: unknown) => Document
  /** What of it can differ. */
  names: readonly Name[]
}

/** Every version of a part of the set-up, newest first. The last one is what the portal began with. */
export async function listPartVersions<Document extends object, Name extends keyof Document>(
  world: World,
  _manager: Allowed<'config.stages'>,
  { part, first, read, names, limit, cursor }: Versioned<Document, Name> & VersionQuery,
) {
  const rows = await world.db
    .selectFrom('job_setup')
    .innerJoin('employee', 'employee.id', 'job_setup.changed_by')
    .select(['job_setup.revision', 'value', 'job_setup.changed_at as at', 'employee.name as by'])
    .where('part', '=', part)
    .where('job_setup.revision', '<', readVersionCursor(cursor))
    .orderBy('job_setup.revision', 'desc')
    .limit(limit + 1)
    .execute()
  const versions = rows.map(({ value, ...row }) => ({ ...row, document: read(value) }))
  const found =
    rows.length > limit ? versions : [...versions, { document: first, ...(await readBeginning(world)) }]
  const { items, next } = pageOfVersions(found, limit, names)
  return { items: items.map(({ document, ...version }) => ({ ...version, value: document })), next }
}

/** No row: it is there since the company is. */
async function readBeginning({ db }: World) {
  const { at } = await db
    .selectFrom('company_version')
    .select('at')
    .orderBy('revision')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { revision: 0, at, by: null }
}
