import { fieldRefusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { findByOwnPassword } from '#domain/sessions/own-password.server.ts'
import type { Session } from '#domain/sessions/sessions.server.ts'
import { markConfirmed, markProven } from '#domain/sessions/step-up.server.ts'
import type { Confirmation, ShownFactor } from './factor.ts'
import { recordRefusedFactor, takeFactor } from './shown-factors.server.ts'

/** Takes a second factor, after which the session is proven. Returns the person as they are from here on. */
export async function proveSession(world: World, session: Session, shown: ShownFactor): Promise<SignedIn> {
  await takeFactor(world, session, shown)
  return markProven(world, session)
}

/** Takes the password or a second factor once more, after which the session may do what is delicate. */
export async function confirmSession(world: World, session: Session, shown: Confirmation): Promise<void> {
  if ('password' in shown) await takePassword(world, session, shown.password)
  else await takeFactor(world, session, shown)
  await markConfirmed(world, session)
}

async function takePassword(world: World, session: Session, password: string) {
  if (await findByOwnPassword(world, session, password)) return
  await recordRefusedFactor(world, session.employee.id)
  const wrong = { status: 400, code: 'wrong-password' } as const
  throw fieldRefusal('password', 'Your password isn’t correct.', wrong)
}
