import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { isInCareOf } from '#domain/leads/visible.ts'
import { grantsAt } from '#domain/roles/grants.ts'

/** The person with what they may do to this job: what reaches their own alone only where it is one of these. */
export async function employeeAt(world: World, employee: SignedIn, jobId: string): Promise<SignedIn> {
  const isOwn = await isInCareOf(world, { employee }, jobId)
  return { ...employee, permissions: grantsAt(employee.permissions, isOwn) }
}
