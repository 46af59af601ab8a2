import type * as z from 'zod'
import { fieldsOf, FormDefinition } from '../definition/definition.ts'
import type { PublishedLegalText } from '../published-form.ts'
import type { FormDraft } from '../template.ts'
import { checkForm } from './check.ts'
import type { Finding } from './finding.ts'

/** All that publishing a draft would be refused for, and what to look at besides, what blocks first: on the device and the server. */
export function checkDraft(draft: FormDraft, texts: readonly PublishedLegalText[]): Finding[] {
  const findings = [...incompleteParts(draft), ...checkForm(draft), ...checkLegalTexts(draft, texts)]
  return findings.toSorted((a, b) => Number(b.blocks) - Number(a.blocks))
}

/** What a published form must have and this one has not yet. A formula's faults are told by itself. */
function incompleteParts(draft: FormDraft): Finding[] {
  const issues = FormDefinition.safeParse(draft).error?.issues ?? []
  return issues
    .filter(({ path }) => path.at(-1) !== 'formula')
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
  return fieldsOf(draft).flatMap((field): Finding[] => {
    if (field.type !== 'legal') return []
    const text = texts.find(({ block, version }) => block === field.block && version === field.version)
    const about = field.block
    if (!text) return [{ code: 'unknown-legal-text', field: field.id, blocks: true, about }]
    return text.es ? [] : [{ code: 'legal-untranslated', field: field.id, blocks: false, about }]
  })
}
