import { afterAll, expect, test } from 'vitest'
import { closeBrowser, eventually } from './hand-made-site.ts'
import { firstId, openContact, received, reference, secret } from './hand-made-contact.ts'

afterAll(closeBrowser)

const confirmation = `/contact?received=${reference}&loss=burst-pipe`

test('name, number and what happened go out alone and at once, and their secret never stands in an address', async () => {
  await using site = await openContact()
  const { page, leads } = site
  await site.show()
  await site.fillIn()
  await site.button.click()
  await eventually(() => page.url()).toBe(site.origin + confirmation)
  expect(leads).toEqual([
    {
      id: firstId,
      retry_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      loss: 'burst-pipe',
      name: 'Nora Trillium',
      phone: '(330) 555-0117',
      town: 'Boardman, OH',
      page: '/',
      opened: 'signed',
      website: '',
    },
  ])
  expect(await page.evaluate('sessionStorage.length')).toBe(0)
  expect(await page.evaluate('Object.keys(localStorage)')).toEqual([`receipt:${reference}`])
  expect(site.requests.filter((line) => line.includes(secret))).toEqual([])
  expect(await page.content()).not.toContain(secret)
  expect(site.complaints.filter((text) => /Security Policy|Trusted/.test(text))).toEqual([])
})

test('what is missing is said at its field, and the server’s messages stand in the same places', async () => {
  const fields = { phone: ['Enter a 10-digit phone number.'] }
  await using site = await openContact([{ status: 422, body: { detail: 'Please check.', fields } }])
  const { page, leads } = site
  await site.show()
  await site.button.click()
  expect(await page.locator('#error-name').textContent()).toBe('Error: Please tell us your name.')
  expect(await page.evaluate('document.activeElement.id')).toBe('name')
  expect(leads).toEqual([])

  await site.fillIn()
  await site.button.click()
  await eventually(() => page.evaluate('document.activeElement.id')).toBe('phone')
  expect(await page.locator('#error-phone').textContent()).toBe(`Error: ${fields.phone[0]}`)
  expect(await page.locator('#error-name').isVisible()).toBe(false)
  expect(await page.getByLabel('Name').inputValue()).toBe('Nora Trillium')
  expect(await site.panel.isVisible()).toBe(false)
  expect(await page.evaluate('localStorage.length')).toBe(0)
})

test('offline it is said beside the button, stored, and sent by itself exactly once when the network returns', async () => {
  await using site = await openContact()
  const { page, leads } = site
  await site.show()
  await site.fillIn()
  await page.context().setOffline(true)
  await site.button.dblclick()
  await eventually(() => site.panel.isVisible()).toBe(true)
  expect(await site.panel.getAttribute('role')).toBe('alert')
  expect(await site.panel.textContent()).toContain('You’re offline.')
  expect(await site.panel.textContent()).toContain('saved on this phone and goes out by itself')
  expect(await site.panel.getByRole('link').getAttribute('href')).toBe('tel:+13305550142')
  expect(await page.evaluate('document.activeElement.hasAttribute("data-failed")')).toBe(true)
  expect(await page.getByLabel('Name').inputValue()).toBe('Nora Trillium')
  expect(JSON.parse(String(await page.evaluate('localStorage.unsent')))).toMatchObject({ id: firstId })

  await page.context().setOffline(false)
  await eventually(() => page.url()).toBe(site.origin + confirmation)
  expect(leads.map(({ id }) => id)).toEqual([firstId])
  expect(await page.evaluate('localStorage.unsent')).toBeUndefined()
})

test('an answer that gets lost makes no second request: it is sent again under the same id', async () => {
  await using site = await openContact(['no answer', 'no answer', received])
  const { page, leads } = site
  await site.show()
  await site.fillIn()
  await site.button.click()
  await eventually(() => site.panel.textContent()).toContain('The connection failed.')
  await page.getByRole('button', { name: 'Try again now' }).click()
  await eventually(() => leads.length).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Try again now' }).click()
  await eventually(() => page.url()).toBe(site.origin + confirmation)
  expect(new Set(leads.map(({ id }) => id))).toEqual(new Set([firstId]))
})

test('what is corrected while it waits is what goes out, and an id that was used with other words is replaced once', async () => {
  const taken = { status: 409, body: { detail: 'This id was used.' } }
  await using site = await openContact(['no answer', taken, received])
  const { page, leads } = site
  await site.show()
  await site.fillIn()
  await site.button.click()
  await eventually(() => site.panel.isVisible()).toBe(true)
  await page.getByLabel('Phone', { exact: true }).fill('330 555 0199')
  await page.getByRole('button', { name: 'Try again now' }).click()
  await eventually(() => page.url()).toBe(site.origin + confirmation)
  expect(leads.map(({ phone }) => phone)).toEqual(['(330) 555-0117', '330 555 0199', '330 555 0199'])
  expect(leads[1]?.['id']).toBe(firstId)
  expect(leads[2]?.['id']).not.toBe(firstId)
})

test('while it is slow it says that a call is faster, and a reload of the tab goes on sending', async () => {
  await using site = await openContact(['silence', received], {}, { isClockStopped: true })
  const { page, leads } = site
  await site.show()
  await site.fillIn()
  await site.button.click()
  await eventually(() => leads.length).toBe(1)
  expect(await site.button.textContent()).toBe('Sending…')
  const status = page.locator('[data-form-status]')
  await page.clock.runFor(3900)
  expect(await status.textContent()).toBe('')
  await page.clock.runFor(200)
  expect(await status.textContent()).toBe('Still sending. A call is faster.')

  await page.reload()
  await page.clock.runFor(2000)
  await eventually(() => page.url()).toBe(site.origin + confirmation)
  expect(leads.map(({ id }) => id)).toEqual([firstId, firstId])
  expect(leads[1]?.['retry_key']).toBe(leads[0]?.['retry_key'])
})

