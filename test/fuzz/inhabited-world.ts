import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { aPicture } from '#platform/images/pictures.fixture.ts'
import { openLog } from '#platform/log.ts'
import { signPath } from '#platform/signed-url.ts'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aSentLead } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import type { Known } from './schema.ts'

export type InhabitedWorld = Awaited<ReturnType<typeof inhabitedWorld>>

const password = 'correct horse battery'

/** A product in use: requests in every state, photos, and people with more and fewer rights, signed in. */
export async function inhabitedWorld() {
  const lines: string[] = []
  const log = openLog('trace', { write: (line) => void lines.push(line) })
  const test = await createTestWorld({ limitScale: 1_000_000, log })
  const owner = await aPerson(test, 'Owner', 'Quirinia Featherstonehaugh')
  const technician = await aPerson(test, 'Technician')
  const newcomer = await aPerson(test, 'Owner')
  await test.world.db
    .updateTable('employee')
    .set({ must_change_password: true })
    .where('id', '=', newcomer.id)
    .execute()

  const photos = [await sendPhoto(test, 30), await sendPhoto(test, 31)]
  const unsent = await photoOf(32)
  const leads = await Promise.all(
    [{ photos: photos.map(({ sha256 }) => sha256) }, {}, { website: 'x' }, { website: 'y' }].map((extra) =>
      ask(test, extra),
    ),
  )
  const page: { next: string } = await (await owner.request('/api/leads?limit=1')).json()
  const ids = leads.map(({ id }) => id)

  const known: Known = {
    id: fc.oneof(fc.constantFrom(...ids), fc.uuid({ version: 7 })),
    sha256: fc.constantFrom(...photos.map(({ sha256 }) => sha256), unsent.sha256),
    photos: fc.subarray(photos.map(({ sha256 }) => sha256)),
    phone: fc.constantFrom('(330) 555-0188', '+1 724 555 0123', '2345550147', '555'),
    cursor: fc.constant(page.next),
    quarantined: fc.constantFrom('true', 'false', '0', '1'),
    revision: fc.constantFrom(1, 1, 1, 2, 99),
    username: fc.oneof(fc.constant(owner.username), fc.string({ minLength: 1, maxLength: 20 })),
    password: fc.constantFrom(password, 'another password'),
    current: fc.constantFrom(password, 'another password'),
  }
  const tokens: Record<string, string | null> = {
    nobody: null,
    owner: owner.token,
    technician: technician.token,
    newcomer: newcomer.token,
  }
  const { password_hash } = await test.world.db
    .selectFrom('employee')
    .select('password_hash')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow()

  return {
    ...test,
    known,
    tokens,
    lines,
    /** What may be found nowhere in the log. */
    secrets: [owner.token, technician.token, password, 'Featherstonehaugh', 'featherstonehaugh', '5550188'],
    picture: new Uint8Array(unsent.bytes),
    signed: (path: string) =>
      signPath(test.world.secret, path, new Date(test.world.now().getTime() + minute)).split('?')[1] ?? '',

    /** Takes back what would leave the next inputs nothing to succeed with: ended sessions, moved requests. */
    async restore() {
      const { db } = test.world
      await db.updateTable('session').set({ ended_at: null }).execute()
      await db.updateTable('employee').set({ password_hash }).execute()
      await db
        .updateTable('employee')
        .set({ must_change_password: true })
        .where('id', '=', newcomer.id)
        .execute()
      await db.updateTable('lead').set({ revision: 1, status: 'new' }).where('id', 'in', ids).execute()
    },

    /** What is kept, counted: equal before and after where nothing was written. */
    async kept() {
      const { rows } = await sql`
        select (select count(*) from lead) as leads, (select sum(revision) from lead) as revisions,
          (select count(*) from lead where quarantined_at is null) as released,
          (select count(*) from note) as notes, (select count(*) from photo) as photos,
          (select count(*) from lead_photo) as lead_photos, (select count(*) from letter) as letters,
          (select count(*) from session where ended_at is null) as sessions, (select count(*) from event) as events,
          (select md5(string_agg(employee::text, '' order by id)) from employee) as employees,
          (select md5(string_agg(role::text, '' order by id)) from role) as roles,
          (select md5(string_agg(company::text, '')) from company) as company`.execute(test.world.db)
      return JSON.stringify(rows)
    },
  }
}

async function ask({ api }: TestWorld, extra: Record<string, unknown>) {
  const lead = aSentLead({ name: 'Quirinia Featherstonehaugh', ...extra, id: newId() })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await api.request('/api/leads', { method: 'POST', headers, body: JSON.stringify(lead) })
  if (answer.status !== 201) throw new Error(`The request was answered with ${answer.status}.`)
  return lead
}

async function photoOf(width: number) {
  const bytes = await aPicture(width, 20).jpeg().toBuffer()
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

async function sendPhoto({ api }: TestWorld, width: number) {
  const { bytes, sha256 } = await photoOf(width)
  const headers = { 'Content-Type': 'image/jpeg' }
  await api.request(`/api/photos/${sha256}`, { method: 'PUT', headers, body: new Uint8Array(bytes) })
  return { sha256 }
}
