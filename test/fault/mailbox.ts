import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LeadRow } from '#domain/leads/lead-row.ts'
import type { ServerPlace } from './built-server.ts'
import type { Problems } from './findings.ts'

export async function findOddMail(place: ServerPlace, rows: readonly LeadRow[]): Promise<Problems> {
  const emails = await Promise.all((await listEmails(place)).map((path) => readFile(path, 'latin1')))
  const text = emails.map((email) => email.replaceAll(/=\r?\n/g, ''))
  const counted = rows
    .map(({ reference }) => ({ reference, count: text.filter((one) => one.includes(reference)).length }))
    .filter(({ count }) => count !== 1)
    .map(({ reference, count }) => `${reference} has ${count} emails`)
  const surplus = emails.length - rows.length
  return surplus > 0 ? [...counted, `there are ${surplus} emails too many`] : counted
}

/** What the office was sent; who is on call has emails of their own. */
export async function listEmails({ dataDir }: Pick<ServerPlace, 'dataDir'>) {
  const folder = join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith('.eml') && !name.startsWith('alert-'))
    .map((name) => join(folder, name))
}