test('where nothing can be stored nobody is told that it is', async () => {
  await using site = await openContact(['no answer'])
  const { page } = site
  await site.show()
  await page.evaluate("Storage.prototype.setItem = () => { throw new Error('There is no room.') }")
  await site.fillIn()
  await site.button.click()
  await eventually(() => site.panel.textContent()).toContain(
    'Keep this page open: it can’t be saved on this phone.',
  )
  expect(await site.panel.textContent()).not.toContain('Nothing is lost')
})

test('too many requests are answered in the words of the server, and not sent again by themselves', async () => {
  const detail = 'Please call (330) 555-0142: too many requests came from here.'
  await using site = await openContact([{ status: 429, body: { detail } }])
  const { page, leads } = site
  await site.show()
  await site.fillIn()
  await site.button.click()
  await eventually(() => site.panel.textContent()).toContain(detail)
  await page.evaluate("dispatchEvent(new Event('online'))")
  await page.getByLabel('Name').fill('Nora Trillium II')
  expect(leads).toHaveLength(1)
  expect(await page.evaluate('localStorage.unsent')).toContain('Nora Trillium II')
})

test('where the confirmation cannot be had, the reference stands on the form, and the page is asked for again', async () => {
  await using site = await openContact()
  const { page, origin } = site
  await site.show()
  await site.fillIn()
  await page.route(/received/, (route) => route.abort())
  await site.button.click()
  const panel = page.locator('[data-received]')
  await eventually(() => panel.textContent()).toContain(`Your reference is ${reference}.`)
  await eventually(() => page.evaluate('document.activeElement.hasAttribute("data-received")')).toBe(true)
  expect(page.url()).toBe(`${origin}/contact`)
  expect(await page.evaluate('Object.keys(localStorage)')).toEqual([`receipt:${reference}`])

  await page.unroute(/received/)
  await page.evaluate("dispatchEvent(new Event('online'))")
  await eventually(() => page.url()).toBe(origin + confirmation)
})

test('a request that was never sent goes out by itself on the next page; after an hour it is offered: to send, or to delete', async () => {
  await using site = await openContact(['no answer', 'no answer', received, received])
  const { page, leads } = site
  await site.show()
  await site.fillIn()
  await site.button.click()
  await eventually(() => site.panel.isVisible()).toBe(true)
  await page.evaluate('sessionStorage.clear()')

  await site.show('/')
  const notice = page.getByRole('region', { name: 'A request that is not sent yet' })
  await eventually(() => notice.textContent()).toMatch(
    /^Your request from \d+:\d\d\s[AP]M isn’t sent yet\. We’d call \(330\) 555-0117\./,
  )
  expect(await notice.getByRole('link').getAttribute('href')).toBe('tel:+13305550142')
  await eventually(() => leads.length).toBe(2)
  await page.evaluate("dispatchEvent(new Event('online'))")
  await eventually(() => notice.textContent()).toContain(`Your reference is ${reference}.`)
  expect(leads.map(({ id }) => id)).toEqual([firstId, firstId, firstId])
  expect(await page.evaluate('Object.keys(localStorage)')).toEqual([`receipt:${reference}`])

  await page.evaluate(
    `localStorage.unsent = JSON.stringify({ id: 'x', retry_key: 'k', at: 0, fields: { name: 'Otis' } })`,
  )
  await site.show('/')
  await notice.getByRole('button', { name: 'Delete request' }).click()
  expect(await notice.count()).toBe(0)
  expect(await page.evaluate('localStorage.unsent')).toBeUndefined()
  expect(leads).toHaveLength(3)

  await page.evaluate(
    `localStorage.unsent = JSON.stringify({ id: '${firstId}', retry_key: 'k', at: 0, fields: { name: 'Otis' } })`,
  )
  await page.evaluate(`localStorage.removeItem('receipt:${reference}')`)
  await site.show('/')
  await notice.getByRole('button', { name: 'Send request' }).click()
  await eventually(() => notice.textContent()).toContain(`Your reference is ${reference}.`)
})

test('a request that is sent before its script has come waits for it, and goes out once it is there', async () => {
  await using site = await openContact()
  const { page, leads } = site
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route(/contact\.js/, (route) => route.abort())
  await page.goto(`${site.origin}/contact`)
  await site.fillIn()
  await site.button.click()
  await eventually(() => site.panel.isVisible()).toBe(true)
  expect(await page.evaluate('document.activeElement.hasAttribute("data-failed")')).toBe(true)
  const { y = NaN, height = NaN } = (await site.panel.boundingBox()) ?? {}
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y + height).toBeLessThanOrEqual(845)
  expect(await site.panel.getByRole('link').getAttribute('href')).toBe('tel:+13305550142')
  expect(page.url()).toBe(`${site.origin}/contact`)

  await page.unroute(/contact\.js/)
  await eventually(() => page.url()).toBe(site.origin + confirmation)
  expect(leads).toHaveLength(1)
  expect(site.requests.filter((line) => line.startsWith('POST /contact'))).toEqual([])
})
