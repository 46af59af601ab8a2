import { expectAccessible, portalLooks } from './accessibility.ts'
import { aSpanishDispatcher } from './calls.ts'
import { ask } from './crew.ts'
import { findEnglish } from './english-left.ts'
import { expect, test } from './product.ts'

test('the call script speaks Spanish to whoever reads Spanish, and reads aloud in the language of the caller', async ({
  open,
  product,
}) => {
  const luz = await aSpanishDispatcher(product, 'Jilguero')
  const page = await open({ signedInAs: luz.token })
  await page.goto('/ops/intake/new')
  await expect(page.getByRole('heading', { name: 'Nueva llamada' })).toBeVisible()
  const aloud = page.getByRole('region', { name: 'Leer en voz alta' })
  await expect(aloud).toContainText('¿Están todos a salvo?')
  await page.getByLabel('Teléfono', { exact: true }).fill('3305550141')
  await page.getByLabel('Nombre').fill('Iris Gentian')
  await page.getByRole('button', { name: 'Olor a gas Pendiente' }).click()
  await expect(aloud).toContainText('Por favor, saque a todos ahora.')
  await expect(aloud).toContainText('Porque huele a gas.')
  await page.getByText('Agua', { exact: true }).click()
  await page.getByLabel('Origen').selectOption('Lavadora')
  for (const group of ['Seguro', 'Otro dueño', 'Servicios', 'Correo', 'Propiedad'])
    await page.getByRole('button', { name: group }).click()
  expect(await findEnglish(page)).toEqual([])
  await expectAccessible(page, portalLooks, 'a call in Spanish')
  await aloud.getByRole('button', { name: 'In English' }).click()
  await expect(aloud).toContainText('Please get everyone out now.')
  await page.getByRole('button', { name: 'Enviar cuadrilla' }).click()
  await expect(page.getByText(/^Guardado como MR-\d{4}-\d{3,}$/)).toBeVisible()
  const { items } = await ask(product, 'GET /api/jobs?q=gentian', { token: luz.token })
  const { facts } = await ask(product, `GET /api/jobs/${items[0].id}`, { token: luz.token })
  expect(facts).toMatchObject({ gas: 'yes', source: 'washer', language: 'en' })
})
