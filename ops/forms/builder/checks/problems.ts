import { checkDraft } from '#domain/forms/checks/check-draft.ts'
import type { Finding } from '#domain/forms/checks/finding.ts'
import type { PublishedLegalText } from '#domain/forms/published-form.ts'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import { changeField, changeSection, findField, sectionOf } from '../edit/edits.ts'
import { conditionWords } from '../edit/condition-words.ts'
import { withoutField } from '../edit/condition-edits.ts'
import { kindWords } from '../edit/field-kinds.ts'
import { nameOf } from '../edit/new-field.ts'
import { danglingIn, type Mention } from '../edit/references.ts'

/** Something a check found, in words, with the way to it and what would mend it. */
export type Problem = {
  code: string
  /** The field or section that is meant; null: the form as a whole. */
  at: string | null
  blocks: boolean
  title: string
  more: string
  fixes: readonly Fix[]
}
export type Fix =
  | { label: string; edit: (form: FormDefinition) => FormDefinition }
  | { label: string; do: 'add-signature' | 'add-field' }

/** What the checks look for, so that it can be said how many of them passed. */
const checkCount = 13

/** Everything that is wrong, what keeps the form from being published first. Texts without Spanish are told by themselves. */
export function problemsOf(form: FormDefinition, texts: readonly PublishedLegalText[]): Problem[] {
  const found = checkDraft(form, texts).filter(({ code }) => code !== 'untranslated')
  const options = danglingIn(form)
    .filter(({ of, part }) => part !== undefined && findField(form, of))
    .map((mention) => optionProblem(form, mention))
  const problems = [...found.map((finding) => problemOf(form, finding)), ...options]
  return problems.toSorted((a, b) => Number(b.blocks) - Number(a.blocks))
}

export function passedOf(problems: readonly Problem[], hasGaps: boolean) {
  const failed = new Set(problems.map(({ code }) => code)).size + (hasGaps ? 1 : 0)
  return Math.max(checkCount - failed, 0)
}

function problemOf(form: FormDefinition, { code, field, blocks, about = '' }: Finding): Problem {
  const at = field
  const name = quoted(form, field)
  const fixes: readonly Fix[] = []
  const told = { code, at, blocks, fixes }
  switch (code) {
    case 'nothing-to-answer':
      return {
        ...told,
        title: 'The form has no fields.',
        more: 'Add the first question.',
        fixes: [{ label: 'Add a field', do: 'add-field' }],
      }
    case 'legal-without-signature':
      return {
        ...told,
        title: 'No one signs this form.',
        more: `${name} is a legal text, so the form needs a signature.`,
        fixes: [{ label: 'Add a signature', do: 'add-signature' }],
      }
    case 'legal-signature-optional':
      return {
        ...told,
        title: 'No one has to sign this form.',
        more: `It has a legal text, and ${name} may be left empty.`,
        fixes: [{ label: 'Make it required', edit: requiring(field) }],
      }
    case 'legal-other-state':
      return { ...told, ...otherState(form, { field, states: about.split(' ') }) }
    case 'unknown-field':
      return {
        ...told,
        title: `${name} asks about a field that isn’t in the form.`,
        more: `It names “${about}”.`,
        fixes: unasked(form, field, about),
      }
    case 'incomplete':
      return { ...told, title: `${name} isn’t finished.`, more: about }
    case 'unknown-legal-text':
      return {
        ...told,
        title: about ? `${name} names a legal text that isn’t there.` : 'Choose the legal text.',
        more: about ? 'Choose another one.' : `${name} shows none yet.`,
      }
    case 'legal-untranslated':
      return {
        ...told,
        title: `${name} has no checked translation.`,
        more: 'Until it has one, the form can be signed in English only.',
      }
    case 'untranslated':
      return { ...told, title: `${name} has no Spanish.`, more: '' }
    case 'formula':
      return { ...told, title: `The formula of ${name} can’t be calculated.`, more: about }
    case 'cycle':
      return {
        ...told,
        title: 'Fields depend on each other in a circle.',
        more: about
          .split(' → ')
          .map((id) => quoted(form, id))
          .join(' → '),
      }
    case 'never-shown':
      return { ...told, ...neverShown(form, field, blocks) }
  }
}

