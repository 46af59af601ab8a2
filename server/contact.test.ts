import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { aHeicPhoto, aPicture } from '#platform/images/pictures.fixture.ts'
import { newId } from '#platform/uuid.ts'
import { aSite } from '#site/a-site.ts'
import { everyRow, fillDatabaseDisk } from '#test/every-row.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { linesOfMain } from '#test/main-text.ts'
import { openContact } from './contact.ts'
import { openLimits } from './limits.ts'

const sentence = 'Our storage is full. Please call (330) 555-0142.'

test('without room the form comes back with the number to call and all that was entered, and nothing is kept', async () => {
  const test = await createTestWorld()
  const before = await everyRow(test)
  await test.fillDisk()
  const answer = await send(await openDoor(test), await aFilledForm())
  const page = await answer.text()
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
  expect(linesOfMain(page).join('\n')).toContain(sentence)
  expect(page).toContain('value="Ann Miller"')
  expect(await everyRow(test)).toEqual(before)
})

test('without room the form can still be read, and it is taken when there is room', async () => {
  const test = await createTestWorld()
  const url = await openDoor(test)
  await test.fillDisk()
  expect((await fetch(url)).status).toBe(200)
  await test.fillDisk(10 ** 12)
  expect((await send(url, await aFilledForm())).status).toBe(303)
})

test.each(['lead', 'photo'])(
  'a database far away that has no room for a %s brings the form back as well',
  async (table) => {
    const test = await createTestWorld()
    await fillDatabaseDisk(test, table)
    const answer = await send(await openDoor(test), await aFilledForm())
    const page = await answer.text()
    expect(answer.status).toBe(503)
    expect(linesOfMain(page).join('\n')).toContain(sentence)
    expect(page).toContain('value="Ann Miller"')
  },
)

test('a database that is away brings the form back with all that was entered', async () => {
  const test = await createTestWorld()
  const db = openDatabase({ host: '/nowhere', port: 1, user: 'app', database: 'app' }, () => {})
  onTestFinished(() => db.destroy())
  const url = await openDoor({ ...test, world: { ...test.world, db } })
  const form = await aFilledForm()
  form.set('id', newId())
  const answer = await send(url, form)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  const page = await answer.text()
  expect(page).toContain('Our database is temporarily unavailable.')
  expect(page).toContain(`value="${String(form.get('id'))}"`)
  expect(page).toContain('value="Ann Miller"')
})

test('of 50 forms at once from one address as many arrive as may; the others come back whole, with the phone', async () => {
  const url = await openDoor(await createTestWorld(), 0.1)
  const bare = await aFilledForm()
  bare.delete('photos')
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(url, bare)))
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(6)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(44)

  const again = await send(url, await aFilledForm())
  expect(again.status).toBe(429)
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(800)
  const page = await again.text()
  for (const kept of ['value="Ann Miller"', 'name="kept"', 'cellar.jpg']) expect(page).toContain(kept)
  expect(linesOfMain(page).join('\n')).toContain(
    'We received many requests from your connection. Please call (330) 555-0142',
  )
  expect((await send(url, await aFilledForm(), { 'X-From': '198.51.100.1' })).status).toBe(303)
})

test('a photo of an iPhone arrives without a script', async () => {
  const test = await createTestWorld()
  const form = await aFilledForm()
  form.set('photos', new Blob([new Uint8Array(await aHeicPhoto())]), 'IMG_0001.HEIC')
  expect((await send(await openDoor(test), form)).status).toBe(303)
  const kept = test.world.db
    .selectFrom('record_photo')
    .innerJoin('photo', 'photo.sha256', 'record_photo.sha256')
  expect(await kept.select(['width', 'height']).execute()).toEqual([{ width: 600, height: 400 }])
})

test('when the photos are too many, the form comes back with all that was entered', async () => {
  const url = await openDoor(await createTestWorld(), 1 / 240)
  const form = await aFilledForm()
  form.set('name', '')
  await send(url, form)
  const stopped = await send(url, await aFilledForm())
  expect(stopped.status).toBe(429)
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(800)
  const page = await stopped.text()
  expect(page).toContain('cellar.jpg: We received many photos from your connection.')
  expect(page).toContain('(330) 555-0142')
  expect(page).toContain('value="Ann Miller"')
})

test.each([
  ['from another website', { Origin: 'https://evil.example' }, ['cross-site']],
  ['that hides its origin', { Origin: 'null' }, []],
])('a form %s is received, and its reasons to look twice are stored', async (_, headers, reasons) => {
  const test = await createTestWorld()
  expect((await send(await openDoor(test), await aFilledForm(), headers)).status).toBe(303)
  const lead = await test.world.db.selectFrom('lead').selectAll().executeTakeFirstOrThrow()
  expect(lead.quarantine_reasons.filter((reason) => reason === 'cross-site')).toEqual(reasons)
})

/** `X-From` stands for the address that a visitor comes from. */
async function openDoor({ world }: TestWorld, scale = 1) {
  const limits = openLimits(world.db, scale)
  const answer = openContact({ world, site: () => aSite(), headers: {}, limits })
  const server = createServer(
    (request, response) => void answer(request, response, String(request.headers['x-from'])),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the door has no port')
  return `http://127.0.0.1:${address.port}/contact`
}

async function aFilledForm() {
  const form = new FormData()
  form.set('name', 'Ann Miller')
  form.set('phone', '(330) 555-0188')
  const photo = await aPicture(60, 40).jpeg().toBuffer()
  form.set('photos', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'cellar.jpg')
  return form
}

function send(url: string, body: FormData, more: Record<string, string> = {}) {
  return fetch(url, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { 'X-From': '203.0.113.9', ...more },
  })
}
