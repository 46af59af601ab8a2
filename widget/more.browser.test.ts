import { afterAll, expect, test, vi } from 'vitest'
import { closePages, openPage, say } from './hand-made-page.ts'

vi.setConfig({ testTimeout: 90_000 })
afterAll(closePages)

test('a conversation goes on on another device by an address or a code, and is closed there again', async () => {
  await using chat = await openPage()
  const { page, dialog } = chat
  await chat.launcher.click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await dialog.getByText('Write something first.').waitFor()
  await say(page, 'water in the basement')
  await expect.poll(chat.said).toEqual(['water in the basement'])
  await page.getByRole('button', { name: 'Continue on another device' }).click()
  const address = dialog.getByRole('textbox', { name: 'Link to this conversation' })
  await expect.poll(() => address.inputValue()).toBe('http://here/chat/abc')
  expect(await dialog.locator('.code path').getAttribute('d')).toMatch(/^M\d/)
  await dialog.getByText('with a link from Marcus Wren in our office').waitFor()
  await page.getByRole('button', { name: 'This device is mine' }).click()
  await expect.poll(() => page.getByRole('button', { name: 'This device is mine' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Close it on that device' }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Close it on that device' }).count()).toBe(0)
  expect(chat.complaints).toEqual([])
})

test('deleting asks first, says what stays, and leaves nothing in the browser', async () => {
  await using chat = await openPage()
  const { page, dialog } = chat
  await chat.launcher.click()
  await say(page, 'water in the basement')
  await page.getByRole('button', { name: 'Call me back' }).click()
  await dialog.getByRole('textbox', { name: 'Your phone number' }).fill('330 555 0117')
  await page.keyboard.press('Enter')
  await dialog.getByText('What happens next').waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Delete this conversation' }).click()
  await dialog.getByText('We keep your request R-2611-AB3DE').waitFor()
  const choices = dialog.getByRole('link', { name: 'How to have the request deleted' })
  expect(await choices.getAttribute('href')).toMatch(/\/privacy#choices$/)
  await page.getByRole('button', { name: 'Keep it' }).click()
  expect(chat.said()).toEqual(['water in the basement'])

  await page.getByRole('button', { name: 'Delete this conversation' }).click()
  await page.getByRole('button', { name: 'Delete it now' }).click()
  await dialog.getByText('The conversation is deleted.').waitFor()
  expect(chat.isEmpty()).toBe(true)
  expect(await dialog.locator('[role=log]').textContent()).toBe('')
  expect(await page.evaluate('Object.keys(localStorage)')).toEqual([])
})

test('whoever is in danger and falls silent is offered the call once more, and no one else', async () => {
  await using chat = await openPage()
  const { page, dialog } = chat
  await page.clock.install()
  await chat.launcher.click()
  await say(page, 'hello')
  await expect.poll(chat.said).toEqual(['hello'])
  await page.clock.runFor(40_000)
  const offer = dialog.getByText('Are you still there?')
  expect(await offer.count()).toBe(0)
  chat.add({
    id: 'd',
    author: 'automated',
    kind: 'danger',
    text: 'Leave. Call 911.',
    detail: { danger: 'gas' },
  })
  await page.getByRole('button', { name: 'Back to the chat' }).click()
  await dialog.locator('.more').first().waitFor({ state: 'attached' })
  await page.clock.runFor(31_000)
  await offer.waitFor()
  const calls = dialog.getByRole('status').filter({ hasText: 'Are you still there?' }).getByRole('link')
  expect(await calls.getAttribute('href')).toBe('tel:+13305550142')
})

test('once a number was given, what happens next and the page about the loss are told, and of a death nothing is advised', async () => {
  await using chat = await openPage()
  const { page, dialog } = chat
  await chat.launcher.click()
  await say(page, 'pipe bust')
  await expect.poll(chat.said).toEqual(['pipe bust'])
  const told = (value: string) => ({ loss: { value, at: '2026-11-20T12:00:00.000Z', by: null } })
  const given = { id: 'c', author: 'visitor', kind: 'contact', detail: { way: 'text' } } as const
  chat.add(given, { reference: 'R-2611-AB3DE', facts: told('burst-pipe') })
  const tips = dialog.getByRole('link', { name: 'What to do in the meantime' })
  await expect.poll(() => tips.getAttribute('href')).toMatch(/\/services\/water-damage$/)
  chat.add({ ...given, id: 'e' }, { facts: told('trauma') })
  await expect.poll(() => tips.count()).toBe(0)
  await dialog.getByText('We call or text the number you gave').waitFor()
})

test('in a long conversation the list that opens is seen, and neither opening nor closing it moves the call or the way out', async () => {
  await using chat = await openPage()
  const { page, dialog } = chat
  await chat.launcher.click()
  await say(page, 'water in the basement')
  await expect.poll(chat.said).toHaveLength(1)
  for (let nth = 2; nth <= 20; nth++)
    chat.add({ id: `${nth}`, author: nth % 2 ? 'visitor' : 'employee', kind: 'text', text: `Line ${nth}` })
  await dialog.getByText('Line 20').waitFor()
  const fixed = [
    dialog.locator('.head'),
    dialog.getByRole('link', { name: 'Call (330) 555-0142' }),
    page.getByRole('button', { name: 'Close', exact: true }),
    page.getByRole('textbox', { name: 'Write here' }),
  ]
  const places = () => Promise.all(fixed.map((part) => part.boundingBox()))
  // The panel comes up from below.
  await dialog.evaluate((panel) =>
    Promise.all(panel.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  const before = await places()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const list = await dialog.getByRole('region', { name: 'More' }).boundingBox()
  const [, call, , input] = await places()
  expect(list?.y).toBeGreaterThanOrEqual((call?.y ?? 0) + (call?.height ?? 0))
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(input?.y ?? 0)
  expect(await places()).toEqual(before)
  await page.getByRole('button', { name: 'Close this list' }).click()
  expect(await places()).toEqual(before)
})

test('who comes back to a conversation finds it under its own name, and at its last words', async () => {
  await using chat = await openPage()
  const { page, dialog } = chat
  await chat.launcher.click()
  await say(page, 'water everywhere')
  await page.getByRole('button', { name: 'Call me back' }).click()
  await dialog.getByRole('textbox', { name: 'Your phone number' }).fill('330 555 0117')
  await page.keyboard.press('Enter')
  await dialog.getByRole('heading', { name: 'What happens next' }).waitFor()
  await page.reload()
  const last = dialog.getByText('We’ll call (330) 555-0117.')
  await last.waitFor()
  await dialog.getByRole('heading', { name: 'What happens next' }).waitFor({ state: 'attached' })
  const seen = () =>
    last.evaluate((line) => {
      const { top, bottom } = line.getBoundingClientRect()
      const view = line.closest('.scroll')?.getBoundingClientRect()
      return view !== undefined && top >= view.top && bottom <= view.bottom
    })
  await expect.poll(seen).toBe(true)
})

test('a conversation is told on its button after a reload and in a new tab, with what is new and what was half written', async () => {
  await using chat = await openPage()
  const { page, launcher, dialog } = chat
  await launcher.click()
  await say(page, 'water everywhere')
  await expect.poll(chat.said).toEqual(['water everywhere'])
  await dialog.getByRole('textbox', { name: 'Write here' }).fill('and it smells')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => launcher.textContent()).toBe('Your chat')
  const { with: someone, by } = { with: 'June Kestrel', by: 'June Kestrel' }
  for (const [id, text] of [
    ['a', 'Hello, this is June.'],
    ['b', 'Where does it come in?'],
  ] as const)
    chat.add({ id, author: 'employee', kind: 'text', by, text }, { with: someone })
  await expect.poll(() => launcher.textContent()).toBe('Your chat 2 new')

  await page.reload()
  await expect.poll(() => launcher.textContent()).toBe('Your chat 2 new')
  await page.close()
  const later = await chat.newPage()
  const button = later.getByRole('button', { name: 'Your chat 2 new' })
  await button.click()
  const sheet = later.getByRole('dialog')
  await sheet.getByText('Where does it come in?').waitFor()
  expect(await sheet.getByRole('textbox', { name: 'Write here' }).inputValue()).toBe('and it smells')
  await later.getByRole('button', { name: 'Close' }).click()
  await later.reload()
  await later.getByRole('button', { name: 'Your chat', exact: true }).waitFor()
  expect(chat.complaints).toEqual([])
})
