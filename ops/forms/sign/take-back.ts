import type { SigningLock } from '../../store/signing-lock.ts'
import { endSigningLock } from '../../store/signing-lock.ts'
import { allowPinTries } from '../../store/phone-pin.ts'

/** Where this page was locked: once it is taken back, its address does not lock the phone again by itself. */
const lockedHere = new Set<string>()

export function noteLocked(place: string) {
  lockedHere.add(place)
}

export function wasTakenBack(place: string) {
  return lockedHere.has(place)
}

/** Whoever comes here anew hands the phone over at once again. */
export function forgetTakenBack(place: string) {
  lockedHere.delete(place)
}

/** Ends the hand-over; everything that was written and signed stays. */
export async function takeBack(lock: SigningLock): Promise<void> {
  await allowPinTries(lock.person_id).catch(() => {})
  await endSigningLock()
}
