import { fieldsAsked } from '../definition/condition.ts'
import { fieldsOf, type FormDefinition } from '../definition/definition.ts'
import type { Field, Signer } from '../definition/field.ts'
import { onSheet } from './on-sheet.ts'
import type { Path } from './path.ts'
import { Signed } from './signed.ts'

/** They sign on a phone that is handed to them, or on their own. The others belong to the company and sign where the form is filled in. */
const customers: ReadonlySet<Signer> = new Set([
  'owner',
  'next_of_kin',
  'adjuster',
  'witness',
  'subcontractor',
])

export function isOfCustomer({ signer }: { signer: Signer }) {
  return customers.has(signer)
}

/** The choices of whoever signs, which nobody makes for them: consents, and those on which something written by hand depends. */
export function decidingFields(form: FormDefinition): ReadonlySet<string> {
  const asked = form.sections.flatMap((section) =>
    section.fields
      .filter(({ type }) => type === 'handwriting')
      .flatMap((field) =>
        [section.show_if, field.show_if].flatMap((condition) => (condition ? fieldsAsked(condition) : [])),
      ),
  )
  const depends = new Set(asked)
  const theirs = fieldsOf(form).filter(
    (field) => field.type === 'choice' && (field.by_signer || depends.has(field.id)),
  )
  return new Set(theirs.map(({ id }) => id))
}

type Refusal = Extract<Signed, { way: 'declined' }>

/** Who declined of those who have to sign: with one of them the paper isn’t signed, whoever else signs it. */
export function refusalsOn({ shown, valueOf }: Pick<Path, 'shown' | 'valueOf'>): Refusal[] {
  return shown.flatMap((field) => {
    if (field.type !== 'signature' || field.need === undefined) return []
    const signed = Signed.safeParse(valueOf(field.id)).data
    return signed?.way === 'declined' ? [signed] : []
  })
}

/** What only the customer can write or decide. */
export function theirOwn(form: FormDefinition): (field: Field) => boolean {
  const deciding = decidingFields(form)
  return (field) =>
    field.type === 'handwriting' ||
    (field.type === 'initials' && field.signer === 'owner') ||
    deciding.has(field.id)
}

/**
 * What nobody has to give any more, because it stands on the sheet that was signed, or because the owner declined to sign: what only they
 * could write or decide. Whoever says no owes no statement, and a form without it still tells that they were asked.
 */
export function notOwed(form: FormDefinition, path: Path): (field: Field) => boolean {
  const signatures = path.shown.flatMap((field) => (field.type === 'signature' ? [field] : []))
  const ways = signatures.flatMap(({ id, signer }) => {
    const way = signer === 'owner' ? Signed.safeParse(path.valueOf(id)).data?.way : undefined
    return way ? [way] : []
  })
  if (!ways.includes('declined') || ways.some((way) => way !== 'declined')) return onSheet(path)
  return theirOwn(form)
}