/** Says both conditions on the way: each may be possible by itself. */
function neverShown(form: FormDefinition, id: string | null, blocks: boolean) {
  const field = findField(form, id)
  const section = id === null ? undefined : sectionOf(form, id)
  const ways = [
    section?.show_if && `Its section shows if ${conditionWords(form, section.show_if)}`,
    field?.show_if && `the field shows if ${conditionWords(form, field.show_if)}`,
  ].filter(Boolean)
  const title = blocks
    ? `${quoted(form, id)} is required but unreachable.`
    : `${quoted(form, id)} is never shown.`
  const more = ways.length > 0 ? `${capitalized(ways.join(', '))}.` : 'No answers lead to it.'
  const optional: Fix = {
    label: 'Make it optional',
    edit: (now) =>
      changeField(now, id ?? '', (each) => ('need' in each ? { ...each, need: undefined } : each)),
  }
  const always: Fix = {
    label: 'Always show it',
    edit: (now) => changeField(now, id ?? '', (each) => ({ ...each, show_if: undefined })),
  }
  return { title, more, fixes: [...(blocks ? [optional] : []), ...(field?.show_if ? [always] : [])] }
}

function requiring(id: string | null) {
  return (form: FormDefinition) =>
    changeField(form, id ?? '', (each) => ('signer' in each ? { ...each, need: 'always' as const } : each))
}

/** Whoever limits the form says where it is used; another text is chosen in the settings. */
function otherState(form: FormDefinition, { field, states }: { field: string | null; states: string[] }) {
  const meant = usedStates.filter(({ value }) => states.includes(value))
  const others = usedStates.filter(
    ({ value }) => !states.includes(value) && (form.states.length === 0 || form.states.includes(value)),
  )
  const names = meant.map(({ label }) => label).join(' and ')
  const elsewhere = others.map(({ label }) => label).join(' and ')
  const limit: Fix = {
    label: `Use it in ${names} only`,
    edit: (now) => ({ ...now, states: meant.map(({ value }) => value) }),
  }
  const fits = form.states.length === 0 || meant.some(({ value }) => form.states.includes(value))
  return {
    title: `${quoted(form, field)} is the legal text for ${names}.`,
    more: fits
      ? `The form is used in ${elsewhere} too. Choose a text for ${elsewhere}, or use the form in ${names} only.`
      : `The form is used in ${elsewhere}. Choose a text for ${elsewhere}.`,
    fixes: fits ? [limit] : [],
  }
}

const usedStates = [
  { value: 'OH', label: 'Ohio' },
  { value: 'PA', label: 'Pennsylvania' },
] as const

/** A formula can't be mended by leaving something out; a condition can. */
function unasked(form: FormDefinition, id: string | null, about: string): Fix[] {
  const field = findField(form, id)
  const isFormula = field?.type === 'calculated' && new RegExp(`\\b${about}\\b`).test(field.formula)
  if (id === null || isFormula) return []
  return [
    {
      label: 'Remove the condition',
      edit: (now) =>
        findField(now, id)
          ? changeField(now, id, (each) => notAsking(each, about))
          : sectionNotAsking(now, id, about),
    },
  ]
}

function notAsking(field: Field, about: string): Field {
  const show_if = field.show_if && (withoutField(field.show_if, about) ?? undefined)
  if (!('need' in field) && !('preset' in field)) return { ...field, show_if }
  const need =
    field.need && field.need !== 'always' ? (withoutField(field.need, about) ?? undefined) : field.need
  const when = field.preset && withoutField(field.preset.when, about)
  return { ...field, show_if, need, preset: field.preset && when ? { ...field.preset, when } : undefined }
}

function sectionNotAsking(form: FormDefinition, id: string, about: string) {
  const section = form.sections.find((each) => each.id === id)
  if (!section?.show_if) return form
  return changeSection(form, id, { show_if: withoutField(section.show_if, about) ?? undefined })
}

/** That a whole field is gone is told by the check of the form; here what a field doesn't offer. */
function optionProblem(form: FormDefinition, { at, of, in: where }: Mention): Problem {
  const isColumn = where === 'column'
  return {
    code: 'unknown-option',
    at,
    blocks: false,
    title: isColumn
      ? `${quoted(form, at)} counts with a column that isn’t there.`
      : `${quoted(form, at)} asks for an answer that isn’t offered.`,
    more: isColumn
      ? `Choose another column of ${quoted(form, of)}.`
      : `${quoted(form, of)} doesn’t offer it.`,
    fixes: [],
  }
}

/** A part of the form as sentences name it. */
export function quoted(form: FormDefinition, id: string | null) {
  if (id === null) return 'The form'
  const field = fieldsOf(form).find((each) => each.id === id)
  if (field)
    return field.label.en.trim()
      ? `“${nameOf(field)}”`
      : `A new field (${kindWords[field.type].toLowerCase()})`
  const section = form.sections.find((each) => each.id === id)
  return section ? `Section “${section.title.en || 'without a title'}”` : `“${id}”`
}

function capitalized(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
