import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { photoEdge } from '#domain/photos/shrink-photo.ts'
import { aHeicPhoto } from '#platform/images/pictures.fixture.ts'
import { minute } from '#platform/time.ts'
import { reference, secret } from './hand-made-contact.ts'
import { confirmation, openReceipt, phoneOf } from './hand-made-receipt.ts'
import { closeBrowser, eventually } from './hand-made-site.ts'

afterAll(closeBrowser)

test('the number is read back, and a wrong one is corrected in place', async () => {
  await using site = await openReceipt()
  const { page, told } = site
  expect(await page.locator('[data-greeting]').textContent()).toBe('We have your request, Nora.')
  await page.getByRole('button', { name: 'Fix it' }).click()
  const field = page.getByLabel('The right number')
  expect(await field.inputValue()).toBe('(330) 555-0117')
  await field.fill('330 555')
  await page.getByRole('button', { name: 'Save number' }).click()
  expect(await page.locator('#error-new-phone').textContent()).toBe('Enter a 10-digit phone number.')
  expect(told).toEqual([])

  await field.fill('330 555 0188')
  await page.getByRole('button', { name: 'Save number' }).click()
  await eventually(() => page.locator('[data-number-status]').textContent()).toBe(
    'Saved. We’ll call this number.',
  )
  expect(await phoneOf(page)).toBe('(330) 555-0188')
  expect(told).toEqual([{ path: '/phone', content: { phone: '+13305550188' } }])
  expect(site.requests.filter((line) => line.includes(secret))).toEqual([])
  expect(site.complaints.filter((text) => /Security Policy|Trusted/.test(text))).toEqual([])
})

test('each answer is saved as it is tapped, the next question takes its place, and a reload keeps all of it', async () => {
  await using site = await openReceipt()
  const { page, told } = site
  const question = page.locator('#follow-up')
  await eventually(() => question.textContent()).toBe('Where is it?')
  expect(await page.getByLabel('Street and town').inputValue()).toBe('Boardman, OH')
  await page.getByLabel('Street and town').fill('12 Elm Street, Boardman')
  await page.getByRole('button', { name: 'Save address' }).click()
  await eventually(() => question.textContent()).toBe('Is the water still running?')
  await page.getByRole('button', { name: 'No, it’s shut off' }).click()
  await eventually(() => question.textContent()).toBe('May we text you about this?')
  await page.getByRole('button', { name: 'Skip this one' }).click()
  await eventually(() => question.textContent()).toBe('How many rooms are affected?')
  await page.getByRole('button', { name: 'Skip this one' }).click()
  await eventually(() => told.map(({ content }) => content)).toEqual([
    { town: '12 Elm Street, Boardman' },
    { when: 'today' },
  ])

  await site.look()
  await eventually(() => question.textContent()).toBe('Will you use insurance?')
  const saved = page.locator('[data-follow-ups-saved] li')
  expect(await saved.locator('span').allTextContents()).toEqual([
    'Saved: 12 Elm Street, Boardman',
    'Saved: No, it’s shut off',
  ])
  await page.getByRole('button', { name: 'Change: Is the water still running?' }).click()
  await page.getByRole('button', { name: 'Yes, it’s running' }).click()
  await eventually(() => told.at(-1)?.content).toEqual({ when: 'happening-now' })
})

test('an address that was typed and not saved by hand is there after a reload, and the office has it', async () => {
  await using site = await openReceipt()
  const { page, told } = site
  await eventually(() => page.locator('#follow-up').textContent()).toBe('Where is it?')
  await page.getByLabel('Street and town').fill('12 Elm Street, Boardman')
  await site.look()
  await eventually(() => page.getByLabel('Street and town').inputValue()).toBe('12 Elm Street, Boardman')
  await eventually(() => told.map(({ content }) => content)).toEqual([{ town: '12 Elm Street, Boardman' }])
  expect(await page.locator('#follow-up').textContent()).toBe('Where is it?')
  await page.getByRole('button', { name: 'Save address' }).click()
  await eventually(() => page.locator('#follow-up').textContent()).toBe('Is the water still running?')
})

test('offline, answers and the number wait, say so, and are told when the network is back', async () => {
  await using site = await openReceipt()
  const { page, told } = site
  await eventually(() => page.locator('#follow-up').textContent()).toBe('Where is it?')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save address' }).click()
  await eventually(() => page.locator('[data-follow-ups-status]').textContent()).toMatch(/^Not saved yet\./)
  expect(await page.locator('[data-follow-ups-saved]').textContent()).toContain('Waiting: Boardman, OH')
  await page.getByRole('button', { name: 'Fix it' }).click()
  await page.getByLabel('The right number').fill('330 555 0188')
  await page.getByRole('button', { name: 'Save number' }).click()
  await eventually(() => page.locator('[data-number-status]').textContent()).toMatch(/^Not saved yet\./)
  expect(told).toEqual([])

  await page.context().setOffline(false)
  await eventually(() => told.map(({ path }) => path)).toEqual(['/phone', '/answers'])
  await eventually(() => page.locator('[data-follow-ups-status]').textContent()).toBe('')
})

