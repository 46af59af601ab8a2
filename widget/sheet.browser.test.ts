import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openContact, received, reference, type Reply } from '#site/enhance/hand-made-contact.ts'
import { closeBrowser, eventually } from '#site/enhance/hand-made-site.ts'
import { buildWidget } from './build.ts'

const folder = await mkdtemp(join(tmpdir(), 'sheet-'))
await buildWidget(folder)
const code = await readFile(join(folder, 'embed.js'), 'utf8')
afterAll(async () => {
  await closeBrowser()
  await rm(folder, { recursive: true })
})

/** The home page of the site with the sheet of the chat, before a server that gives these replies. */
async function openHome(replies?: readonly Reply[]) {
  const site = await openContact(replies, {
    '/api/chatbot/embed.js': (_, response) =>
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(code),
  })
  const { page } = site
  const sheet = page.getByRole('dialog', { name: 'We’ll call you back' })
  await site.show('/')
  return {
    ...site,
    sheet,
    launcher: page.locator('#mission-chat .launcher'),
    notice: page.getByRole('region', { name: 'A request that is not sent yet' }),
    notSent: sheet.getByRole('alert').filter({ hasText: 'Not sent yet' }),
    send: sheet.getByRole('button', { name: 'Call me back' }),
    async fillIn() {
      await page.getByRole('button', { name: 'Call me back' }).click()
      await sheet.getByText('Flooded basement').click()
      await sheet.getByLabel('Name').fill('Nora Trillium')
      await sheet.getByLabel('Phone').fill('(330) 555-0117')
    },
  }
}

const confirmation = `/contact?received=${reference}&loss=flooded-basement`

test('the sheet asks what the contact form asks, in its words and order, and leads to the same confirmation', async () => {
  await using site = await openHome()
  const { page, sheet, leads } = site
  await page.evaluate("window.isSameDocument = 'yes'")
  await site.fillIn()
  expect(await sheet.locator('legend, label[for]').allTextContents()).toEqual([
    'What happened?',
    'Name',
    'Phone',
  ])
  await site.send.click()
  await eventually(() => page.url()).toBe(site.origin + confirmation)
  await eventually(() => page.locator('[data-receipt]').count()).toBe(1)
  await eventually(() => sheet.isVisible()).toBe(false)
  expect(await page.evaluate('window.isSameDocument')).toBe('yes')
  await eventually(() => page.evaluate('document.activeElement.tagName')).toBe('MAIN')
  await eventually(() => page.locator('strong[data-phone]').textContent()).toBe('(330) 555-0117')
  expect(leads).toMatchObject([
    { loss: 'flooded-basement', name: 'Nora Trillium', phone: '(330) 555-0117', page: '/' },
  ])
  expect(site.complaints.filter((text) => /Security Policy|Trusted/.test(text))).toEqual([])
})

test('offline the sheet says so beside its button, keeps the request, and sends it once when the network returns', async () => {
  await using site = await openHome()
  const { page, leads, notSent } = site
  await site.fillIn()
  await page.context().setOffline(true)
  await site.send.click()
  await eventually(() => notSent.isVisible()).toBe(true)
  expect(await notSent.textContent()).toContain('saved on this phone and goes out by itself')
  expect(await notSent.getByRole('link').getAttribute('href')).toBe('tel:+13305550142')
  await page.context().setOffline(false)
  await eventually(() => page.url()).toBe(site.origin + confirmation)
  expect(leads).toHaveLength(1)
})

test('a sheet that is closed before its request went out leaves it to the notice of the page, and the dock says so', async () => {
  await using site = await openHome(['no answer', 'no answer', 'no answer', received])
  const { page, leads, launcher, notice } = site
  await site.fillIn()
  await site.send.click()
  await eventually(() => site.notSent.isVisible()).toBe(true)
  expect(await notice.count()).toBe(0)
  await page.keyboard.press('Escape')
  await eventually(() => notice.textContent()).toContain('We’d call (330) 555-0117.')
  await eventually(() => launcher.textContent()).toBe('Not sent yet')
  await eventually(() => leads.length).toBe(2)

  await launcher.click()
  await eventually(() => notice.count()).toBe(0)
  await eventually(() => site.notSent.isVisible()).toBe(true)
  await eventually(() => leads.length).toBe(3)
  expect(await site.sheet.getByLabel('Name').inputValue()).toBe('Nora Trillium')
  await page.keyboard.press('Escape')
  await eventually(() => notice.textContent()).toContain(`Your reference is ${reference}.`)
  await eventually(() => launcher.textContent()).toBe('Call me back')
  expect(new Set(leads.map(({ id }) => id)).size).toBe(1)
  expect(page.url()).toBe(`${site.origin}/`)
})

test('what was typed into the sheet is there again after a reload, and in the contact form', async () => {
  await using site = await openHome()
  const { page, sheet } = site
  await site.fillIn()
  await page.reload()
  await page.evaluate("dispatchEvent(new Event('scroll'))")
  await page.getByRole('button', { name: 'Call me back' }).click()
  expect(await sheet.getByLabel('Name').inputValue()).toBe('Nora Trillium')
  expect(await sheet.getByLabel('Flooded basement').isChecked()).toBe(true)
  await site.show('/contact')
  expect(await page.getByLabel('Phone', { exact: true }).inputValue()).toBe('(330) 555-0117')
})
