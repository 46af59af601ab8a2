import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { buffer, json } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { aHeicPhoto } from '#platform/images/pictures.fixture.ts'
import { bundle } from './build.ts'
import { closeBrowser, eventually, htmlPage, openSite } from './hand-made-site.ts'
import type { Answer } from './hand-made-site.ts'
import { photoEdge } from '#domain/photos/shrink-photo.ts'

afterAll(closeBrowser)

const [script, module] = [await bundle('main'), await bundle('contact')]
const firstId = '019aa000-0000-7000-8000-000000000001'
const form = `<form data-contact method="post" action="/contact" enctype="multipart/form-data" data-module="/assets/contact.js">
<input type="hidden" name="id" value="${firstId}"><input type="hidden" name="opened" value="signed">
<input type="hidden" name="page" value="/"><input name="website" hidden>
<label for="name">Name</label><input id="name" name="name" required aria-describedby="hint"><p id="hint">As you like</p>
<label for="phone">Phone</label><p id="error-phone" hidden></p><input id="phone" name="phone" required>
<fieldset><legend>What happened?</legend><label><input type="radio" name="service" value="water-damage">Water</label>
<label><input type="radio" name="service" value="not-sure" checked>Not sure</label></fieldset>
<label for="message">Message</label><textarea id="message" name="message"></textarea>
<label for="photos">Photos</label><input id="photos" name="photos" type="file" multiple>
<label><input type="checkbox" name="text_consent">Text me</label><button>Send my request</button></form>`

const contactPage: Answer = (request, response) =>
  htmlPage('Contact', script, { main: request.url?.includes('received') ? 'Thank you' : form })(
    request,
    response,
  )

type Reply = { status: number; body: object } | 'no answer'

/** The contact page and a server that answers requests with these replies, one after the other; the last one stays. */
async function openForm(...replies: Reply[]) {
  const leads: Record<string, unknown>[] = []
  const photos: { hash: string; bytes: Buffer; type: string | undefined }[] = []
  const site = await openSite({
    '/contact': contactPage,
    '/assets/contact.js': (_, response) =>
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(module),
    '/api/photos/*': async (request, response) => {
      const bytes = await buffer(request)
      const hash = createHash('sha256').update(bytes).digest('hex')
      photos.push({ hash, bytes, type: request.headers['content-type'] })
      response.writeHead(201, { 'content-type': 'application/json' }).end('{}')
    },
    '/api/leads': async (request, response) => {
      leads.push(await record(request))
      const reply = replies.length > 1 ? replies.shift() : replies[0]
      if (!reply || reply === 'no answer') return request.socket.destroy()
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
    },
  })
  const { page } = site
  const taken = page.waitForResponse(/contact\.js/)
  await page.goto(`${site.origin}/contact`)
  await taken
  await eventually(() => page.evaluate("document.querySelector('form').noValidate")).toBe(true)
  return { ...site, leads, photos, send: page.locator('form button:not([type])') }
}

async function record(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = await json(request)
  return typeof body === 'object' ? { ...body } : {}
}

const received = { status: 201, body: { id: firstId, reference: 'R-2611-AB3DE' } }

