import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { isInCareOf } from '#domain/leads/visible.ts'
import { allow } from '#domain/roles/allowed.ts'
import type { Permission } from '#domain/roles/permissions.ts'
import { employeeAt } from './employee-at.server.ts'
import { isOfClaim } from './facts/facts.ts'

type Jobs = { from: string; into: string }

/** What a job gives beyond its sight to those whose own it is, and a merge gives of both. */
const ofWholeFile = [
  'claims.view',
  'money.view',
  'money.edit',
  'intake.viewAccessCodes',
  'messages.send',
  'rooms.view',
  'rooms.edit',
  'contents.view',
  'contents.edit',
  'drying.view',
  'drying.addReading',
  'drying.closeVisit',
  'equipment.place',
  'equipment.pull',
] as const satisfies readonly Permission[]

/**
 * Refuses to merge a stranger's job into one's own for who sees claims, amounts, codes, messages, rooms or readings of their own alone: the file of
 * their own job would show those of the other one.
 */
export async function requireSameReach(world: World, employee: SignedIn, { from, into }: Jobs) {
  if (!(await isInCareOf(world, { employee }, into))) return
  const there = await employeeAt(world, employee, from)
  for (const permission of ofWholeFile) if (employee.permissions[permission]) allow(there, permission)
}

/** Whether someone may tell this job a fact that they know of another one: those of the claim only where they may edit it. */
export async function mayTellTo(world: World, employee: SignedIn, jobId: string) {
  const { permissions } = await employeeAt(world, employee, jobId)
  const mayEditClaim = permissions['claims.edit'] !== undefined
  return (name: string) => mayEditClaim || !isOfClaim(name)
}
