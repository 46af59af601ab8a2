import type { World } from '#platform/world.ts'
import { readEquipmentRules } from '#domain/jobs/set-up/set-up.server.ts'
import { isInCareOf } from '#domain/leads/visible.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { JobEquipment } from './job-equipment.ts'
import { listStays } from './stay-views.server.ts'

/** What stands at a job and what stood there, with its days by the rules of the company. */
export async function getJobEquipment(
  world: World,
  viewer: Allowed<'equipment.view'>,
  jobId: string,
): Promise<JobEquipment> {
  const rules = await readEquipmentRules(world)
  const [items, is_mine] = await Promise.all([
    listStays(world, viewer, { jobId, rules }),
    isInCareOf(world, viewer, jobId),
  ])
  return { items, rules, is_mine }
}
