import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { aPicture } from '#platform/images/pictures.fixture.ts'
import { aSite } from '#site/a-site.ts'
import { everythingKept, fillDatabaseDisk } from '#test/everything-kept.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { openContact } from './contact.ts'
import { openLimits } from './limits.ts'

const sentence = 'Our storage is full. Please call (330) 555-0142.'

test('without room the form comes back with the number to call and all that was entered, and nothing is kept', async () => {
  const test = await createTestWorld()
  const before = await everythingKept(test)
  await test.fillDisk()
  const answer = await send(await openDoor(test), await aFilledForm())
  const page = await answer.text()
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
  expect(page).toContain(sentence)
  expect(page).toContain('value="Ann Miller"')
  expect(await everythingKept(test)).toEqual(before)
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
    expect(page).toContain(sentence)
    expect(page).toContain('value="Ann Miller"')
  },
)

async function openDoor({ world }: TestWorld) {
  const limits = openLimits(world.db, 1)
  const answer = openContact({ world, site: () => aSite(), headers: {}, limits })
  const server = createServer((request, response) => void answer(request, response, '127.0.0.1'))
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

function send(url: string, body: FormData) {
  return fetch(url, { method: 'POST', body, redirect: 'manual' })
}
