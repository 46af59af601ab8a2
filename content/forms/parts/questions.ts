import type { JobFact } from '#domain/forms/definition/job-facts.ts'
import type { TemplateField } from '../template.ts'
import { both } from './wording.ts'

type Label = TemplateField['label']
type More = Partial<Pick<TemplateField, 'help' | 'show_if' | 'seen_with'>> & {
  need?: 'always'
  asked_last?: boolean
  fact?: JobFact
}

/** A checklist from its lines, each with its ID, English and Spanish. Every line wants an answer: yes, no or doesn't apply. */
export function checklist(...lines: [id: string, en: string, es: string][]): TemplateField[] {
  return lines.map(([id, en, es]) => ({
    id,
    type: 'yes_no',
    has_na: true,
    label: both(en, es),
    need: 'always',
  }))
}

/** A question that has to be answered with yes or no. */
export function yesNo(id: string, label: Label, more: More = {}): TemplateField {
  return { id, type: 'yes_no', label, need: 'always', ...more }
}

/** One line of a checklist that may stay open, or is asked only sometimes. */
export function check(id: string, label: Label, more: More = {}): TemplateField {
  return { id, type: 'yes_no', has_na: true, label, ...more }
}

/** A question that may stay open. */
export function mayAnswer(id: string, label: Label, more: More = {}): TemplateField {
  return { id, type: 'yes_no', label, ...more }
}

export function words(id: string, label: Label, more: More = {}): TemplateField {
  return { id, type: 'short_text', label, ...more }
}

export function longWords(id: string, label: Label, more: More = {}): TemplateField {
  return { id, type: 'long_text', label, ...more }
}

export const notes = longWords('notes', both('Notes', 'Notas'))
