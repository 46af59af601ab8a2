import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LeadRow } from '#domain/leads/lead.ts'
import type { ServerPlace } from './built-server.ts'
import type { Problems } from './findings.ts'

export async function findOddMail(place: ServerPlace, rows: readonly LeadRow[]): Promise<Problems> {
  const letters = await Promise.all((await listLetters(place)).map((path) => readFile(path, 'latin1')))
  const text = letters.map((letter) => letter.replaceAll(/=\r?\n/g, ''))
  const counted = rows
    .map(({ reference }) => ({ reference, count: text.filter((one) => one.includes(reference)).length }))
    .filter(({ count }) => count !== 1)
    .map(({ reference, count }) => `${reference} has ${count} letters`)
  const surplus = letters.length - rows.length
  return surplus > 0 ? [...counted, `there are ${surplus} letters too many`] : counted
}

/** What the office was sent; who is on call has letters of their own. */
export async function listLetters({ dataDir }: Pick<ServerPlace, 'dataDir'>) {
  const folder = join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith('.eml') && !name.startsWith('alert-'))
    .map((name) => join(folder, name))
}
