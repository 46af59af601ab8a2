import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { Session } from '#domain/sessions/sessions.server.ts'
import { takeAppCode, wrongCode } from './app.server.ts'
import { type ShownFactor } from './factor.ts'
import { takePasskey } from './passkeys.server.ts'
import { takeRecoveryCode } from './recovery-codes.server.ts'
import { factorRefused } from './factor-events.ts'

/**
 * Takes what was shown, once, or refuses. Not for a transaction: that something was refused is written down, and what was
 * taken stays taken.
 */
export async function takeFactor(
  world: World,
  holder: Pick<Session, 'id' | 'employee'>,
  shown: ShownFactor,
): Promise<void> {
  const isCode = 'code' in shown
  if (
    isCode
      ? await takeCode(world, holder.employee.id, shown.code)
      : await takePasskey(world, holder, shown.passkey)
  )
    return
  await recordRefusedFactor(world, holder.employee.id)
  throw isCode
    ? wrongCode('This code isn’t correct, or it was already used.')
    : new Refusal(400, 'wrong-passkey', 'This passkey wasn’t accepted. Try again, or use a code.')
}

/** Writes down that someone failed to show that they are this person. */
export async function recordRefusedFactor(world: World, employeeId: string) {
  await announce(world, factorRefused, { employee_id: employeeId })
}

/** Six digits are a code of the app; anything else may be one of the recovery codes. */
function takeCode(world: World, employeeId: string, code: string) {
  const isOfApp = /^\d{6}$/.test(code.replaceAll(/\s/g, ''))
  return isOfApp ? takeAppCode(world, employeeId, code) : takeRecoveryCode(world, employeeId, code)
}
