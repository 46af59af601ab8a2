import { afterAll, expect, test, vi } from 'vitest'
import { closePages, openPage } from './hand-made-page.ts'

vi.setConfig({ testTimeout: 90_000 })
afterAll(closePages)

test('of what is quoted to who reads Spanish, only what is in English is said to be', async () => {
  await using chat = await openPage({ locale: 'es-US' })
  const { page, dialog } = chat
  await chat.launcher.click()
  await page.getByRole('textbox', { name: 'Escriba aquí' }).fill('cierro el agua')
  await page.keyboard.press('Enter')
  await expect.poll(chat.said).toEqual(['cierro el agua'])
  const source = { title: 'Válvula', path: '/a' }
  const quote = { author: 'automated', kind: 'quote' } as const
  chat.add({ ...quote, id: 'e', text: 'Gire la rueda.', detail: { ...source, language: 'es' } })
  chat.add({ ...quote, id: 'n', text: 'Turn the wheel.', detail: { ...source, language: 'en' } })
  await dialog.getByText('“Turn the wheel.”').waitFor()
  const labels = dialog.locator('.quote .label')
  expect(await labels.allTextContents()).toEqual([
    'Respuesta automática, citada de nuestra página',
    'Respuesta automática, citada de nuestra página (en inglés)',
  ])
})

test('what the office answered is not said to stand on the page beside it', async () => {
  await using chat = await openPage()
  const { page, dialog } = chat
  await chat.launcher.click()
  await page.getByRole('textbox', { name: 'Write here' }).fill('do you take old carpets')
  await page.keyboard.press('Enter')
  await expect.poll(chat.said).toEqual(['do you take old carpets'])
  const detail = { title: 'Water damage', path: '/services/water-damage', from_office: true } as const
  chat.add({ author: 'automated', kind: 'quote', id: 'o', text: 'Yes, we haul them away.', detail })
  await dialog.getByText('Automated answer, from our office').waitFor()
  await dialog.getByText('Yes, we haul them away.', { exact: true }).waitFor()
  await dialog.getByRole('link', { name: 'See also: Water damage' }).waitFor()
  await dialog.getByRole('button', { name: 'Español' }).click()
  await dialog.getByText('Respuesta automática de nuestra oficina').waitFor()
  await dialog.getByRole('link', { name: 'Vea también: Water damage' }).waitFor()
})
