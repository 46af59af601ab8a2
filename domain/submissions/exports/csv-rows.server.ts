import type { World } from '#platform/world.ts'
import { fieldsOf } from '#domain/forms/definition/definition.ts'
import { isQuestion } from '#domain/forms/definition/field.ts'
import { findFormVersion, formNotFound, listFormVersions } from '#domain/forms/forms.server.ts'
import { recordedLines, type AnswerLines } from '../answer-lines.ts'
import type { Submission } from '../submission.ts'

/** What every row says of the form itself. */
const head = [
  'Document',
  'Form',
  'Version',
  'Revision',
  'State',
  'Reason',
  'Job',
  'Customer',
  'Submitted by',
  'Submitted at',
  'Received at',
  'Decided by',
  'Decided at',
  'Revises',
  'SHA-256',
] as const

/** `forms`: of which forms it is a field. */
export type Column = { field: string; label: string; forms: ReadonlySet<string> }

/**
 * The fields of every version of some forms, in the order of the newest. What several forms ask by the same words is one column; a label
 * that several fields have is told apart by its field.
 */
export async function columnsOf(world: World, slugs: readonly string[]): Promise<Column[]> {
  const columns = new Map<string, { field: string; label: string; forms: Set<string> }>()
  for (const slug of slugs)
    for (const [field, label] of await labelsOf(world, slug)) {
      const key = `${field} ${label}`
      const column = columns.get(key) ?? { field, label, forms: new Set() }
      column.forms.add(slug)
      columns.set(key, column)
    }
  const all = [...columns.values()]
  const times = Map.groupBy(all, ({ label }) => label)
  return all.map((column) => ({
    ...column,
    label: (times.get(column.label)?.length ?? 0) > 1 ? `${column.label} (${column.field})` : column.label,
  }))
}

async function labelsOf(world: World, slug: string): Promise<Map<string, string>> {
  const versions = await listFormVersions(world, slug)
  if (versions.length === 0) throw formNotFound()
  const labels = new Map<string, string>()
  for (const field of versions.flatMap(fieldsOf))
    if ((isQuestion(field) || field.type === 'calculated') && !labels.has(field.id))
      labels.set(field.id, field.label.en)
  return labels
}

export function headOfCsv(columns: readonly Column[] | null): string[] {
  return [...head, ...(columns?.map(({ label }) => label) ?? ['Field', 'Question', 'Answer'])]
}

/** Every answer that the record has, also of what was hidden or came from the job. */
export async function answerRows(world: World, submission: Submission): Promise<AnswerLines[]> {
  const form = await findFormVersion(world, { slug: submission.form, version: submission.version })
  if (!form) throw formNotFound()
  return recordedLines({ form: form.definition, answers: submission.answers, language: submission.language })
}

export function rowOf(
  submission: Submission,
  answers: readonly AnswerLines[],
  columns: readonly Column[],
): string[] {
  const said = new Map(answers.map(({ field, lines }) => [field, lines.join('\n')]))
  return [
    ...about(submission),
    ...columns.map(({ field, forms }) => (forms.has(submission.form) && said.get(field)) || ''),
  ]
}

export function rowsOfAnswers(submission: Submission, answers: readonly AnswerLines[]): string[][] {
  return answers.map(({ field, label, lines }) => [...about(submission), field, label, lines.join('\n')])
}

function about(submission: Submission): string[] {
  const { id, form, version, nth, state, reason, job_number, customer, by, at, received_at } = submission
  const { decided_by, decided_at, revises, sha256 } = submission
  return [
    id,
    form,
    String(version),
    String(nth),
    state,
    reason ?? '',
    job_number ?? '',
    customer ?? '',
    by,
    at,
    received_at,
    decided_by ?? '',
    decided_at ?? '',
    revises ?? '',
    sha256,
  ]
}
