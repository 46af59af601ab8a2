import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { databaseHome } from '#platform/embedded-postgres/database-home.ts'
import { openPlace } from '#platform/embedded-postgres/place.ts'
import { CompanyFacts } from '#domain/company/company.ts'
import { aSentLead } from '../a-lead.ts'
import { closeServerPlace, freePort, openServerPlace, startBuiltServer } from '../fault/built-server.ts'
import { publicPaths } from '../specified-paths.ts'

const label = 'Demo – nothing here is real'

/** A mail server that only counts who knocks. */
const knocks: unknown[] = []
const mailPort = await freePort()
const postOffice = createServer((socket) => void knocks.push(socket.destroy())).listen(mailPort, '127.0.0.1')
await once(postOffice, 'listening')

const place = await openServerPlace()
const settings = { DEMO: '1', SMTP_URL: `smtp://127.0.0.1:${mailPort}` }
let server = await startBuiltServer(place, { settings })
afterAll(async () => {
  await server.stop()
  await closeServerPlace(place)
  postOffice.close()
})

test('every page of a demo says so, and none is for search engines', async () => {
  for (const path of [...publicPaths, '/nowhere']) {
    const html = await textOf(path)
    expect(html, path).toContain(`<p class="demo">${label}</p>`)
    expect(html, path).toContain('<meta name="robots" content="noindex"')
  }
  expect(await textOf('/robots.txt')).toBe('User-agent: *\nDisallow: /\n')
  expect(await textOf('/ops/login')).toContain('<meta name="demo"/>')
})

test('the mail of a demo says so and stays here, whatever mail server and address it was given', async () => {
  await writeOfficeTo('office@dry-cellars.com')
  const { reference }: { reference: string } = await send('/api/leads', aSentLead({ name: 'Ann Miller' }))
  await expect.poll(() => emailAbout(reference)).not.toBe(null)
  const email = await emailAbout(reference)
  expect(email).toContain('Subject: [Demo] New request: Ann Miller')
  expect(email).toContain('To: office@dry-cellars.com')
  expect(email).toContain('nothing here is real.')
  expect(knocks).toEqual([])
})

test('its password is shown at every start and counts again, and follows from a file that is its owner’s alone', async () => {
  await changePassword('readonly', await shownPassword())
  await server.stop()
  server = await startBuiltServer(place, { settings })
  expect(await signIn('readonly', await shownPassword())).toMatchObject({
    user: { name: 'Walt Kingfisher', roles: ['Read-only'] },
  })
  expect((await stat(join(place.dataDir, 'secret'))).mode & 0o777).toBe(0o600)
})

test('a start that did not ask for a demo refuses one, in a sentence', async () => {
  await server.stop()
  await expect(startBuiltServer(place)).rejects.toThrow(
    'Mission Restore cannot start.\nThis database holds a demo, and the start was not asked for one',
  )
  server = await startBuiltServer(place, { settings })
})

/** As the owner of a firm would set it. */
async function writeOfficeTo(office_recipient: string) {
  const { connection } = await openPlace(databaseHome(place.dataDir).home)
  const db = openDatabase(connection, () => {}, 1)
  const { facts } = await db.selectFrom('company').select('facts').executeTakeFirstOrThrow()
  const changed = { ...CompanyFacts.parse(facts), office_recipient }
  await db
    .updateTable('company')
    .set({ facts: JSON.stringify(changed) })
    .execute()
  await db.destroy()
}

/** The one password that every start has shown so far. */
async function shownPassword() {
  const shown = (await readFile(place.log, 'utf8')).matchAll(/^ {4}((?:[a-z2-9]{5}-?){4})$/gm)
  const [password = '', ...others] = new Set([...shown].map(([, password]) => password))
  expect(others).toEqual([])
  return password
}

function signIn(username: string, password: string) {
  return send('/api/auth/login', { username, password })
}

async function changePassword(username: string, current: string) {
  const { token }: { token: string } = await signIn(username, current)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const body = JSON.stringify({ current, next: 'a password of a player’s own' })
  const answer = await fetch(`${server.url}/api/auth/password`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
}

async function emailAbout(reference: string) {
  const folder = join(place.dataDir, 'mail')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const emails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return emails.find((email) => email.includes(reference)) ?? null
}

async function textOf(path: string) {
  return (await fetch(server.url + path)).text()
}

async function send(path: string, body: unknown) {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}