test('a request with two photos arrives, small enough to travel, and missing photos are sent again', async () => {
  const { data, info } = await sharp({
    create: {
      width: 2800,
      height: 350,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
      background: '#888',
    },
  })
    .jpeg()
    .toBuffer({ resolveWithObject: true })
  const missing = { status: 409, body: { detail: 'A photo is missing.', missing: [''] } }
  await using site = await openForm(missing, received)
  const { page, leads, photos } = site
  await page.getByLabel('Name').fill('Ann Miller')
  await page.getByLabel('Phone').fill('(330) 555-0142')
  await page.getByLabel('Water').check()
  await page.getByLabel('Photos').setInputFiles([
    { name: 'cellar.jpg', mimeType: 'image/jpeg', buffer: data },
    { name: 'odd.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
  ])
  await eventually(() => page.locator('[data-photos] img[src^=blob]').count()).toBe(2)
  missing.body.missing[0] = createHash('sha256').update('not a picture').digest('hex')
  await site.send.click()

  await expect
    .poll(() => page.url())
    .toBe(`${site.origin}/contact?received=R-2611-AB3DE&service=water-damage`)
  expect(photos.map(({ bytes }) => bytes.toString()).slice(1)).toEqual(['not a picture', 'not a picture'])
  const sent = photos[0] && (await sharp(photos[0].bytes).metadata())
  expect([info.width, sent?.format, sent?.width, sent?.height]).toEqual([2800, 'jpeg', photoEdge, 320])
  expect(leads).toHaveLength(2)
  expect(leads[1]).toEqual({
    id: firstId,
    name: 'Ann Miller',
    phone: '(330) 555-0142',
    service: 'water-damage',
    text_consent: false,
    photos: [photos[0]?.hash, photos[1]?.hash],
    website: '',
    opened: 'signed',
    page: '/',
  })
  expect(leads[0]).toEqual(leads[1])
  expect(await page.evaluate('sessionStorage.length')).toBe(0)
  expect(site.complaints.filter((text) => /Security Policy|Trusted/.test(text))).toEqual([])
})

test('a photo of an iPhone that the browser cannot read travels as it is, under its right name', async () => {
  await using site = await openForm(received)
  const { page, photos } = site
  const photo = await aHeicPhoto()
  await page.getByLabel('Photos').setInputFiles({ name: 'IMG_0001.HEIC', mimeType: '', buffer: photo })
  await page.getByLabel('Name').fill('Ann Miller')
  await page.getByLabel('Phone').fill('(330) 555-0142')
  await site.send.click()
  await eventually(() => photos.map(({ type }) => type)).toEqual(['image/heic'])
  expect(photos[0]?.bytes.equals(photo)).toBe(true)
})

test('what is missing is said at its field, and the server’s messages stand in the same places', async () => {
  const fields = { message: ['Please keep this under 2,000 characters.'] }
  await using site = await openForm({
    status: 422,
    body: { detail: 'Please check what you entered.', fields },
  })
  const { page, leads } = site
  await page.getByLabel('Phone').fill('555')
  await site.send.click()
  expect(await page.locator('#error-name').textContent()).toBe('Error: Please tell us your name.')
  expect(await page.locator('#error-phone').textContent()).toBe(
    'Error: Please give a ten-digit phone number.',
  )
  expect(await page.getByLabel('Name').getAttribute('aria-describedby')).toBe('hint error-name')
  expect(await page.evaluate('document.activeElement.id')).toBe('name')
  expect(leads).toEqual([])

  await page.getByLabel('Name').fill('Ann Miller')
  await page.getByLabel('Phone').fill('330 555 0142')
  await site.send.click()
  await eventually(() => page.locator('#error-message').textContent()).toBe(`Error: ${fields.message[0]}`)
  expect(await page.locator('#error-name').isVisible()).toBe(false)
  expect(await page.getByLabel('Name').getAttribute('aria-invalid')).toBe(null)
  expect(await page.getByLabel('Name').getAttribute('aria-describedby')).toBe('hint')
  expect(await page.locator('[data-error-summary] a').allTextContents()).toEqual(fields.message)
  expect(await page.getByLabel('Name').inputValue()).toBe('Ann Miller')
})

test('without a network nothing is lost, the phone is offered, and sending again sends the same request', async () => {
  await using site = await openForm('no answer')
  const { page, leads } = site
  await page.getByLabel('Name').fill('Ann Miller')
  await page.getByLabel('Phone').fill('330 555 0142')
  await site.send.dblclick()
  await expect
    .poll(() => page.getByRole('alert').textContent())
    .toContain('Everything you entered is still here')
  expect(await page.getByRole('alert').getByRole('link').getAttribute('href')).toBe('tel:+13305550142')
  expect(await site.send.textContent()).toBe('Try again')
  const before = leads.length

  await page.reload()
  await eventually(() => page.evaluate("document.querySelector('form').noValidate")).toBe(true)
  expect(await page.getByLabel('Name').inputValue()).toBe('Ann Miller')
  await site.send.click()
  await eventually(() => leads.length).toBeGreaterThan(before)
  expect(new Set(leads.map(({ id }) => id))).toEqual(new Set([firstId]))

  await eventually(() => site.send.textContent()).toBe('Try again')
  await page.getByLabel('Message').fill('The cellar is under water.')
  await site.send.click()
  await eventually(() => leads.at(-1)?.['message']).toBe('The cellar is under water.')
  expect(leads.at(-1)?.['id']).not.toBe(firstId)
})

test('too many requests are answered in the words of the server', async () => {
  const detail = 'Please call (330) 555-0142: too many requests came from here.'
  await using site = await openForm({ status: 429, body: { detail } })
  const { page } = site
  await page.getByLabel('Name').fill('Ann Miller')
  await page.getByLabel('Phone').fill('330 555 0142')
  await site.send.click()
  await eventually(() => page.getByRole('alert').textContent()).toContain(detail)
  expect(await page.getByLabel('Name').inputValue()).toBe('Ann Miller')
})
