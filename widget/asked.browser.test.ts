import { afterAll, expect, test, vi } from 'vitest'
import { closePages, openPage, say } from './hand-made-page.ts'

vi.setConfig({ testTimeout: 30_000 })
afterAll(closePages)

test('whoever has answered or skipped all questions is thanked and asked for a number', async () => {
  await using chat = await openPage()
  const { page, dialog } = chat
  await chat.launcher.click()
  await page.getByRole('button', { name: 'Mold' }).click()
  const ask = dialog.getByRole('heading', { name: 'Thank you. What number can we reach you at?' })
  const skip = page.getByRole('button', { name: 'Skip' })
  while (await skip.count()) {
    expect(await ask.count()).toBe(0)
    await skip.click()
  }
  await ask.waitFor()
  expect(await ask.evaluate((title) => title.matches(':focus'))).toBe(true)
  await page.getByRole('button', { name: 'Text me' }).click()
  await dialog.getByRole('textbox', { name: 'Your phone number' }).fill('330 555 0117')
  await page.keyboard.press('Enter')
  await dialog.getByText('Your reference is R-2611-AB3DE.').waitFor()
  expect(await ask.count()).toBe(0)
})

test('an answer is seen from its beginning, and the next question stays open below it', async () => {
  await using chat = await openPage()
  const { page, dialog } = chat
  await chat.launcher.click()
  const chips = page.getByRole('button', { name: 'Mold' })
  await chips.waitFor()
  await say(page, 'how do i shut it of')
  await expect.poll(chat.said).toEqual(['how do i shut it of'])
  expect(await chips.count()).toBe(1)
  const text = 'Turn it to the right until it stops. '.repeat(30)
  chat.add({ id: 'q', author: 'automated', kind: 'quote', text, detail: { title: 'Valve', path: '/a' } })
  await dialog.locator('.quote').waitFor()
  const below = await dialog.getByRole('link', { name: 'Call (330) 555-0142' }).boundingBox()
  const answer = await dialog.locator('.quote').boundingBox()
  expect((answer?.y ?? 0) - (below?.y ?? 0) - (below?.height ?? 0)).toBeGreaterThanOrEqual(0)
  expect((answer?.y ?? 0) - (below?.y ?? 0) - (below?.height ?? 0)).toBeLessThan(40)
  await chips.click()
  await expect.poll(() => chat.puts.at(-1)?.body).toEqual({ loss: 'mold' })
})

test('a number that is written is given at once, and whether to call or text it is asked', async () => {
  await using chat = await openPage()
  const { page, dialog, puts } = chat
  await chat.launcher.click()
  await say(page, 'mi numero es 330 555 0119')
  await dialog.getByText('We have your number: (330) 555-0119. Your reference is R-2611-AB3DE.').waitFor()
  expect(puts.at(-1)).toMatchObject({ body: { phone: '(330) 555-0119' } })
  await dialog.getByRole('heading', { name: 'Shall we call or text (330) 555-0119?' }).waitFor()

  await page.getByRole('button', { name: 'Text me' }).click()
  await dialog.getByText('Reply STOP to end.').waitFor()
  expect(await dialog.getByRole('textbox', { name: 'Your phone number' }).inputValue()).toBe('(330) 555-0119')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'Call me back' }).click()
  await dialog.getByText('We’ll call (330) 555-0119.').waitFor()
  await expect.poll(() => puts.at(-1)?.body).toMatchObject({ phone: '(330) 555-0119', way: 'call' })
  expect(await dialog.getByRole('heading', { name: 'Shall we call or text' }).count()).toBe(0)
  await say(page, 'or 330 555 0120')
  await expect.poll(chat.said).toContain('or 330 555 0120')
  expect(puts.filter(({ path }) => path.startsWith('/contact/'))).toHaveLength(2)
})

test('a number that staff took over is read back, and nobody says that a call was promised', async () => {
  await using chat = await openPage()
  await chat.launcher.click()
  await say(chat.page, 'hello')
  chat.add({ id: 'n', author: 'employee', kind: 'contact', by: 'Marcus Wren', text: '(330) 555-0121' })
  await chat.dialog.getByText('We have your number: (330) 555-0121.').waitFor()
  expect(await chat.dialog.getByText('We’ll call').count()).toBe(0)
})

test('on a page about trauma no one is made to say what happened', async () => {
  await using chat = await openPage({ settings: { trauma: { pages: ['/services'] } } })
  const { page, dialog } = chat
  await chat.launcher.click()
  await say(page, 'can someone call me')
  await expect.poll(chat.said).toEqual(['can someone call me'])
  expect(await dialog.locator('.answer').count()).toBe(0)
  expect(JSON.stringify(chat.puts)).not.toContain('trauma')
})

test('where someone has died the first words are soft, and the question about danger follows', async () => {
  const settings = { trauma: { pages: ['/services'] } }
  await using chat = await openPage({ settings })
  await chat.launcher.click()
  const soft = await chat.dialog.getByText('We’re sorry.').boundingBox()
  const asked = await chat.dialog.getByRole('heading', { name: 'Is anyone in danger?' }).boundingBox()
  expect(asked?.y).toBeGreaterThanOrEqual((soft?.y ?? 0) + (soft?.height ?? 0))
})

test('what was wrong with a photo is no longer said once something else is written', async () => {
  await using chat = await openPage()
  const { page, dialog } = chat
  await chat.launcher.click()
  const photos = Array.from({ length: 7 }, (_, nth) => ({
    name: `${nth}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(`photo ${nth}`),
  }))
  await dialog.locator('input[type=file]').setInputFiles(photos)
  await dialog.getByText('You can send up to 6 photos.').waitFor()
  await say(page, 'it is wet')
  await expect.poll(() => dialog.getByText('You can send up to 6 photos.').count()).toBe(0)
})
