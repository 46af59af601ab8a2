import * as z from 'zod'
import { second } from '#platform/time.ts'
import { watched } from '../ui/watched.ts'
import { within } from '../ui/within.ts'
import { changeRows, readRow } from './handed-over-database.ts'
import { lockRow } from './is-handed-over.ts'

const key = 'signing-lock'
/** The first screen does not wait longer for a browser whose database is busy; a lock that is found later still locks. */
const patience = 2 * second

/** The phone is in the hand of someone who signs: until it is taken back it shows these forms and nothing else. */
export const SigningLock = z.object({
  /** Who handed it over, and takes it back. */
  person_id: z.string(),
  called: z.string(),
  job_id: z.string().nullable(),
  /** The forms to sign, in their order. */
  forms: z.array(z.string()),
  began_at: z.number(),
  /** The hash of the token with which it was handed over: whoever signs in afterwards has shown who they are. */
  session: z.string().nullable(),
})
export type SigningLock = z.output<typeof SigningLock>

/** Known at once, before anything is drawn; other tabs and pages that come back hear of it. */
export const signingLock = watched<SigningLock | null>(mirrored())

/** Resolves once it is on the disk: only then is anything shown to whoever signs. */
export async function lockForSigning(lock: SigningLock): Promise<void> {
  await changeRows('locks', (rows) => rows.put({ id: lockRow, ...lock }))
  localStorage.setItem(key, JSON.stringify(lock))
  signingLock.set(lock)
}

export async function endSigningLock(): Promise<void> {
  await changeRows('locks', (rows) => rows.delete(lockRow))
  localStorage.removeItem(key)
  signingLock.set(null)
}

/**
 * At the start of a page, before anything is drawn. Browsers write local storage to the disk seconds later, and one that is killed
 * loses it, so the database is asked too. Where either says that the phone is handed over, it is.
 */
export async function restoreSigningLock(): Promise<void> {
  await within(patience, restore())
}

async function restore() {
  const stored = SigningLock.safeParse(await readRow('locks', lockRow).catch(() => null)).data
  if (!stored || signingLock.get()) return
  localStorage.setItem(key, JSON.stringify(stored))
  signingLock.set(stored)
}

/** A page of another tab, and one that the back gesture brings back as it was, show no more than this one. */
export function watchSigningLock() {
  const look = () => signingLock.set(mirrored())
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) look()
  })
  addEventListener('pageshow', (event) => event.persisted && look())
}

function mirrored(): SigningLock | null {
  try {
    return SigningLock.parse(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return null
  }
}
