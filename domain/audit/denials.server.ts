import { announce } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { accessDenied } from './denial-event.ts'

/** Someone was refused what their roles do not allow. The refusal itself has left no trace. */
export function recordDenial(world: World, { id }: SignedIn, denied: { permission: string; route: string }) {
  return announce(world, accessDenied, { employee_id: id, ...denied }, id)
}
