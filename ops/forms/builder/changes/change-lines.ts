import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { differenceOf, type FormChange } from '#domain/forms/definition/difference.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import { findField } from '../edit/edits.ts'
import { kindWords } from '../edit/field-kinds.ts'
import { partWords, shownWords, wordingChange, type PartChange } from './part-words.ts'

/** One line of what another version changes: `at` is the part it is about, where it is still there, `parts` its old and new words. */
export type ChangeLine = {
  sign: '+' | '−' | '~' | '↕'
  at: string | null
  label: string
  what: string
  parts: readonly PartChange[]
}

const partNames: Record<string, string> = {
  label: 'Wording',
  help: 'Help',
  type: 'Kind',
  show_if: 'Shown if',
  need: 'Required',
  fact: 'Source',
  preset: 'Value to begin with',
  options: 'Options',
  columns: 'Columns',
  formula: 'Formula',
  unit: 'Unit',
  min: 'Smallest number',
  max: 'Largest number',
  decimals: 'Decimals',
  least: 'How many at least',
  phase: 'Phase',
  signer: 'Who signs',
  may_decline: 'Declining',
  not_on_paper: 'Signing on paper',
  asked_last: 'When it is asked',
  by_signer: 'Who decides',
  usual: 'What is mostly chosen',
  has_na: 'Answers',
  of: 'What is looked up',
  text: 'Text',
  block: 'Legal text',
  version: 'Version of the text',
  rows_from: 'Rows from',
  seen_with: 'Who sees it',
}

/** What changed from one version of a form to another, as someone reads it: the form, its sections, its fields. */
export function changeLines(before: FormDefinition, after: FormDefinition): ChangeLine[] {
  return [
    ...formLines(before, after),
    ...sectionLines(before, after),
    ...differenceOf(before, after).map((change) => lineOf(change, before, after)),
  ]
}

function formLines(before: FormDefinition, after: FormDefinition): ChangeLine[] {
  const parts = [
    ...(isSame(before.title, after.title) ? [] : [wordingChange('Title', before.title, after.title)]),
    ...(isSame(before.states, after.states)
      ? []
      : [{ name: 'States', was: statesWords(before), now: statesWords(after) }]),
  ]
  return parts.length > 0 ? [{ sign: '~', at: null, label: 'The form', what: namesOf(parts), parts }] : []
}

function sectionLines(before: FormDefinition, after: FormDefinition): ChangeLine[] {
  const old = new Map(before.sections.map((section) => [section.id, section]))
  const now = new Set(after.sections.map(({ id }) => id))
  const kept = before.sections.filter(({ id }) => now.has(id)).map(({ id }) => id)
  const order = after.sections.filter(({ id }) => old.has(id)).map(({ id }) => id)
  const lines = after.sections.flatMap(({ id, title, show_if }): ChangeLine[] => {
    const earlier = old.get(id)
    const named = { at: id, label: title.en }
    if (!earlier) return [{ sign: '+', ...named, what: 'New section', parts: [] }]
    const parts = [
      ...(isSame(earlier.title, title) ? [] : [wordingChange('Title', earlier.title, title)]),
      ...(isSame(earlier.show_if, show_if)
        ? []
        : [{ name: 'Shown if', was: shownWords(before, earlier.show_if), now: shownWords(after, show_if) }]),
    ]
    return parts.length > 0 ? [{ sign: '~', ...named, what: namesOf(parts), parts }] : []
  })
  const removed = before.sections
    .filter(({ id }) => !now.has(id))
    .map(
      ({ title }) => ({ sign: '−', at: null, label: title.en, what: 'Section removed', parts: [] }) as const,
    )
  const moved: ChangeLine[] = isSame(kept, order)
    ? []
    : [{ sign: '↕', at: null, label: 'Sections', what: 'Another order', parts: [] }]
  return [...lines, ...removed, ...moved]
}

function lineOf(change: FormChange, before: FormDefinition, after: FormDefinition): ChangeLine {
  const { field: at, label } = change
  switch (change.change) {
    case 'added':
      return { sign: '+', at, label: label || kindOf(after, at), what: 'New field', parts: [] }
    case 'removed':
      return { sign: '−', at: null, label, what: 'Removed', parts: [] }
    case 'moved':
      return { sign: '↕', at, label, what: 'Moved', parts: [] }
    case 'changed':
      return {
        sign: '~',
        at,
        label: label || kindOf(after, at),
        what: changedWords(change.parts, findField(before, at), findField(after, at)),
        parts: change.parts.flatMap((part) => partChange(part, { before, after, at })),
      }
  }
}

function changedWords(parts: readonly string[], old: Field | undefined, now: Field | undefined) {
  if (
    old?.type === 'legal' &&
    now?.type === 'legal' &&
    old.block === now.block &&
    old.version !== now.version
  )
    return `Text ${old.version} became text ${now.version}`
  return [...new Set(parts.map((part) => partNames[part] ?? part))].join(', ')
}

type Changed = { before: FormDefinition; after: FormDefinition; at: string }

/** Nothing where the words are the same, as for an option that got another ID. */
function partChange(part: string, { before, after, at }: Changed): PartChange[] {
  const [old, field] = [findField(before, at), findField(after, at)]
  if (!old || !field) return []
  const name = partNames[part] ?? part
  if (part === 'label') return [wordingChange(name, old.label, field.label)]
  if (part === 'help') return [wordingChange(name, old.help, field.help)]
  if (part === 'text')
    return [
      wordingChange(name, 'text' in old ? old.text : undefined, 'text' in field ? field.text : undefined),
    ]
  const [was, now] = [partWords(old, part, before), partWords(field, part, after)]
  return was === now || (was === null && now === null)
    ? []
    : [{ name, was: was ?? 'nothing', now: now ?? 'nothing' }]
}

function namesOf(parts: readonly PartChange[]) {
  return parts.map(({ name }) => name).join(', ')
}

function statesWords({ states }: FormDefinition) {
  if (states.length === 0) return 'everywhere'
  return states.map((state) => (state === 'OH' ? 'Ohio' : 'Pennsylvania')).join(', ')
}

function kindOf(form: FormDefinition, id: string) {
  const field = findField(form, id)
  return field ? kindWords[field.type] : id
}

function isSame(one: unknown, other: unknown) {
  return JSON.stringify(one) === JSON.stringify(other)
}
