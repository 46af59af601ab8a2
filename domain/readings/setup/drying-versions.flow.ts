import type { VersionQuery } from '#platform/versions/version-page.ts'
import type { World } from '#platform/world.ts'
import { listPartVersions } from '#domain/jobs/set-up/part-versions.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { DryingSetup, firstDryingSetup } from './drying-setup.ts'
import { dryingParts, type DryingVersionPage } from './drying-version.ts'

/** What the company ever dried by, newest first. */
export function listDryingVersions(
  world: World,
  manager: Allowed<'config.stages'>,
  query: VersionQuery,
): Promise<DryingVersionPage> {
  return listPartVersions(world, manager, {
    part: 'drying',
    first: firstDryingSetup,
    read: (stored) => DryingSetup.parse(stored),
    names: dryingParts,
    ...query,
  })
}
