import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import { jobFacts } from '#domain/forms/definition/job-facts.ts'
import { rowSources } from '#domain/forms/definition/job-rows.ts'
import { photoPhases } from '#domain/photos/photo-phases.ts'
import type { Condition } from '#domain/forms/definition/condition.ts'
import type { Wording } from '#domain/forms/definition/wording.ts'
import { legalTitle } from '#domain/forms/legal/legal-titles.ts'
import { paperWords } from '#domain/submissions/paper/paper-words.ts'
import { conditionWords } from '../edit/condition-words.ts'
import { kindWords } from '../edit/field-kinds.ts'

/** What a part of a field or section was and what it is now, in words. */
export type PartChange = { name: string; was: string; now: string }

const none = 'nothing'

/** What stands in one part of a field; null for what has no words of its own. */
export function partWords(field: Field, part: string, form: FormDefinition): string | null {
  switch (part) {
    case 'type':
      return kindWords[field.type]
    case 'show_if':
      return shownWords(form, field.show_if)
    case 'need':
      return needWords(form, 'need' in field ? field.need : undefined)
    case 'fact':
      return 'fact' in field ? labelIn(jobFacts, field.fact) : null
    case 'preset':
      return 'preset' in field && field.preset
        ? `${field.preset.value} if ${conditionWords(form, field.preset.when)}`
        : none
    case 'options':
      return 'options' in field ? field.options.map(({ label }) => label.en).join(', ') || none : null
    case 'columns':
      return 'columns' in field ? field.columns.map(({ label }) => label.en).join(', ') || none : null
    case 'rows_from':
      return 'rows_from' in field ? labelIn(rowSources, field.rows_from) : none
    case 'phase':
      return 'phase' in field ? labelIn(photoPhases, field.phase) : none
    case 'signer':
      return 'signer' in field ? paperWords.en.signers[field.signer] : null
    case 'block':
      return field.type === 'legal' && field.block ? legalTitle(field.block) : none
    case 'may_decline':
      return field.type === 'signature' && field.may_decline ? 'may decline' : 'may not decline'
    case 'has_na':
      return field.type === 'yes_no' && field.has_na ? 'yes, no, not applicable' : 'yes, no'
    default:
      return plain(field, part)
  }
}

/** The words of both languages, the Spanish ones where only they differ. */
export function wordingChange(name: string, was: Wording | undefined, now: Wording | undefined): PartChange {
  if (was?.en !== now?.en) return { name, was: was?.en || none, now: now?.en || none }
  return { name: `${name} in Spanish`, was: was?.es || none, now: now?.es || none }
}

export function shownWords(form: FormDefinition, condition: Condition | undefined) {
  return condition ? `if ${conditionWords(form, condition)}` : 'always'
}

function needWords(form: FormDefinition, need: Condition | 'always' | undefined) {
  if (need === undefined) return 'no'
  return need === 'always' ? 'always' : `if ${conditionWords(form, need)}`
}

function labelIn(list: readonly { value: string; label: string }[], wanted: string | undefined) {
  return list.find(({ value }) => value === wanted)?.label ?? none
}

/** Numbers, units and formulas are read as they are. */
function plain(field: Field, part: string) {
  const value: unknown = Object.entries(field).find(([name]) => name === part)?.[1]
  if (value === undefined || value === '') return none
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
