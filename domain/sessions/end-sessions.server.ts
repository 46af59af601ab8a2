import type { World } from '#platform/world.ts'
import { lockAccess } from './sessions.server.ts'

/**
 * Everything that ends sessions, whose sessions it ends, whether the address of the person's calendar ends too, since a thief may
 * have made or read it, and whether their devices also remove what was read on them, at their next contact (`device-erased`). Otherwise it stays there, locked until the same person signs in (`session-ended`). What is not
 * sent stays on the device either way.
 *
 * Two things end a session without a word here: it opens nothing once it has expired (`open-session.ts`), and none opens anything
 * while its person may not sign in (`../employees/may-sign-in.ts`).
 */
const ends = {
  'signed-out': { ends: 'one', erases: false, endsCalendar: false },
  /** On a device that had no connection then. */
  'signed-out-late': { ends: 'one', erases: false, endsCalendar: false },
  /** From another device, under Profile › Devices. */
  'device-signed-out': { ends: 'one', erases: false, endsCalendar: false },
  'device-erased': { ends: 'one', erases: true, endsCalendar: true },
  'other-devices-signed-out': { ends: 'others', erases: false, endsCalendar: true },
  'password-changed': { ends: 'others', erases: false, endsCalendar: true },
  'password-chosen-with-code': { ends: 'all', erases: false, endsCalendar: true },
  /** On the command line of the machine, or for the demo. */
  'password-given': { ends: 'all', erases: false, endsCalendar: true },
  'signed-out-by-manager': { ends: 'all', erases: false, endsCalendar: true },
  /** By someone who may, or on the command line, since they were lost. */
  'factors-taken': { ends: 'all', erases: false, endsCalendar: true },
  suspended: { ends: 'all', erases: true, endsCalendar: true },
  left: { ends: 'all', erases: true, endsCalendar: true },
} as const satisfies Record<string, End>

type End = { ends: 'one' | 'others' | 'all'; erases: boolean; endsCalendar: boolean }

type EndOf<Which> = {
  [Why in keyof typeof ends]: (typeof ends)[Why]['ends'] extends Which ? Why : never
}[keyof typeof ends]
/** What ends every session of a person. */
type EndOfAll = EndOf<'all'>
/** What ends one session, or all but one. */
type EndAtOne = EndOf<'one' | 'others'>

export type Ending =
  | { why: EndOfAll; employee_id: string }
  /** `session_id` is the one that ends, or the one that stays open. */
  | { why: EndAtOne; employee_id: string; session_id: string }

/**
 * Ends sessions, in the transaction of whatever makes it end them, which announces it. Returns how many were still good. Where
 * none goes on someone else may have acted in the person's name: then the codes that were given out in it are void too.
 */
export async function endSessions(world: World, ending: Ending): Promise<number> {
  const { db, now } = world
  const { why, employee_id } = ending
  const { ends: which, erases, endsCalendar } = ends[why]
  const id = 'session_id' in ending ? ending.session_id : null
  await lockAccess(world, employee_id)
  const at = now()
  if (which === 'all') await db.deleteFrom('access_code').where('issued_by', '=', employee_id).execute()
  if (endsCalendar) await revokeCalendar(world, employee_id, at)
  const sessions = db
    .updateTable('session')
    .where('employee_id', '=', employee_id)
    .$if(which === 'one', (session) => session.where('id', '=', id))
    .$if(which === 'others', (session) => session.where('id', '!=', id))
  const ended = await sessions
    .set({ ended_at: at })
    .where('ended_at', 'is', null)
    .returning('expires_at')
    .execute()
  // Also where the person was signed out before.
  if (erases) await sessions.set({ erase_requested_at: at }).where('erase_requested_at', 'is', null).execute()
  return ended.filter(({ expires_at }) => !expires_at || expires_at > at).length
}

async function revokeCalendar({ db }: World, employee_id: string, revoked_at: Date) {
  await db
    .updateTable('calendar_feed')
    .set({ revoked_at })
    .where('employee_id', '=', employee_id)
    .where('revoked_at', 'is', null)
    .execute()
}
