import type { Words } from '../words/en.ts'
import type { Entry } from './entry.ts'
import { entryWords, titleWords } from './entry-words.ts'
import { isWithOffice } from './unsent-states.ts'

/** Everything that is not sent or is with the office as one page that any browser shows, photos included. */
export async function exportFile(
  entries: readonly Entry[],
  photoOf: (id: string) => Promise<Blob | null>,
  words: Words,
): Promise<Blob> {
  const parts: string[] = []
  for (const entry of entries) parts.push(await partOf(entry, photoOf, words))
  const title = titleWords(entries, words.field)
  const page = `<!doctype html><html lang="${words.locale}"><meta charset="utf-8"><title>${title}</title>
<style>body{font:16px/1.5 sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem}img{max-width:100%}</style>
<h1>${title}</h1>${parts.join('\n')}</html>`
  return new Blob([page], { type: 'text/html' })
}

async function partOf(
  entry: Entry,
  photoOf: (id: string) => Promise<Blob | null>,
  { field, locale }: Words,
): Promise<string> {
  const { write, customer, at, fault } = entry
  const photo = write.kind === 'photo' ? await photoOf(entry.id) : null
  const text = write.kind === 'note' ? write.text : entryWords(entry, field)
  const lines = [
    `<h2>${escaped(customer)}, ${escaped(new Date(at).toLocaleString(locale))}</h2>`,
    `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`,
    isWithOffice(entry) ? `<p>${field.outbox.office}</p>` : '',
    fault ? `<p><em>${escaped(fault.detail)}</em></p>` : '',
    photo ? `<img alt="" src="${await dataUrl(photo)}">` : '',
  ]
  return `<section>${lines.join('')}</section>`
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
