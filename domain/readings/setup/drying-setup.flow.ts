import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { changeSetup, getSetup } from '#domain/jobs/set-up/set-up.server.ts'
import type { JobSetup } from '#domain/jobs/set-up/set-up.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { requireMetersOfPoints } from '../points/meters-in-use.server.ts'

/** Changes what the company dries by, but for what points are read with. */
export function changeDryingSetup(
  world: World,
  manager: Allowed<'config.stages'>,
  wanted: JobSetup['drying'],
): Promise<JobSetup> {
  return inTransaction(world, async (world) => {
    const { drying } = await getSetup(world, manager)
    const changed = await changeSetup(world, manager, { part: 'drying', ...wanted })
    await requireMetersOfPoints(world, drying.value.meters, wanted.value.meters)
    return changed
  })
}
