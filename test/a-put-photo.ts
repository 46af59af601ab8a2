import { createHash } from 'node:crypto'
import { aPicture } from '#platform/images/pictures.fixture.ts'
import { putPhoto } from '#domain/photos/put-photo.server.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { allow } from '#domain/roles/allowed.ts'
import type { TestWorld } from './world.ts'

/** A photo that someone of the staff has put and that belongs to nothing yet. */
export async function aPutPhoto(test: Pick<TestWorld, 'world'>, by: SignedIn, width = 60) {
  const bytes = await aPicture(width, 40).jpeg().toBuffer()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await put(test, by, { sha256, bytes })
  return sha256
}

/** Puts these very bytes, as the door does. */
export async function put(
  { world }: Pick<TestWorld, 'world'>,
  by: SignedIn,
  { sha256, bytes }: { sha256: string; bytes: Buffer },
) {
  const draft = await world.files.setAside(new Blob([new Uint8Array(bytes)]).stream())
  return putPhoto(world, allow(by, 'leads.work'), { sha256, draft }).finally(draft.discard)
}
