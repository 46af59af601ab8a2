import type { World } from '#platform/world.ts'
import { requirePassword } from '#domain/sessions/own-password.server.ts'
import type { Session } from '#domain/sessions/sessions.server.ts'
import type { SignatureChange } from './signature.ts'
import { setSignature } from './signatures.server.ts'

/** A stolen session alone sets no signature: the person shows their password. */
export async function setOwnSignature(
  world: World,
  session: Session,
  { password, ...signature }: SignatureChange,
): Promise<void> {
  await requirePassword(world, session, { field: 'password', password })
  await setSignature(world, session, signature)
}
