import * as z from 'zod'
import { changeRows, readRow } from './handed-over-database.ts'
import { sealerWith } from './sealing.ts'
import { SealedShape } from './sealed-shape.ts'
import { openKey } from './storage-key.ts'

const Row = z.object({ sealed: SealedShape })

/** The form, and who handed over the phone on which it is signed. */
export type SigningOf = { person_id: string; form: string }

/** How far someone had come where they sign, as it was stored last; null where nothing is, or its key is gone. */
export async function readSigning(of: SigningOf): Promise<unknown> {
  const row = Row.safeParse(await readRow('signings', of.form).catch(() => null)).data
  if (!row) return null
  const key = await openKey(of.person_id)
  return sealerWith(key)
    .open(row.sealed)
    .catch(() => null)
}

let last: Promise<unknown> = Promise.resolve()
/** Of each form what is to be stored once the disk has what came before. */
const waiting = new Map<string, { value: unknown; stored: Promise<void> }>()

/**
 * One after the other, so that what was drawn last stays. A disk that is slower than the hand gets only the newest: what is drawn is
 * never more than two writes ahead of it.
 */
export function storeSigning(of: SigningOf, value: unknown): Promise<void> {
  const waits = waiting.get(of.form)
  if (waits) {
    waits.value = value
    return waits.stored
  }
  const stored = last.then(() => storeNewest(of))
  waiting.set(of.form, { value, stored })
  last = stored.catch(() => {})
  return stored
}

async function storeNewest(of: SigningOf) {
  const value = waiting.get(of.form)?.value
  waiting.delete(of.form)
  await store(of, value)
}

/** What was signed is in its form: nothing of how far they came is needed any more. */
export async function forgetSignings(...forms: readonly string[]): Promise<void> {
  await last
  await changeRows('signings', (rows) => {
    for (const form of forms) rows.delete(form)
  })
}

async function store(of: SigningOf, value: unknown) {
  const sealed = await sealerWith(await openKey(of.person_id)).seal(value)
  const { person_id, form } = of
  await changeRows('signings', (rows) => rows.put({ form, person_id, sealed }))
}
