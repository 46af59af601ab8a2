import { companyTimeZone } from '#domain/company/time-zone.ts'
import { factLines } from '#domain/jobs/facts/value-words.ts'
import type { Words as PortalWords } from '../../words/en.ts'
import type { JobWords } from '../../words/en-job.ts'
import type { Entry } from '../entry.ts'
import { entryWords, faultWords, titleWords } from './entry-words.ts'
import { isWithOffice } from '../unsent-states.ts'

type Words = PortalWords & Pick<JobWords, 'facts'>
type Exported = {
  entries: readonly Entry[]
  /** Notes that were typed and not saved. */
  notes: readonly string[]
  /** Forms that were begun and not saved: what each is called, and what stands in it. */
  forms: readonly { name: string; lines: readonly string[] }[]
  photoOf: (id: string) => Promise<Blob | null>
  person: string
  at: Date
}

/** Everything that is not sent, not saved or with the office as one page that any browser shows, photos included. */
export async function exportFile(
  { entries, notes, forms, photoOf, person, at }: Exported,
  words: Words,
): Promise<Blob> {
  const parts: string[] = []
  for (const entry of entries) parts.push(await partOf(entry, photoOf, words))
  for (const text of notes) parts.push(`<section><p>${escaped(words.field.leave.note(text))}</p></section>`)
  for (const { name, lines } of forms)
    parts.push(
      `<section><h2>${escaped(words.field.leave.form(name))}</h2>${lines.map(lineOf).join('')}</section>`,
    )
  const title = titleWords({ entries, notes: notes.length, forms: forms.length, photos: 0 }, words.field)
  const saved = words.field.outbox.savedBy(person, momentWords(at, words.locale))
  const page = `<!doctype html><html lang="${words.locale}"><meta charset="utf-8"><title>${title}</title>
<style>body{font:16px/1.5 sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem}img{max-width:100%}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style>
<h1>${title}</h1><p>${escaped(saved)}</p>${parts.join('\n')}</html>`
  return new Blob([page], { type: 'text/html' })
}

async function partOf(
  entry: Entry,
  photoOf: (id: string) => Promise<Blob | null>,
  words: Words,
): Promise<string> {
  const { choices, field, problems, locale } = words
  const { write, customer, at, fault } = entry
  const photo = write.kind === 'photo' ? await photoOf(entry.id) : null
  const text = fullText(write, words.facts) ?? entryWords(entry, words)
  const lines = [
    `<h2>${escaped(choices.name(customer))}, ${escaped(momentWords(new Date(at), locale))}</h2>`,
    `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`,
    isWithOffice(entry) ? `<p>${field.outbox.office}</p>` : '',
    fault ? `<p><em>${escaped(faultWords(fault, problems))}</em></p>` : '',
    photo ? `<img alt="" src="${await dataUrl(photo)}">` : '',
    hasMore.has(write.kind) ? dataOf(write, field.outbox.data) : '',
  ]
  return `<section>${lines.join('')}</section>`
}

function lineOf(text: string) {
  return `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`
}

/** Of these the title says the least part: all that was drawn, measured or filled in stands below it, as it would be sent. */
const hasMore: ReadonlySet<Entry['write']['kind']> = new Set<Entry['write']['kind']>([
  'sketch',
  'room',
  'room_change',
  'equipment_move',
  'point',
  'point_change',
  'station',
  'station_change',
  'reading',
  'deviation',
  'submission',
  'job_category',
  'job_stage',
  'job_side',
])

function dataOf(write: Entry['write'], name: string) {
  return `<details><summary>${escaped(name)}</summary><pre>${escaped(JSON.stringify(write))}</pre></details>`
}

/** What was typed, all of it. */
function fullText(write: Entry['write'], words: JobWords['facts']): string | null {
  if (write.kind === 'note') return write.text
  if (write.kind === 'job') return factLines(write.facts, words).join('\n')
  return write.kind === 'job_change' ? factLines(write.changes, words).join('\n') : null
}

/** By the clock of the company, as on the screens, with its zone: the file may be read elsewhere. */
function momentWords(at: Date, locale: string) {
  return at.toLocaleString(locale, {
    timeZone: companyTimeZone,
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => done(String(reader.result)))
    reader.addEventListener('error', () => fail(new Error('The photo can’t be read')))
    reader.readAsDataURL(blob)
  })
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string) {
  return text.replaceAll(/[&<>"]/g, (char) => entities[char] ?? char)
}
