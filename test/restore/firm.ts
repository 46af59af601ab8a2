import { chmod, mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { openDatabase, type Connection, type Database } from '#platform/database/database.ts'
import { databaseHome } from '#platform/embedded-postgres/database-home.ts'
import { openPlace } from '#platform/embedded-postgres/place.ts'
import { second } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { LeadDetail } from '#domain/leads/lead.ts'
import { SignInResult } from '#domain/sessions/session.ts'
import { admin, type ServerPlace } from '../fault/built-server.ts'
import { getDetails } from '../fault/findings.ts'
import type { Staff } from '../fault/staff.ts'
import { deliver, makePlea, type Ledger } from '../fault/visitor.ts'

const longest = 20 * second

/** So many visitors ask for help, one after the other, from `nth` on; every third brings photos. */
export async function askForHelp(
  url: string,
  ledger: Ledger,
  { from, count }: { from: number; count: number },
) {
  for (let nth = from; nth < from + count; nth++) {
    const bound = AbortSignal.timeout(longest)
    await deliver(() => url, await makePlea(nth), { ledger, bound })
  }
}

/** Visitors go on asking until the signal comes. */
export async function keepAsking(url: string, ledger: Ledger, until: AbortSignal) {
  for (let nth = 1000; !until.aborted; nth++) {
    await deliver(() => url, await makePlea(nth), { ledger, bound: until })
  }
}

export async function untilAllAreMailed(staff: Staff) {
  const details = await getDetails(staff, await staff.listAll(), Date.now() + longest)
  const waiting = details.filter(({ history }) => !history.some(({ name }) => name === 'lead.mailed'))
  if (waiting.length > 0) throw new Error(`${waiting.length} requests were not mailed in time`)
}

/** An address that belongs to someone, so that emails to it are truly sent. */
export async function giveOfficeAnAddress(place: ServerPlace) {
  await inDatabase(await embedded(place), (db) =>
    sql`update company set facts = facts || '{"office_recipient": "office@real-company.us"}'`.execute(db),
  )
}

export async function embedded({ dataDir }: Pick<ServerPlace, 'dataDir'>): Promise<Connection> {
  return (await openPlace(databaseHome(dataDir).home)).connection
}

/** The connection as an operator would write it. */
export function urlOf(connection: Connection) {
  if ('connectionString' in connection) return connection.connectionString
  const { host, port, user, database } = connection
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

export async function inDatabase<T>(connection: Connection, work: (db: Database) => Promise<T>) {
  const db = openDatabase(connection, () => {}, 1)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** What COPY would have to write in another way. */
export const noteText = 'Called back.\tA line with a tab, \\N, and\nanother line — “quoted”.'

export async function logIn(url: string) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...admin, remember_me: true }),
  })
  return SignInResult.parse(await answer.json()).token
}

export async function readLead(url: string, token: string, id: string) {
  const answer = await fetch(`${url}/api/leads/${id}`, { headers: { Authorization: `Bearer ${token}` } })
  return LeadDetail.parse(await answer.json())
}

/** A note and a step onward, so that there is more than requests. */
export async function workOn(url: string, token: string, id: string) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const note = { id: newId(), text: noteText }
  const answers = [
    await fetch(`${url}/api/leads/${id}/notes`, { method: 'POST', headers, body: JSON.stringify(note) }),
    await fetch(`${url}/api/leads/${id}/status`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ status: 'contacted', revision: 1 }),
    }),
  ]
  const wrong = answers.find(({ ok }) => !ok)
  if (wrong) throw new Error(`${wrong.url}: ${wrong.status} ${await wrong.text()}`)
}

export async function aFolder(name: string) {
  const folder = await mkdtemp(join(await realpath(tmpdir()), `mission-restore-${name}-`))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export async function onlyBackupIn(folder: string) {
  const names = await readdir(folder)
  if (names.length !== 1) throw new Error(`not one backup: ${names.join(', ')}`)
  return join(folder, names[0] ?? '')
}
