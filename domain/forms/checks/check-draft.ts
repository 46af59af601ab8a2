import type * as z from 'zod'
import { FormDefinition } from '../definition/definition.ts'
import type { PublishedLegalText } from '../published-form.ts'
import type { FormDraft } from '../template.ts'
import { checkForm } from './check.ts'
import type { Finding } from './finding.ts'

/** All that publishing a draft would be refused for, and what to look at besides, what blocks first: on the device and the server. */
export function checkDraft(draft: FormDraft, texts: readonly PublishedLegalText[]): Finding[] {
  const findings = [...incompleteParts(draft), ...checkForm(draft), ...checkLegalTexts(draft, texts)]
  return findings.toSorted((a, b) => Number(b.blocks) - Number(a.blocks))
}

/** What a published form must have and this one has not yet. A formula's faults, and a text that wasn't chosen, are told elsewhere. */
function incompleteParts(draft: FormDraft): Finding[] {
  const issues = FormDefinition.safeParse(draft).error?.issues ?? []
  return issues
    .filter(({ path }) => path.at(-1) !== 'formula' && path.at(-1) !== 'block')
    .map((issue) => ({
      code: 'incomplete',
      field: partOf(draft, issue.path),
      blocks: true,
      about: sentenceOf(issue),
    }))
}

/** The field or section of which the path leads into a definition. */
export function partOf(
  draft: { sections: readonly { id: string; fields: readonly { id: string }[] }[] },
  [first, at, fields, nth]: readonly PropertyKey[],
): string | null {
  const section = first === 'sections' ? draft.sections[Number(at)] : undefined
  const field = fields === 'fields' ? section?.fields[Number(nth)] : undefined
  return field?.id ?? section?.id ?? null
}

/** Of several shapes that a value could have, one says nearest what is wrong with it. */
export function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message
  const [nearest] = issue.errors.toSorted((one, other) => depthOf(other) - depthOf(one))
  return nearest?.[0] ? sentenceOf(nearest[0]) : issue.message
}

function depthOf(issues: readonly z.core.$ZodIssue[]) {
  return Math.max(0, ...issues.map(({ path }) => path.length))
}

function checkLegalTexts(draft: FormDraft, texts: readonly PublishedLegalText[]): Finding[] {
  return draft.sections.flatMap((section) =>
    section.fields.flatMap((field): Finding[] => {
      if (field.type !== 'legal') return []
      const text = texts.find(({ block, version }) => block === field.block && version === field.version)
      const named = { field: field.id, about: field.block }
      if (!text) return [{ code: 'unknown-legal-text', blocks: true, ...named }]
      const isAlwaysShown = !section.show_if && !field.show_if
      return [
        ...otherState(draft, text, { field: field.id, blocks: isAlwaysShown }),
        ...(text.es ? [] : [{ code: 'legal-untranslated', blocks: false, ...named } as const]),
      ]
    }),
  )
}

/** A text for one state in a form of both. Behind a condition it may be right: the answers may say where the loss is. */
function otherState(
  { states }: FormDraft,
  text: PublishedLegalText,
  found: Pick<Finding, 'field' | 'blocks'>,
): Finding[] {
  const used = states.length === 0 ? bothStates : states
  const fits = text.states.length === 0 || used.every((state) => text.states.includes(state))
  return fits ? [] : [{ code: 'legal-other-state', ...found, about: text.states.join(' ') }]
}

const bothStates = ['OH', 'PA']
