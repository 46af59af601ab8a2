import type { Column } from '#domain/forms/definition/columns.ts'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import { isQuestion } from '#domain/forms/definition/field.ts'
import { pathOf, type Path } from '#domain/forms/answers/path.ts'
import { withRowFormulas } from '#domain/forms/answers/row-formulas.ts'
import { newId } from '#platform/uuid.ts'
import type { NewSubmission } from './submission.ts'

export type Answers = NewSubmission['answers']

const at = '2026-11-10T18:05:00.000Z'
const ink = { height: 400, strokes: [[100, 200, 0, 300, 120, 40, 500, 260, 90]] }
const consent = { read_to_end: true, intends_to_sign: true, agrees_to_electronic: true, copy_to: 'email' }

/** An answer of its own to every question of a form, with what is counted from them; photos only where one is given. */
export function sampleAnswers(form: FormDefinition, photo?: string): Answers {
  const answers: Answers = {}
  for (const [nth, field] of fieldsOf(form).entries()) {
    const answer = isQuestion(field) ? answerOf(field, nth, photo) : undefined
    if (answer !== undefined) answers[field.id] = answer
  }
  const path = pathOf(form, answers)
  // Cells are counted where nothing is shown, too: what is received has them.
  for (const field of fieldsOf(form)) {
    const counted =
      field.type === 'table' ? withRowFormulas(field.columns, answers[field.id]) : countedOf(field, path)
    if (counted !== undefined) answers[field.id] = JSON.parse(JSON.stringify(counted))
  }
  return answers
}

function countedOf({ id, type }: Field, path: Path) {
  return type === 'calculated' ? path.valueOf(id) : undefined
}

function answerOf(field: Field, nth: number, photo?: string): Answers[string] | undefined {
  switch (field.type) {
    case 'short_text':
    case 'code':
      return `Text ${nth} of ${field.id}`
    case 'long_text':
      return `A longer text ${nth}\nwith a second line of ${field.id}`
    case 'number':
      return numberIn(field, nth)
    case 'money':
      return 100_00 + nth
    case 'choice':
      return field.options[0]?.id ?? ''
    case 'chips':
      return field.options.slice(0, 2).map(({ id }) => id)
    case 'yes_no':
      return 'yes'
    case 'date':
      return '2026-11-10'
    case 'time':
      return '08:30'
    case 'signature':
      return { way: 'drawn', name: `Signer ${nth}`, at, ink, ...consent }
    case 'initials':
    case 'handwriting':
      return { ink, at }
    case 'sketch':
      return { ink }
    case 'table':
      return Array.from({ length: Math.max(1, field.least) }, () => ({
        id: newId(),
        cells: cellsOf(field.columns, photo),
      }))
    case 'photos':
      return photosOf(photo, field.least)
    case 'lookup':
      return { id: newId(), label: `Found ${nth}` }
    case 'place':
      return { latitude: 41.02, longitude: -80.66, at }
    default:
      return undefined
  }
}

function cellsOf(columns: readonly Column[], photo?: string) {
  const cells = columns.flatMap((column, nth) => {
    const cell = column.type === 'photos' ? photosOf(photo, 1) : cellOf(column, nth)
    return cell === undefined ? [] : [[column.id, cell] as const]
  })
  return Object.fromEntries(cells)
}

function cellOf(column: Column, nth: number): Answers[string] | undefined {
  switch (column.type) {
    case 'text':
      return `Cell ${nth}`
    case 'number':
      return numberIn(column, nth)
    case 'choice':
      return column.options[0]?.id ?? ''
    case 'yes_no':
      return 'yes'
    case 'date':
      return '2026-11-10'
    case 'time':
      return '09:15'
    default:
      return undefined
  }
}

function photosOf(sha256: string | undefined, least: number) {
  return sha256 ? Array.from({ length: Math.max(1, least) }, () => ({ sha256 })) : undefined
}

function numberIn(
  { min = 0, max = 1000 }: { min?: number | undefined; max?: number | undefined },
  nth: number,
) {
  return Math.min(max, Math.max(min, nth + 1))
}
