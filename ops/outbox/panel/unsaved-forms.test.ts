import { afterEach, expect, test, vi } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { forms as spanish } from '../../words/es-forms.ts'
import { forms } from '../../words/en-forms.ts'
import { formDraftsView, type FormDraft } from '../../store/form-drafts-view.ts'
import { newEntry } from '../outbox.ts'
import { formPlace } from './form-place.ts'
import { customerOf, formWords, unsavedForms } from './unsaved-forms.ts'

const [ivy, theo, edith, item] = [newId(), newId(), newId(), newId()]
const nothing = { entries: [], received: [] }
afterEach(() => void vi.unstubAllGlobals())

function typedHere(drafts: Record<string, unknown>) {
  const rows = Object.fromEntries(
    Object.entries(drafts).map(([of, draft]) => [`form-draft:${of}`, JSON.stringify(draft)]),
  )
  vi.stubGlobal('localStorage', { ...rows, getItem: (key: string) => rows[key] ?? null })
}

test.each([
  [`${ivy}:facts:${edith}:Customer`, 'Customer', 'Cliente', true],
  [
    `${ivy}:facts:${edith}:Owner, if someone else`,
    'Owner, if someone else',
    'Dueño, si es otra persona',
    true,
  ],
  [`${ivy}:visit-item:${edith}`, 'To do', 'Por hacer', true],
  [`${ivy}:visit:${edith}:new:`, 'Visit', 'Visita', true],
  [`${ivy}:needs-office:${edith}`, 'Needs the office', 'Necesita a la oficina', true],
  [`${ivy}:${edith}`, 'Person', 'Persona', false],
  [`${ivy}:${ivy}`, 'Person', 'Persona', false],
  [`${ivy}:profile`, 'Profile', 'Perfil', false],
  [`${ivy}:call:aside:2`, 'Call', 'Llamada', false],
  [`role:${ivy}:new:${edith}`, 'Role', 'Rol', false],
  [`company:${ivy}`, 'Company', 'Empresa', false],
  [`chat-answer:${ivy}:${edith}`, 'Answer', 'Respuesta del chat', false],
  [`chat-answer:${ivy}:${edith}:3`, 'Answer', 'Respuesta del chat', false],
  [`chat:${ivy}:${edith}`, 'Reply in a chat', 'Respuesta en un chat', false],
])('the form %s is named for its person: %s, %s', (of, name, nombre, isOfCustomer) => {
  typedHere({ [of]: { email: 'edith@example.test' }, [`${theo}:facts:${edith}:Property`]: { town: 'Niles' } })
  const found = unsavedForms(ivy, nothing)
  expect(found.map((form) => [formWords(form, forms), formWords(form, spanish)])).toEqual([[name, nombre]])
  expect(found.map(customerOf)).toEqual([isOfCustomer ? edith : null])
})

test('a form of the company that was begun is one of them, by its name, with the way to its job', () => {
  typedHere({})
  const begun = { job_id: edith, form: 'daily-job-log', title: 'Daily Job Log', version: 1 }
  const draft = { id: item, ...begun, language: 'en', answers: {}, began_at: 1, changed_at: 1 } as const
  const none = formDraftsView.get()
  const show = (drafts: FormDraft[]) =>
    formDraftsView.set({ ...none, drafts: new Map(drafts.map((each) => [each.id, each])) })
  show([draft])
  expect(unsavedForms(ivy, nothing)).toEqual([])
  show([{ ...draft, answers: { task: 'Extraction' } }])
  const [found] = unsavedForms(ivy, nothing)
  expect(found && [formWords(found, forms), formPlace(found), customerOf(found)]).toEqual([
    'Daily Job Log',
    `/ops/forms/fill/${item}`,
    edith,
  ])
  formDraftsView.set(none)
})

test('a to-do that is stored already is no half-filled form', () => {
  typedHere({ [`${ivy}:visit-item:${edith}`]: { id: item, text: 'Bring the 20 mm drill' } })
  expect(unsavedForms(ivy, nothing)).toHaveLength(1)
  const write = { kind: 'item', text: 'Bring the 20 mm drill' } as const
  const entry = newEntry({ id: item, leadId: edith, customer: 'Edith', write, at: 0 }, { turn: 1, now: 0 })
  expect(unsavedForms(ivy, { entries: [entry], received: [] })).toEqual([])
})
