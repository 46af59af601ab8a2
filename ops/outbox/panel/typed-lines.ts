import { factLines } from '#domain/jobs/facts/value-words.ts'
import type { JobWords } from '../../words/en-job.ts'
import type { UnsavedForm } from './unsaved-forms.ts'

/** What was typed into a form and not saved, line by line: facts by their names, of other forms their texts. */
export function typedLines({ kind, typed }: Pick<UnsavedForm, 'kind' | 'typed'>, facts: JobWords['facts']) {
  if (kind !== 'facts') return Object.values(typed).filter(isText)
  return factLines(
    Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, said(value)])),
    facts,
  )
}

/** A form has yes and no as text. */
function said(value: unknown) {
  return value === 'yes' ? true : value === 'no' ? false : value
}

const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && !id.test(value)
}
