import { lockJob } from '#domain/jobs/jobs.server.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { allow, narrowedTo } from '#domain/roles/allowed.ts'
import type { World } from '#platform/world.ts'
import { lockUnit } from '../stored-units.server.ts'
import type { ToldMove } from './move-row.server.ts'
import { insertMove } from './moves.server.ts'

/** Whatever became of the unit since: it stood there. */
export async function takeMoveOver(world: World, employee: SignedIn, move: Omit<ToldMove, 'told_by'>) {
  const mover = allow(employee, move.move === 'pulled' ? 'equipment.pull' : 'equipment.place')
  await lockUnit(world, move.unit_id)
  await lockJob(world, narrowedTo(mover, allow(employee, 'intake.view')), move.job_id)
  await insertMove(world, { ...move, told_by: employee.id }, 'office')
}
