import { afterAll, expect, test, vi } from 'vitest'
import { closePages, openPage, say } from './hand-made-page.ts'

vi.setConfig({ testTimeout: 60_000 })
afterAll(closePages)

const reply = { author: 'automated', kind: 'text', by: 'Respuesta automática', text: 'Vamos.' } as const

test('once the visitor writes Spanish, the chat is in Spanish, until they choose', async () => {
  await using chat = await openPage()
  const { page, dialog } = chat
  await chat.launcher.click()
  await dialog.getByRole('heading', { name: 'What happened?' }).waitFor()
  await say(page, 'se me inundo la casa')
  chat.add({ id: 'a', ...reply }, { language: 'es' })
  await dialog.getByRole('heading', { name: '¿Qué pasó?' }).waitFor()
  await dialog.getByRole('heading', { name: '¿Hay alguien en peligro?' }).waitFor()
  await dialog.getByRole('button', { name: 'Por texto' }).waitFor()
  expect(await dialog.getAttribute('lang')).toBe('es')
  expect(await dialog.getByRole('textbox').evaluate((input) => input.matches(':focus'))).toBe(true)

  await say(page, '212 elm st')
  await expect.poll(chat.said).toContain('212 elm st')
  expect(await dialog.getByRole('heading', { name: '¿Qué pasó?' }).count()).toBe(1)

  await dialog.getByRole('button', { name: 'English' }).click()
  await dialog.getByRole('heading', { name: 'What happened?' }).waitFor()
  await say(page, 'se metio el agua')
  await expect.poll(chat.said).toContain('se metio el agua')
  expect(await dialog.getByRole('heading', { name: 'What happened?' }).count()).toBe(1)
})

test('a danger that is written in Spanish is left in Spanish, and the chat below it is Spanish then', async () => {
  await using chat = await openPage()
  const { page, dialog } = chat
  await chat.launcher.click()
  await say(page, 'hay agua en los enchufes que hago')
  const back = dialog.getByRole('button', { name: 'Volver al chat' })
  await back.waitFor()
  chat.add({ id: 'a', ...reply }, { language: 'es' })
  await dialog.getByText('Vamos.').waitFor({ state: 'attached' })
  await back.click()
  await dialog.getByRole('heading', { name: '¿Hay alguien en peligro?' }).waitFor()
})

test('what a message told is confirmed with one tap, and not asked', async () => {
  await using chat = await openPage()
  const { page, dialog } = chat
  await chat.launcher.click()
  await say(page, 'my basement is flooded')
  chat.add({ id: 'a', ...reply }, { heard_loss: 'flooded-basement' })
  await dialog.getByRole('heading', { name: 'Flooded basement?' }).waitFor()
  await dialog.getByRole('button', { name: 'Something else' }).click()
  await dialog.getByRole('heading', { name: 'What happened?' }).waitFor()
  await dialog.getByRole('button', { name: 'Mold' }).click()
  await expect.poll(() => chat.puts.at(-1)?.body).toEqual({ loss: 'mold' })
})

test('who wrote that they want a text agrees to it with one tap, and is not asked whether to call', async () => {
  await using chat = await openPage()
  const { page, dialog } = chat
  await chat.launcher.click()
  await say(page, 'hello')
  chat.add({ id: 'a', ...reply }, { language: 'es', wished_way: 'text' })
  await dialog.getByRole('heading', { name: '¿Hay alguien en peligro?' }).waitFor()
  await say(page, 'mi numero es 330 555 0119')
  await dialog.getByText('¿Le escribimos a este número?').waitFor()
  expect(await dialog.getByText('¿Le llamamos').count()).toBe(0)
  await dialog.getByText('Responda STOP para no recibir más.').waitFor()
  await dialog.getByRole('button', { name: 'Por texto' }).click()
  await expect.poll(() => chat.puts.at(-1)?.body).toMatchObject({ phone: '(330) 555-0119', way: 'text' })
})

test('on a page about trauma, what is over covers nothing', async () => {
  await using chat = await openPage({ settings: { trauma: { pages: ['/services'] } } })
  const { page, dialog } = chat
  await chat.launcher.click()
  await say(page, 'my brother shot himself in the bedroom and i need to know who cleans it')
  const text = 'We’re so sorry for what happened. Call 911.'
  chat.add({ id: 'd', author: 'automated', kind: 'danger', text, detail: { danger: 'hurt', is_over: true } })
  await dialog.locator('.alarmed').getByText(text).waitFor()
  expect(await dialog.locator('.alarm').isVisible()).toBe(false)
  await say(page, 'someone is bleeding')
  await dialog.locator('.alarm').getByText('Call 911 now.').first().waitFor()
})

test('whoever’s browser speaks Spanish is asked in Spanish, and can turn to English', async () => {
  await using chat = await openPage({ locale: 'es-MX' })
  await chat.page.getByRole('button', { name: 'Escríbanos' }).click()
  await chat.dialog.getByRole('heading', { name: '¿Qué pasó?' }).waitFor()
  await chat.page.getByRole('button', { name: 'English' }).click()
  await chat.dialog.getByRole('heading', { name: 'What happened?' }).waitFor()
  expect(await chat.dialog.getAttribute('lang')).toBe('en')
})
