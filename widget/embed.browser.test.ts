import { afterAll, expect, test, vi } from 'vitest'
import { firstSettings } from '#domain/chat/settings/settings.ts'
import { closePages, openPage, say } from './hand-made-page.ts'

vi.setConfig({ testTimeout: 90_000 })
afterAll(closePages)

test('the launcher stands in the row of the call bar, opens only when asked, and Escape gives the focus back', async () => {
  await using chat = await openPage()
  const { page, launcher, dialog } = chat
  const bar = await page.locator('[data-dock]').boundingBox()
  const call = await page.locator('[data-dock] aside a').boundingBox()
  const button = await launcher.boundingBox()
  expect([button?.y, button?.height]).toEqual([bar?.y, bar?.height])
  expect(button && call && call.x + call.width <= button.x).toBe(true)
  expect(await dialog.count()).toBe(0)

  await page.getByRole('button', { name: 'Chat with us' }).click()
  await page.getByRole('dialog', { name: 'Marcus Wren is on call' }).waitFor()
  const links = await dialog
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual(['tel:+13305550142', 'tel:911'])
  expect((await dialog.boundingBox())?.width).toBe(390)
  expect(await launcher.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  await expect.poll(() => launcher.getAttribute('aria-expanded')).toBe('false')
  await expect.poll(() => launcher.evaluate((element) => element.matches(':focus'))).toBe(true)
  expect(chat.complaints).toEqual([])
})

test('on a desk the dialog stands beside the page, which stays usable', async () => {
  await using chat = await openPage({ width: 1200 })
  await chat.launcher.click()
  expect((await chat.dialog.boundingBox())?.width).toBe(400)
  const isModal =
    "document.querySelector('#mission-chat').shadowRoot.querySelector('dialog').matches(':modal')"
  expect(await chat.page.evaluate(isModal)).toBe(false)
  await chat.page.keyboard.press('Escape')
  expect(await chat.dialog.count()).toBe(0)
})

test('another website needs our origin in two lines of its policy, and nothing else', async () => {
  const policy =
    "default-src 'none'; script-src OURS; connect-src OURS; require-trusted-types-for 'script'; trusted-types 'none'"
  const html = (script: string) => `<!doctype html><title>Plumbing</title><h1>Plumbing</h1>${script}`
  await using chat = await openPage({ isForeign: true, policy, html })
  const { page, dialog } = chat
  await chat.launcher.click()
  await say(page, 'a pipe burst')
  await expect.poll(chat.said).toEqual(['a pipe burst'])
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABijPjAAAAAABJRU5ErkJggg==',
    'base64',
  )
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'sink.png', mimeType: 'image/png', buffer: picture })
  await expect.poll(() => chat.puts.map(({ path }) => path.split('/')[1])).toContain('photos')
  await dialog.getByRole('img', { name: 'Photo' }).waitFor()
  expect(chat.complaints).toEqual([])
})

test('on a page of 2015 the chat looks like itself, and the page goes on as it was', async () => {
  const html = (
    script: string,
  ) => `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><html><head><style>
* { margin: 0; padding: 0; float: left; position: relative; font-size: 10px; letter-spacing: 3px; text-transform: uppercase; color: lime }
html { font-size: 62.5% } div { display: none }</style></head><body><script>var $ = jQuery = function () { return 'theirs' }; var name = 'theirs'; Array.prototype.last = function () {}</script>
${script}</body></html>`
  await using chat = await openPage({ isForeign: true, policy: '', html, width: 1000 })
  await chat.launcher.click()
  const heading = chat.dialog.getByRole('heading', { name: 'What happened?' })
  await heading.waitFor()
  const looks = await heading.evaluate((element) => {
    const { textTransform, letterSpacing, color } = getComputedStyle(element)
    return { textTransform, letterSpacing, color, size: parseFloat(getComputedStyle(element).fontSize) > 15 }
  })
  expect(looks).toEqual({
    textTransform: 'none',
    letterSpacing: 'normal',
    color: 'rgb(20, 34, 47)',
    size: true,
  })
  expect((await chat.dialog.boundingBox())?.width).toBe(400)
  expect(await chat.page.evaluate('[$(), jQuery(), name].join()')).toBe('theirs,theirs,theirs')
  expect(chat.complaints).toEqual([])
})

test('on pages without a chat there is no button, and whoever is in a conversation takes it along', async () => {
  const settings = { shown: { ...firstSettings.shown, contact: false } }
  await using chat = await openPage({ settings })
  const { page, launcher } = chat
  const goTo = (path: string) =>
    page.evaluate(`history.pushState(null, '', '${path}'); document.dispatchEvent(new Event('page'))`)
  await goTo('/contact')
  expect(await launcher.count()).toBe(0)
  await goTo('/services')
  await launcher.click()
  await say(page, 'a pipe burst')
  await expect.poll(chat.said).toEqual(['a pipe burst'])
  await goTo('/contact')
  expect(await launcher.count()).toBe(1)
})

test('the button has the words, the color and the side of the company, and the dialog opens above it', async () => {
  const label = { en: 'Ask us now', es: 'Pregunte' }
  const html = (script: string) => `<!doctype html><title>Plumbing</title><h1>Plumbing</h1>${script}`
  const settings = { launcher: { label, color: '#f2c14e', side: 'left' } } as const
  await using chat = await openPage({ isForeign: true, policy: '', html, width: 1000, settings })
  const { page, launcher, dialog } = chat
  expect(await launcher.textContent()).toBe('Ask us now')
  const { background, color } = await launcher.evaluate((element) => {
    const { backgroundColor: background, color } = getComputedStyle(element)
    return { background, color }
  })
  expect([background, color]).toEqual(['rgb(242, 193, 78)', 'rgb(11, 27, 43)'])
  expect((await launcher.boundingBox())?.x).toBe(16)
  await launcher.click()
  expect((await dialog.boundingBox())?.x).toBe(16)
  await dialog.getByRole('button', { name: 'Español' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => launcher.textContent()).toBe('Pregunte')
  expect(chat.complaints).toEqual([])
})

test('on a page that the company counts as one about trauma no one is asked what happened', async () => {
  await using chat = await openPage({ settings: { trauma: { pages: ['/services'] } } })
  await chat.launcher.click()
  await chat.dialog.getByText('You don’t have to describe anything').waitFor()
  await chat.dialog.getByRole('heading', { name: 'Which town is it in?' }).waitFor()
})

test('the chat stands on a page once, and can be taken away', async () => {
  await using chat = await openPage()
  const { page, launcher } = chat
  const another =
    "new Promise((done) => { const script = document.createElement('script'); script.onload = done; script.src = policy.createScriptURL('/api/chatbot/embed.js'); document.head.append(script) })"
  await page.evaluate(
    `window.policy = trustedTypes.createPolicy('app', { createScriptURL: (url) => url }); ${another}`,
  )
  expect(await launcher.count()).toBe(1)
  await page.evaluate('MissionChat.remove()')
  expect(await page.locator('#mission-chat').count()).toBe(0)
  await page.evaluate(another)
  expect(await launcher.count()).toBe(1)
})
