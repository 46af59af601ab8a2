import type { PacketRow } from './packet-plan.ts'
import { signaturesGiven } from './papers-here.ts'

/** The roles that still have to sign a form: what is signed on this phone is not asked again. */
export function signersLeft({ form, draft }: PacketRow): readonly { signer: string }[] {
  const given = new Set(signaturesGiven(form.signers, draft?.answers ?? {}).map(({ field }) => field))
  return form.signers.filter(({ field, is_needed }) => is_needed && !given.has(field))
}

/** How many signatures of these forms are missing. What is out to be signed by link lacks that of whoever has the link. */
export function signaturesMissing(rows: readonly PacketRow[]): number {
  return rows.reduce((sum, row) => sum + (row.status === 'sent' ? 1 : signersLeft(row).length), 0)
}
