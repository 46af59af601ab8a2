import type { CopyGiven, CopyMark } from '#domain/submissions/copies-given.ts'
import type { PaperSignature } from '#domain/submissions/paper-signature.ts'
import type { PacketRow } from './packet-plan.ts'

/** Somebody who signed asked for a copy that one of ours gives them. */
export type CopyOwed = {
  row: PacketRow
  way: CopyMark['way']
  name: string
  /** Null while they wait for it. */
  given: CopyGiven | null
  /** The form that is marked; null until the office has it. */
  id: string | null
}

/** The copies that the customers of a job chose, in the order of its forms. Behind a link they take theirs, or it is emailed by itself. */
export function copiesOwed(rows: readonly PacketRow[]): CopyOwed[] {
  return rows.flatMap((row) => {
    const { latest } = row.form
    if (!latest || latest.state === 'void') return []
    const isThere = !row.here || row.here.entry.state === 'received'
    const asked = latest.signatures.flatMap((signature) => {
      const way = wayOf(signature)
      return way ? [{ way, name: signature.name }] : []
    })
    const ways = [...new Set(asked.map(({ way }) => way))]
    return ways.map((way) => ({
      row,
      way,
      name: [...new Set(asked.filter((each) => each.way === way).map(({ name }) => name))].join(', '),
      given: latest.copies.find((copy) => copy.way === way) ?? null,
      id: isThere ? latest.id : null,
    }))
  })
}

function wayOf({ way, copy_to, by_link }: PaperSignature): CopyMark['way'] | null {
  if (way === 'declined' || copy_to === undefined) return null
  if (copy_to === 'paper') return 'paper'
  return !by_link && (copy_to === 'email' || copy_to === 'text') ? copy_to : null
}