test('a promised time is a clock time; who has taken the request is named; a promise that passed is owned up to', async () => {
  await using site = await openReceipt({ call_by: new Date(Date.now() + 15 * minute).toISOString() })
  const { page, state } = site
  await eventually(() => page.locator('[data-promise]').textContent()).toMatch(
    /^We’ll call you by .*\d{1,2}:\d\d\s[AP]M$/,
  )
  state['claimed_by'] = 'Marcus Wren'
  await page.evaluate("dispatchEvent(new Event('online'))")
  await eventually(() => page.locator('[data-claimed]').textContent()).toBe('Marcus Wren has your request.')
  Object.assign(state, { claimed_by: null, call_by: new Date(Date.now() - minute).toISOString() })
  await page.evaluate("dispatchEvent(new Event('online'))")
  await eventually(() => page.locator('[data-promise]').textContent()).toBe('We’re late. Please call us')
})

test('to cancel is asked once, and the page stays', async () => {
  await using site = await openReceipt()
  const { page, told } = site
  await page.getByRole('button', { name: 'All fixed? Cancel the request' }).click()
  expect(told).toEqual([])
  await page.getByRole('button', { name: 'Cancel the request', exact: true }).click()
  await eventually(() => page.locator('[data-cancel-status]').textContent()).toMatch(/the dispatcher knows/)
  expect(told.map(({ path }) => path)).toEqual(['/cancellation'])
  await eventually(() => page.locator('[data-promise]').textContent()).toBe('You canceled your request')
})

test('a photo that fails leaves the request alone, says so, survives a reload, and is in when tried again', async () => {
  let isBroken = true
  await using site = await openReceipt({}, { isPhotoBroken: () => isBroken })
  const { page, photos, state } = site
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 2800, height: 350, channels: 3, noise, background: '#888' } as const
  const wide = await sharp({ create }).jpeg().toBuffer()
  const input = page.locator('[data-photos-part] input')
  await input.setInputFiles({ name: 'basement.jpg', mimeType: 'image/jpeg', buffer: wide })
  await eventually(() => page.locator('[data-photos] li').textContent()).toContain('Not sent.')
  expect(await page.locator('[data-photos-title]').textContent()).toBe('0 of 1 photos are in')
  expect(await page.locator('[data-photos-words]').textContent()).toContain(
    'Your request is safe either way.',
  )
  expect(state.photos).toEqual([])

  await site.look()
  await eventually(() => page.locator('[data-photos] li').textContent()).toContain('Not sent.')
  isBroken = false
  await page.getByRole('button', { name: 'Try again: basement.jpg' }).click()
  await eventually(() => page.locator('[data-photos-title]').textContent()).toBe('1 photo is in')
  const sent = await sharp(photos.at(-1)?.bytes).metadata()
  expect([sent.format, sent.width, sent.height]).toEqual(['jpeg', photoEdge, 320])
  expect(state.photos).toHaveLength(1)

  await site.look()
  await eventually(() => page.locator('[data-photos-title]').textContent()).toBe('1 photo is in')
  expect(await page.locator('[data-photos-words]').textContent()).toBe(
    'It is with your request. You can add 5 more.',
  )
  expect(await page.locator('[data-photos] li').allTextContents()).toEqual([
    expect.stringContaining('Received'),
  ])
})

test('a photo of an iPhone that the browser cannot read travels as it is, and one that is too large says so', async () => {
  await using site = await openReceipt()
  const { page, photos } = site
  const photo = await aHeicPhoto()
  const large = Buffer.alloc(15 * 1024 * 1024 + 1, 7)
  await page.locator('[data-photos-part] input').setInputFiles([
    { name: 'IMG_0001.HEIC', mimeType: '', buffer: photo },
    { name: 'large.png', mimeType: 'image/png', buffer: large },
  ])
  await eventually(() => page.locator('[data-photos-title]').textContent()).toBe('1 photo is in')
  await eventually(() => page.locator('[data-photos] li').last().textContent()).toContain('Too large.')
  expect(photos.map(({ type }) => type)).toEqual(['image/heic'])
  expect(photos[0]?.bytes.equals(photo)).toBe(true)
})

test('a browser without the secret sees the reference only, and what to do', async () => {
  await using site = await openReceipt()
  const { page } = site
  await page.evaluate('localStorage.clear()')
  await page.goto(site.origin + confirmation)
  await eventually(() => page.locator('[data-receipt]').getAttribute('data-module')).toBe(null)
  expect(await page.locator('.reference strong').textContent()).toBe(reference)
  for (const part of ['number', 'follow-ups', 'photos-part', 'cancel'])
    expect(await page.locator(`[data-${part}]`).isVisible()).toBe(false)
  expect(await page.locator('[data-without]').isVisible()).toBe(true)
  expect(await page.locator('main').textContent()).not.toContain('Nora')
})
