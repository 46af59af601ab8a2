import { afterAll, expect, test, vi } from 'vitest'
import { emergencyWords } from '#domain/chat/danger/emergency-words.ts'
import { firstGreeting } from '#domain/chat/settings/greeting.ts'
import { closePages, openPage, say } from './hand-made-page.ts'

vi.setConfig({ testTimeout: 90_000 })
afterAll(closePages)

test('a number is asked for and nothing else, and makes a request with a reference', async () => {
  await using chat = await openPage()
  const { page, dialog } = chat
  await chat.launcher.click()
  await page.getByRole('button', { name: 'Text me' }).click()
  await dialog.getByText('Reply STOP to end.').waitFor()
  const ask = dialog.getByRole('textbox', { name: 'Your phone number' })
  await ask.fill('330 555')
  await page.keyboard.press('Enter')
  await dialog.getByText('Enter a 10-digit phone number.').waitFor()
  await ask.fill('330 555 0117')
  await page.keyboard.press('Enter')
  await dialog.getByText('(330) 555-0117. Your reference is R-2611-AB3DE.').waitFor()
  expect(chat.puts.at(-1)?.body).toMatchObject({ phone: '(330) 555-0117', way: 'text' })
})

test('each answer is sent at once, none is needed, and what was answered can be changed', async () => {
  await using chat = await openPage()
  const { page, dialog, puts } = chat
  await chat.launcher.click()
  await page.getByRole('button', { name: 'No one' }).click()
  await page.getByRole('button', { name: 'Mold' }).click()
  for (const room of ['Kitchen', 'Hall']) await page.getByRole('button', { name: room }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Skip' }).click()
  await dialog.getByRole('textbox', { name: 'Which town is it in?' }).fill('Salem')
  await page.keyboard.press('Enter')
  await expect.poll(() => puts.map(({ body }) => body)).toContainEqual({ town: 'Salem' })
  const bodies = puts.map(({ body }) => JSON.stringify(body))
  expect(bodies.slice(1)).toEqual([
    '{"danger":"no"}',
    '{"loss":"mold"}',
    expect.any(String),
    ...bodies.slice(4),
  ])
  expect(bodies).toContain('{"rooms":["Kitchen","Hall"]}')
  expect(bodies).toContain('{"skipped":{"fact":"found"}}')
  await dialog.getByRole('button', { name: 'Mold' }).click()
  await page.getByRole('button', { name: 'Fire or smoke' }).click()
  await expect.poll(() => puts.at(-1)?.body).toEqual({ loss: 'fire-smoke' })
})

test('who is here, what they write, that they type and have read is told; what was quoted leads to its page', async () => {
  await using chat = await openPage()
  const { page, dialog } = chat
  await chat.launcher.click()
  await say(page, 'how do i shut it of')
  await expect.poll(chat.said).toEqual(['how do i shut it of'])
  const quote = {
    text: 'A wheel: turn it right.',
    detail: { title: 'Water damage: Main valve', path: '/services/water-damage#valve' },
  }
  chat.add({ id: 'q', author: 'automated', kind: 'quote', ...quote })
  await dialog.getByText('Automated answer, from our page').waitFor()
  await dialog.getByText('“A wheel: turn it right.”').waitFor()
  const source = dialog.getByRole('link', { name: 'Water damage: Main valve' })
  expect(await source.getAttribute('href')).toMatch(/\/services\/water-damage#valve$/)
  chat.add(
    { id: 't', author: 'product', kind: 'taken', by: 'Marcus Wren' },
    { state: 'staff', with: 'Marcus Wren' },
  )
  await page.getByRole('dialog', { name: 'Marcus Wren is here' }).waitFor()
  chat.signal('typing', 'Marcus Wren')
  await dialog.getByText('Marcus Wren is typing').waitFor()
  chat.add({ id: 'r', author: 'employee', kind: 'text', by: 'Marcus Wren', text: 'Is it under the sink?' })
  await dialog.getByText('Is it under the sink?').waitFor()
  await expect.poll(() => dialog.getByText('Marcus Wren is typing').count()).toBe(0)
  const seen = () => chat.puts.flatMap(({ path }) => (path.startsWith('/seen/') ? [path] : []))
  await expect.poll(seen).toContain('/seen/4')
  expect(seen()).toEqual([...new Set(seen())])
  chat.signal('seen', 2)
  await dialog.getByText('Read', { exact: true }).waitFor()
})

test('an answer that is written grows, is no quotation, leads to its pages, and stands once', async () => {
  await using chat = await openPage()
  const { page, dialog } = chat
  await chat.launcher.click()
  await say(page, 'can you save my carpet')
  await expect.poll(chat.said).toEqual(['can you save my carpet'])
  const sources = [
    { title: 'Can you save my carpet?', path: '/faq#carpet' },
    { title: 'How long does drying take?', path: '/faq#drying' },
  ]
  const answer = { id: 'w', author: 'automated', kind: 'quote' } as const
  const grown = (text: string, many: number) => ({
    ...answer,
    text,
    detail: { ...sources[0], is_written: true as const, sources: sources.slice(0, many) },
  })
  chat.signal('writing', { ...grown('We often can.', 1), position: 1, by: null })
  await dialog.getByText('We often can.', { exact: true }).waitFor()
  chat.add(grown('We often can. It takes days.', 2))
  await dialog.getByText('We often can. It takes days.', { exact: true }).waitFor()
  expect(await dialog.getByText('We often can.').count()).toBe(1)
  expect(await dialog.getByText('Automated answer, from our page').count()).toBe(1)
  const links = dialog.locator('.quote a')
  expect(await links.evaluateAll((all) => all.map((link) => link.textContent))).toEqual(
    sources.map(({ title }) => title),
  )

  chat.signal('writing', { ...grown('Something more.', 1), id: 'x', position: 2, by: null })
  await dialog.getByText('Something more.').waitFor()
  chat.add(
    { id: 't', author: 'product', kind: 'taken', by: 'Marcus Wren' },
    { state: 'staff', with: 'Marcus Wren' },
  )
  await expect.poll(() => dialog.getByText('Something more.').count()).toBe(0)
})

test('danger stands over everything before anything is sent, also while no one can be reached', async () => {
  await using chat = await openPage()
  const { page, dialog } = chat
  await chat.launcher.click()
  await dialog.getByRole('heading', { name: 'What happened?' }).waitFor()
  chat.down(true)
  await page.getByRole('textbox', { name: 'Write here' }).pressSequentially('i smel gass')
  const alarm = dialog.getByRole('alert').filter({ hasText: 'Get out now. Call 911 from outside.' })
  const call = alarm.getByRole('link', { name: 'Call 911 from outside' })
  expect(await call.getAttribute('href')).toBe('tel:911')
  await page.getByRole('button', { name: 'Back to the chat' }).click()
  expect(await page.getByRole('textbox', { name: 'Write here' }).inputValue()).toBe('i smel gass')
  await page.keyboard.press('Enter')
  await dialog.getByText('You’re offline. We’ll send this when you’re back online. Try calling.').waitFor()
  expect(await alarm.count()).toBe(0)
  await page.getByRole('textbox', { name: 'Write here' }).pressSequentially('i want to die')
  const crisis = dialog.getByRole('alert').filter({ hasText: 'Call or text 988 now.' })
  expect(await crisis.getByRole('link', { name: 'Call 988' }).getAttribute('href')).toBe('tel:988')
})

test('a danger that the server found says what to do first, too, and from where to call', async () => {
  await using chat = await openPage()
  await chat.launcher.click()
  await say(chat.page, 'hello')
  const { title, line } = emergencyWords.gas.es
  const text = `${title} ${line}`
  chat.add({ id: 'x', author: 'automated', kind: 'danger', text, detail: { danger: 'gas' } })
  const alarm = chat.dialog.getByRole('alert')
  await alarm.getByRole('heading', { name: title, exact: true }).waitFor()
  await alarm.getByText(line, { exact: true }).waitFor()
  await alarm.getByRole('link', { name: 'Llame al 911 desde afuera', exact: true }).waitFor()
})

test('water at an outlet stands over everything as soon as it is answered, in the visitor’s language', async () => {
  await using chat = await openPage()
  const { dialog } = chat
  await chat.launcher.click()
  await dialog.getByRole('button', { name: 'Español' }).click()
  await dialog.getByRole('button', { name: 'Sótano inundado' }).click()
  await dialog.getByRole('button', { name: 'No', exact: true }).click()
  await dialog.getByRole('heading', { name: '¿Ve agua cerca de un enchufe' }).waitFor()
  await dialog.getByRole('button', { name: 'Sí', exact: true }).click()
  const alarm = dialog.getByRole('alert').filter({ hasText: 'Salga. Llame al 911.' })
  await alarm.getByText('No pise el agua.').waitFor()
  expect(await alarm.getByRole('link').getAttribute('href')).toBe('tel:911')
})

test('what is said about safety stands in the conversation, and not over it', async () => {
  await using chat = await openPage()
  await chat.launcher.click()
  await say(chat.page, 'is it safe to stay')
  await expect.poll(chat.said).toEqual(['is it safe to stay'])
  chat.add({ id: 'x', author: 'automated', kind: 'danger', text: 'We can’t judge that from here.' })
  await chat.dialog.getByText('We can’t judge that from here.').waitFor()
  expect(await chat.dialog.getByRole('alert').count()).toBe(0)
})

test('what is written while no one answers goes out once, in order, after a reload and from two tabs', async () => {
  await using chat = await openPage()
  const { page, dialog } = chat
  await chat.launcher.click()
  await say(page, 'one')
  await expect.poll(chat.said).toEqual(['one'])
  chat.down(true)
  await say(page, 'two')
  await say(page, 'three')
  await dialog.getByText('Saved here, not sent yet').first().waitFor()
  await page.getByRole('textbox', { name: 'Write here' }).fill('half a sen')
  await page.reload()
  const other = await chat.newPage()
  await other.getByRole('button', { name: 'Not sent yet' }).click()
  await say(other, 'four')
  chat.down(false)
  for (const tab of [page, other]) await tab.evaluate("dispatchEvent(new Event('online'))")
  await expect.poll(chat.said).toEqual(['one', 'two', 'three', 'four'])
  await expect
    .poll(() => dialog.locator('.own .bubble').allTextContents())
    .toEqual(['one', 'two', 'three', 'four'])
  expect(await page.getByRole('textbox', { name: 'Write here' }).inputValue()).toBe('half a sen')
  await expect
    .poll(() => page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('mission-chat:'))"))
    .toEqual([])
})

test('while no one answers, tries get rarer', async () => {
  await using chat = await openPage()
  await chat.launcher.click()
  await say(chat.page, 'one')
  await expect.poll(chat.said).toEqual(['one'])
  chat.down(true)
  const begun = Date.now()
  const tries: number[] = []
  chat.page.on('request', (request) => request.url().includes('/messages/') && tries.push(Date.now() - begun))
  await say(chat.page, 'two')
  await expect.poll(() => tries.length, { timeout: 15_000 }).toBe(3)
  expect(tries[2]).toBeGreaterThan(1800)
})

test('where the browser stores nothing, the page says so and sends all the same', async () => {
  const before = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('forbidden') } })"
  await using chat = await openPage({ before })
  await chat.launcher.click()
  await chat.dialog.getByRole('heading', { name: 'What happened?' }).waitFor()
  chat.down(true)
  await say(chat.page, 'help')
  await chat.dialog.getByText('Keep this page open. We’ll send this').waitFor()
  chat.down(false)
  await chat.page.evaluate("dispatchEvent(new Event('online'))")
  await expect.poll(chat.said).toEqual(['help'])
})

test('the head says what the company set for the page and the hour, in the language of the visitor', async () => {
  const everywhere = { en: 'Tell us what happened', es: 'Cuéntenos qué pasó' }
  const greeting = { ...firstGreeting, day: { ...firstGreeting.day, everywhere } }
  const storm = { is_on: true, words: { en: 'Many homes were hit.', es: 'Hay muchas casas dañadas.' } }
  await using chat = await openPage({ settings: { greeting, storm } })
  const { page, launcher, dialog } = chat
  await launcher.click()
  await page.getByRole('dialog', { name: 'Tell us what happened' }).waitFor()
  await dialog.getByText('Many homes were hit.').waitFor()
  await dialog.getByRole('button', { name: 'Español' }).click()
  await page.getByRole('dialog', { name: 'Cuéntenos qué pasó' }).waitFor()
})
