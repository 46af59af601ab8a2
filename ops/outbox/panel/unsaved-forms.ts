import * as z from 'zod'
import { forms as english } from '../../words/en-forms.ts'
import type { Words } from '../../words/en.ts'
import { draftStorage } from '../../ui/draft-storage.ts'
import { draftsOf, formDraftPrefix, readStoredDraft } from '../../ui/stored-draft.ts'
import { formDraftsView, shownFormDraft } from '../../store/form-drafts-view.ts'
import { isTextStored, type OutboxView } from '../outbox-view.ts'

export type FormKind = keyof Words['field']['forms']
type Forms = Words['field']['forms']
export const isKind = (kind: string): kind is FormKind => Object.hasOwn(english, kind)

/** A form that was begun and not saved. `key` is that of its draft, `about` the record it is of, `part` which of its parts. */
export type UnsavedForm = { key: string; kind: FormKind; about: string; part: string; typed: Typed }
type Typed = Readonly<Record<string, unknown>>

const Draft = z.record(z.string(), z.unknown())
const Item = z.object({ id: z.string(), text: z.string() })

/** Forms that a person began on this device and has not saved. */
export function unsavedForms(
  person: string,
  outbox: Pick<OutboxView, 'entries' | 'received'>,
): UnsavedForm[] {
  const typedForms = draftsOf(person, Object.keys(localStorage)).forms.flatMap((key) => {
    const form = formOf(key, person)
    const typed = readStoredDraft(draftStorage, key, Draft)
    const item = Item.safeParse(typed).data
    if (!form || !typed || (item && isTextStored(outbox, item))) return []
    return [{ key, ...form, typed }]
  })
  return [...typedForms, ...papers()]
}

/** Forms of the company that were begun and not submitted, but for the one that is on the screen. */
function papers(): UnsavedForm[] {
  const others = [...formDraftsView.get().drafts.values()].filter(
    ({ id, answers }) => id !== shownFormDraft.get() && Object.keys(answers).length > 0,
  )
  return others.map(({ id, job_id, title, answers }) => ({
    key: `${paperPrefix}${id}`,
    kind: 'paper',
    about: job_id ?? '',
    part: id,
    typed: { title, ...answers },
  }))
}

const paperPrefix = 'paper:'

/** When a form of the company was changed last; undefined where the draft is of another kind. */
export function paperChangedAt(key: string) {
  if (!key.startsWith(paperPrefix)) return undefined
  return formDraftsView.get().drafts.get(key.slice(paperPrefix.length))?.changed_at
}

/** The kind stands before or after the person; a form about someone has their ID alone. */
function formOf(key: string, person: string) {
  const parts = key.slice(formDraftPrefix.length).split(':')
  const [kind = '', about = '', part = ''] = parts.toSpliced(parts.indexOf(person), 1)
  if (isKind(kind)) return { kind, about, part }
  return kind ? { kind: 'person' as const, about: kind, part: '' } : null
}

/** A call is saved as it goes on, and its screen says itself what of it is not. */
export function isCounted({ kind }: Pick<UnsavedForm, 'kind'>) {
  return kind !== 'call'
}

const ofCustomer: ReadonlySet<FormKind> = new Set([
  'facts',
  'visit',
  'visit-item',
  'room',
  'reading',
  'point',
  'station',
  'correction',
  'deviation',
  'money',
  'message',
  'needs-office',
  'paper',
])

/** Whose form it is, where it is about a request or job: its ID. */
export function customerOf({ kind, about }: Pick<UnsavedForm, 'kind' | 'about'>) {
  return ofCustomer.has(kind) && about !== '' ? about : null
}

/** What the form is called: "Customer", "To do". */
export function formWords({ kind, part, typed }: Pick<UnsavedForm, 'kind' | 'part' | 'typed'>, forms: Forms) {
  if (kind === 'paper') return forms.paper(String(typed['title']))
  return kind === 'facts' ? forms.facts(part) : forms[kind]
}
