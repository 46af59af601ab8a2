import { announce } from '#platform/events/events.ts'
import { writeZip, type ZipEntry } from '#platform/files/zip.ts'
import { Refusal } from '#platform/refusal.ts'
import { writeCsv } from '#platform/text/csv.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { countSubmissions, getSubmission, listSubmissions } from '../list-submissions.server.ts'
import type { Paper } from '../paper/papers.server.ts'
import type { Submission } from '../submission.ts'
import { answerRows, columnsOf, headOfCsv, rowOf, rowsOfAnswers, type Column } from './csv-rows.server.ts'
import { submissionsExported } from './export-events.ts'
import { mostExported, type SubmissionExport } from './export.ts'

type Viewer = Allowed<'submissions.view'>
type Exporter = {
  viewer: Viewer
  exporter: Allowed<'submissions.export'>
  /** Who reads on, as they are this moment; it refuses once their session or their right ended. */
  lookAgain: () => Promise<Viewer>
  /** Stores the paper of a form where nobody asked for it yet. */
  paperOf: (id: string) => Promise<Paper>
}
export type Exported = { count: number; parts: AsyncIterable<Uint8Array> }

type Filter = Omit<SubmissionExport, 'format' | 'rows'>
type Asked = Pick<SubmissionExport, 'rows'> & { filter: Filter }

const pageSize = 100

/**
 * A file of every filled form that a filter means, part by part as the other side reads it. What someone may not see is not in it. Who
 * took it along is remembered before the first part leaves.
 */
export async function exportSubmissions(
  world: World,
  { viewer, exporter, lookAgain, paperOf }: Exporter,
  { format, rows, ...filter }: SubmissionExport,
): Promise<Exported> {
  const count = await countSubmissions(world, viewer, filter)
  const most = mostExported[format]
  if (count > most)
    throw new Refusal(
      422,
      'export-too-large',
      `These are ${count.toLocaleString('en-US')} forms. Narrow the filters to ${most.toLocaleString('en-US')} or fewer.`,
    )
  const told = { export_id: newId(world.now().getTime()), count, format }
  await announce(world, submissionsExported, told, exporter.employee.id)
  const forms = everyForm(world, lookAgain, filter)
  switch (format) {
    case 'csv':
      return { count, parts: csvOf(world, forms, await columnsAsked(world, viewer, { rows, filter })) }
    case 'json':
      return { count, parts: jsonOf(forms) }
    case 'pdf':
      return { count, parts: writeZip(papersOf(world, paperOf, forms)) }
  }
}

/** Page by page: no more than one page is held at a time. A file can be read for hours, so each form asks again who reads. */
async function* everyForm(
  world: World,
  lookAgain: Exporter['lookAgain'],
  filter: Filter,
): AsyncGenerator<Submission> {
  let cursor: string | undefined
  do {
    const { items, next } = await listSubmissions(world, await lookAgain(), {
      ...filter,
      limit: pageSize,
      cursor,
    })
    for (const { id } of items) yield await getSubmission(world, await lookAgain(), id)
    cursor = next ?? undefined
  } while (cursor)
}

/** The columns of the answers, where each form has a row; null where each answer has. */
async function columnsAsked(world: World, viewer: Viewer, { rows, filter }: Asked): Promise<Column[] | null> {
  if (rows === 'answers') return null
  if (filter.form !== undefined) return columnsOf(world, [filter.form])
  return rows === 'forms' ? columnsOf(world, await formsIn(world, viewer, filter)) : null
}

/** Which forms a filter means, so that only their fields are columns. */
async function formsIn(world: World, viewer: Viewer, filter: Filter): Promise<string[]> {
  const found = new Set<string>()
  let cursor: string | undefined
  do {
    const { items, next } = await listSubmissions(world, viewer, { ...filter, limit: pageSize, cursor })
    for (const { form } of items) found.add(form)
    cursor = next ?? undefined
  } while (cursor)
  return [...found].toSorted()
}

async function* csvOf(world: World, forms: AsyncIterable<Submission>, columns: readonly Column[] | null) {
  yield text(writeCsv(headOfCsv(columns), []))
  for await (const submission of forms) {
    const answers = await answerRows(world, submission)
    const rows = columns ? [rowOf(submission, answers, columns)] : rowsOfAnswers(submission, answers)
    yield text(withoutHead(writeCsv([], rows)))
  }
}

/** What begins a file stands in it once. */
function withoutHead(csv: string) {
  return csv.slice(csv.indexOf('\n') + 1)
}

async function* jsonOf(forms: AsyncIterable<Submission>) {
  let isFirst = true
  yield text('[')
  for await (const { photos: _, paper_url: __, ...submission } of forms) {
    yield text(`${isFirst ? '\n' : ',\n'}${JSON.stringify(submission)}`)
    isFirst = false
  }
  yield text('\n]\n')
}

/** Every paper as it is stored, and last a list of their hashes. */
async function* papersOf(
  world: World,
  paperOf: Exporter['paperOf'],
  forms: AsyncIterable<Submission>,
): AsyncGenerator<ZipEntry> {
  const list: string[][] = []
  for await (const submission of forms) {
    const { id, form, job_number, sha256, state, received_at } = submission
    if (submission.paper_url === null) {
      list.push([
        '',
        id,
        form,
        job_number ?? '',
        state,
        '',
        sha256,
        'Not included: it has claims, amounts of money, or photos that you don’t have permission to see.',
      ])
      continue
    }
    const paper = await paperOrWhyNot(paperOf, id)
    if ('whyNot' in paper) {
      list.push(['', id, form, job_number ?? '', state, '', sha256, `Not included: ${paper.whyNot}`])
      continue
    }
    const name = `${job_number ?? 'no-job'}/${form}-${id}.pdf`
    list.push([name, id, form, job_number ?? '', state, paper.sha256, sha256, ''])
    yield { name, bytes: paper.bytes, at: new Date(received_at) }
  }
  const head = [
    'File',
    'Document',
    'Form',
    'Job',
    'State',
    'SHA-256 of the file',
    'SHA-256 of the record',
    'Note',
  ]
  yield { name: 'hashes.csv', bytes: text(writeCsv(head, list)), at: world.now() }
}

/** One paper that can't be made leaves the others in the file. */
async function paperOrWhyNot(paperOf: Exporter['paperOf'], id: string): Promise<Paper | { whyNot: string }> {
  try {
    return await paperOf(id)
  } catch (error) {
    if (error instanceof Refusal && error.status === 503) return { whyNot: error.message }
    throw error
  }
}

function text(written: string) {
  return new TextEncoder().encode(written)
}
