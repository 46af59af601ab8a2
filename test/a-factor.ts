import { seal } from '#platform/secrets/sealed.ts'
import { stepAt, totpCode } from '#platform/secrets/totp.ts'
import type { World } from '#platform/world.ts'

/** The secret of every app in tests. */
export const appSecret = Buffer.from('12345678901234567890')

/** What the app shows now, or as many half minutes later. */
export function codeNow({ now }: Pick<World, 'now'>, later = 0) {
  return totpCode(appSecret, stepAt(now()) + later)
}

export function sealedApp({ secret }: Pick<World, 'secret'>, employeeId: string) {
  return seal(secret, { purpose: 'totp', of: employeeId }, appSecret)
}

/** What an app shows that was given the letters. */
export function codeOfApp(secret: string, now: Date) {
  return totpCode(bytesOf(secret), stepAt(now))
}

/** What an app makes of the letters. */
export function bytesOf(secret: string) {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(secret, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Gives the person an app that is set up already, and lets each of their sessions have shown it. */
export async function withApp({ world }: { world: World }, { id }: { id: string }) {
  const columns = { secret: sealedApp(world, id), last_step: '0', set_up_at: world.now() }
  await world.db
    .insertInto('totp')
    .values({ employee_id: id, ...columns })
    .onConflict((row) => row.column('employee_id').doUpdateSet(columns))
    .execute()
  await world.db
    .updateTable('session')
    .set({ proved_at: world.now() })
    .where('employee_id', '=', id)
    .execute()
}
