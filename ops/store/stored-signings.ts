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

/** One after the other, so that what was drawn last stays. */
export function storeSigning(of: SigningOf, value: unknown): Promise<void> {
  const stored = last.then(() => store(of, value))
  last = stored.catch(() => {})
  return stored
}

/** What was signed is in its form: nothing of how far they came is needed any more. */
export async function forgetSignings(form: string): Promise<void> {
  await last
  await changeRows('signings', (rows) => rows.delete(form))
}

async function store(of: SigningOf, value: unknown) {
  const sealed = await sealerWith(await openKey(of.person_id)).seal(value)
  const { person_id, form } = of
  await changeRows('signings', (rows) => rows.put({ form, person_id, sealed }))
}
