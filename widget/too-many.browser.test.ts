import { afterAll, expect, test, vi } from 'vitest'
import { closePages, openPage, say } from './hand-made-page.ts'

vi.setConfig({ testTimeout: 90_000 })
afterAll(closePages)

test('where a connection has used up its room the chat says so, that it helps to call, and when it tries again', async () => {
  await using chat = await openPage({ locale: 'es-MX' })
  const { page, dialog } = chat
  chat.full(true)
  await page.getByRole('button', { name: 'Escríbanos' }).click()
  await page.getByRole('textbox', { name: 'Escriba aquí' }).fill('hay agua en el cuarto')
  await page.keyboard.press('Enter')
  await dialog.getByText(/Demasiados mensajes\. Llámenos\. Lo intentaremos de nuevo a las \d/).waitFor()
  await dialog.getByText('Guardado aquí, aún sin enviar').waitFor()
  await dialog.getByRole('link', { name: 'Llamar al (330) 555-0142' }).waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await dialog.getByText('What you wrote has not been sent yet.').waitFor()
  await say(page, 'anyone?')
  await dialog
    .getByText(/^Too many messages\. Please call\. We’ll try again at \d+:\d\d [AP]M(?: ET)?\.$/)
    .waitFor()
  expect(chat.said()).toEqual([])
})

test.for(['danger', 'a number'])('%s has room all the same, and what waited goes with it', async (what) => {
  await using chat = await openPage()
  const { page, dialog } = chat
  chat.full(true)
  await chat.launcher.click()
  await say(page, 'hello')
  await dialog.getByText('Too many messages. Please call.').waitFor()
  if (what === 'danger') await say(page, 'i smel gass')
  else {
    await page.getByRole('button', { name: 'Call me back' }).click()
    await dialog.getByRole('textbox', { name: 'Your phone number' }).fill('330 555 0117')
    await page.keyboard.press('Enter')
  }
  await expect.poll(() => chat.puts.length).toBe(3)
  expect(chat.said()).toContain('hello')
  await expect.poll(() => dialog.getByText('Too many messages').count()).toBe(0)
})
