import type { World } from '#platform/world.ts'
import { listAllWhoMay } from '#domain/employees/people-who-may.server.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { Certification, HeldCertification } from './certification.ts'
import { getCertification, listCertifications } from './certification-views.server.ts'
import { viewerOf, type CertificationEditor } from './certification-editor.ts'

/** What a person holds, what expires first in front, as someone who may see it reads it. */
export async function readHeld(
  world: World,
  viewer: SignedIn,
  employeeId: string,
): Promise<HeldCertification[]> {
  const held = await listCertifications(world, viewerOf(viewer, employeeId), employeeId)
  return withChecker(world, employeeId, held)
}

/** One certification, for someone who may change it. */
export async function readHeldOne(
  world: World,
  editor: CertificationEditor,
  id: string,
): Promise<HeldCertification | undefined> {
  const certification = await getCertification(world, editor, id)
  const [shown] = await withChecker(world, certification.employee_id, [certification])
  return shown
}

async function withChecker(world: World, holderId: string, held: readonly Certification[]) {
  const checkers = await listAllWhoMay(world, 'employees.edit')
  const has_checker = checkers.some(({ id }) => id !== holderId)
  return held.map((certification) => ({ ...certification, has_checker }))
}
