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
