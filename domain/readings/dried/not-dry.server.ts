import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { isInCareOf } from '#domain/leads/visible.ts'
import { grantsAt } from '#domain/roles/grants.ts'
import { readBasis } from '../setup/basis.server.ts'
import { listReadings } from '../list-readings.server.ts'
import { pointRows } from '../points/point-rows.ts'
import { listPoints } from '../points/points.server.ts'

/** The points of a job that are not dry. */
export type NotDry = { above: number; unread: number }

/** How many points of a job and of those that were merged into it are above their goals, and how many nobody has read. The job itself comes first. */
export async function countNotDry(world: World, jobIds: readonly [string, ...string[]]): Promise<NotDry> {
  const points = await listPoints(world, jobIds)
  if (points.length === 0) return { above: 0, unread: 0 }
  const [{ setup }, { readings }] = await Promise.all([
    readBasis(world, jobIds[0]),
    listReadings(world, jobIds),
  ])
  const statuses = pointRows({ points, readings, setup }, []).map(({ status }) => status)
  const unread = statuses.filter((status) => status === null).length
  return { unread, above: statuses.filter((status) => status !== 'dry').length - unread }
}

/** Whether someone may know of the readings of a job, and so how many of its points are not dry. */
export async function seesReadings(
  world: World,
  { employee }: { employee: Pick<SignedIn, 'id' | 'permissions'> },
  jobId: string,
): Promise<boolean> {
  const isMine = await isInCareOf(world, { employee }, jobId)
  return grantsAt(employee.permissions, isMine)['drying.view'] !== undefined
}
