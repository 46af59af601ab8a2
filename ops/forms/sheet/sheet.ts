import { decidingFields, isOfCustomer } from '#domain/forms/answers/declining.ts'
import type { Path } from '#domain/forms/answers/path.ts'
import { mostPages, Signed } from '#domain/forms/answers/signed.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import { daysToChange, type DayToChange } from '#domain/forms/signing/day-of-signing.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import { factOf } from '../sign/fact-of.ts'

type Of<Type extends Field['type']> = Extract<Field, { type: Type }>

/** A signed sheet as far as it is told: worth a signature once nothing is lacking. */
export type Sheet = { name: string; signed_on: string; photos: readonly { sha256: string }[] }
export type LackingOnSheet = 'name' | 'date' | 'later' | 'photos' | 'many'

/** What the photos of a sheet must show. */
export type OnTheSheet = 'text' | 'decision' | 'statement' | 'initials' | 'signature' | 'date'

/** What keeps a sheet from being a signature, in the order of the screen. `today`, as YYYY-MM-DD where the company works. */
export function lackingOnSheet({ name, signed_on, photos }: Sheet, today: string): LackingOnSheet | null {
  if (photos.length === 0) return 'photos'
  if (photos.length > mostPages) return 'many'
  if (name.trim().length < 2) return 'name'
  if (signed_on === '') return 'date'
  return signed_on > today ? 'later' : null
}

type Filled = { form: FormDefinition; path: Path; filled: FormDraft['answers'] }

/** What is known of a sheet before anyone tells of it: one sheet has often several signatures. */
export function beginSheet({ form, path, filled }: Filled, field: Of<'signature'>, today: string): Sheet {
  const others = path.shown.flatMap(({ id, type }) => {
    const signed = type === 'signature' && id !== field.id && Signed.safeParse(path.valueOf(id)).data
    return signed && signed.way === 'paper' ? [signed] : []
  })
  const name = field.signer === 'owner' ? factOf(form, filled, 'customer.name') : null
  const { signed_on, photos } = others[0] ?? { signed_on: today, photos: [] }
  return { name: name ?? '', signed_on, photos }
}

/** The signature that a sheet stands for; null where something is lacking. */
export function signedOnSheet(sheet: Sheet, { at, today }: { at: string; today: string }): Signed | null {
  if (lackingOnSheet(sheet, today)) return null
  const photos = sheet.photos.map(({ sha256 }) => ({ sha256 }))
  const { name, signed_on } = sheet
  return Signed.safeParse({ way: 'paper', name: name.trim(), at, signed_on, photos }).data ?? null
}

/** The choices that someone made on their sheet with a pen: they are copied from it. */
export function decisionsOnSheet(form: FormDefinition, path: Path, { signer }: Of<'signature'>) {
  if (signer !== 'owner') return []
  const deciding = decidingFields(form)
  return path.shown.flatMap((field) => (field.type === 'choice' && deciding.has(field.id) ? [field] : []))
}

/** What the photos must show of one person’s sheet. */
export function shownOnSheet(form: FormDefinition, path: Path, field: Of<'signature'>): OnTheSheet[] {
  const isOwner = field.signer === 'owner'
  const has = (is: (field: Field) => boolean) => path.shown.some(is)
  const shows: Record<OnTheSheet, boolean> = {
    text: isOfCustomer(field),
    decision: decisionsOnSheet(form, path, field).length > 0,
    statement: isOwner && has(({ type }) => type === 'handwriting'),
    initials: has((each) => each.type === 'initials' && each.signer === field.signer),
    signature: true,
    date: true,
  }
  return inOrder.filter((each) => shows[each])
}

const inOrder = ['text', 'decision', 'statement', 'initials', 'signature', 'date'] as const

type Drafted = { draft: FormDraft; form: FormDefinition; isSigned: boolean }

/**
 * The days of the forms of a job that change because one of them was signed on paper on a day: the agreement bears the day on its sheet,
 * and what counts from that day follows. Nothing changes where the sheet is of another form.
 */
export function daysOfSheet(
  drafted: readonly Drafted[],
  { id, on }: { id: string; on: string },
): DayToChange[] {
  const drafts = drafted.map(({ draft, form, isSigned }) => ({
    id: draft.id,
    form,
    answers: draft.answers,
    isSigned: draft.id !== id && isSigned,
  }))
  const changed = daysToChange(drafts, on)
  return changed.some((each) => each.id === id) ? changed : []
}
