import * as z from 'zod'
import { pinTries } from '#domain/signatures/phone-pin.ts'
import { deviceKeys } from './device-keys.ts'
import { changeRow, changeRows, readRow } from './handed-over-database.ts'
import { isRightPin, PinVerifier, pinVerifier } from './pin-verifier.ts'
import { sealerWith } from './sealing.ts'
import { EncryptedShape } from './sealed-shape.ts'
import { openKey } from './storage-key.ts'

const Row = z.object({
  person_id: z.string(),
  left: z.int(),
  sealed: EncryptedShape,
})

/** What became of a PIN that was entered: only the right one opens, and after the last try only a sign-in does. */
export type PinAnswer = { is: 'right' } | { is: 'wrong'; left: number } | { is: 'none' }

/** Whether this person has a PIN on this phone that can still be entered. */
export async function isPinSet(personId: string): Promise<boolean> {
  const row = await storedPin(personId)
  return row !== null && row.left > 0
}

/** How many tries are left; null where there is no PIN. */
export async function pinTriesLeft(personId: string): Promise<number | null> {
  return (await storedPin(personId))?.left ?? null
}

/** Rejects where nothing can be sealed: on plain http a PIN would be readable. */
export async function setPin(personId: string, pin: string): Promise<void> {
  const key = await openKey(personId)
  if (!key) throw new Error('A PIN can’t be stored here.')
  const sealed = await sealerWith(key).seal(await pinVerifier(pin))
  await changeRows('pins', (pins) => pins.put({ person_id: personId, left: pinTries, sealed }))
}

export async function removePin(personId: string): Promise<void> {
  await changeRows('pins', (pins) => pins.delete(personId))
}

/** The try is stored as used before anything is compared, so that starting the portal anew gives none back. */
export async function tryPin(personId: string, pin: string): Promise<PinAnswer> {
  const row = await changeRow('pins', personId, (stored) => {
    const row = Row.safeParse(stored).data
    if (!row || row.left <= 0) return { row: undefined, result: null }
    const used = { ...row, left: row.left - 1 }
    return { row: used, result: used }
  })
  const verifier = row && (await openVerifier(personId, row))
  if (!row || !verifier) return { is: 'none' }
  if (!(await isRightPin(pin, verifier)))
    return row.left > 0 ? { is: 'wrong', left: row.left } : { is: 'none' }
  await allowPinTries(personId)
  return { is: 'right' }
}

/** Whoever entered the right one, or signed in, has all tries again. */
export async function allowPinTries(personId: string): Promise<void> {
  await changeRow('pins', personId, (stored) => {
    const row = Row.safeParse(stored).data
    return { row: row && { ...row, left: pinTries }, result: undefined }
  })
}

async function storedPin(personId: string) {
  return Row.safeParse(await readRow('pins', personId).catch(() => null)).data ?? null
}

/** Null where the key is gone: whoever signed out here has to sign in again. */
async function openVerifier(personId: string, { sealed }: z.output<typeof Row>) {
  const key = (await deviceKeys()).get(personId)
  if (!key) return null
  return PinVerifier.safeParse(
    await sealerWith(key)
      .open(sealed)
      .catch(() => null),
  ).data
}
