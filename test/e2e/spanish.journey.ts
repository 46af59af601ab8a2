import { newId } from '#platform/uuid.ts'
import { usualPreferences } from '#domain/preferences/preference.ts'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague, ask } from './crew.ts'
import { expectSpanish } from './expect-spanish.ts'
import { aJob, aVisitToday } from './jobs.ts'
import { receiveLead } from './leads.ts'
import { noted } from './people.ts'
import { expect, signIn, test } from './product.ts'

test.describe.configure({ timeout: 240_000 })

const phone = { width: 390, height: 844 }

test('a technician who reads Spanish works through a request without a word of English', async ({
  open,
  product,
  people: { ann, bert },
}) => {
  const luz = await aColleague(product, { first_name: 'Luz', last_name: 'Arboleda' })
  const language = { ...usualPreferences, language: 'es', revision: 0 }
  await ask(product, 'PUT /api/profile/preferences', { token: luz.token, body: language })
  const [mine, visit] = [
    await receiveLead(product, { ...ann, loss: 'flooded-basement', message: 'Agua en el sótano.' }),
    await receiveLead(product, { ...bert, loss: 'mold' }),
  ]
  const token = await signIn(product)
  await ask(product, `PUT /api/leads/${mine.id}/assignee`, {
    token,
    body: { employee_id: luz.id, revision: 1 },
  })
  const schedule = { on: '2199-12-24', from: '08:00', to: '10:00', employee_id: luz.id }
  await ask(product, `PUT /api/leads/${visit.id}/status`, {
    token,
    body: { status: 'scheduled', revision: 1, schedule },
  })

  const page = await open({ signedInAs: luz.token, viewport: phone })
  await page.goto('/ops/dashboard')
  await expect(page.getByRole('heading', { name: 'Mis solicitudes' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('Está pasando ahora')
  const later = page.getByRole('region', { name: 'martes, 24 de diciembre' })
  await expect(later.getByRole('link', { name: bert.name })).toContainText('8')
  await expectSpanish(page, 'desk')
  await expectAccessible(page, portalLooks, 'desk in Spanish')
  await page.setViewportSize(phone)

  await expect(page.getByRole('link', { name: 'Trabajos', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Solicitudes', exact: true }).click()
  await expect(page.getByText('Se muestran las solicitudes asignadas a usted')).toBeVisible()
  await expectSpanish(page, 'list')
  await page.getByRole('button', { name: 'Más' }).click()
  await page.getByRole('button', { name: 'Buscar en todo' }).click()
  await page.getByPlaceholder('Nombre, teléfono, dirección').fill(ann.name)
  await expect(page.getByText(/^0 trabajos, 1 solicitud, /)).toBeVisible()
  await expectSpanish(page, 'search')
  await page.getByRole('option', { name: ann.name }).click()

  const request = page.getByRole('article')
  await expect(request.getByRole('heading', { name: ann.name })).toBeVisible()
  await request.getByRole('button', { name: 'Pasar a Contactada' }).click()
  await expect(request.getByText('El estado cambió a Contactada.')).toBeVisible()
  await request.getByLabel('Nota nueva').fill(noted)
  await request.getByRole('button', { name: 'Guardar la nota' }).click()
  await expect(request.getByRole('listitem').filter({ hasText: noted })).toBeVisible()
  await request.getByRole('button', { name: 'Voy en camino' }).click()
  await expect(request.getByText(/^En camino a las? \d/)).toBeVisible()
  await expect(request.getByText('Nueva → Contactada')).toBeVisible()
  await expectSpanish(page, 'request')

  await request.getByRole('button', { name: 'Pasar a Programada' }).click()
  await page.getByLabel('Fecha').fill('2000-01-01')
  await page.getByRole('button', { name: 'Programar visita' }).click()
  await expect(page.getByText('Esta fecha ya pasó. Elija hoy o una fecha posterior.')).toBeVisible()
  await expectSpanish(page, 'visit')
  await page.getByLabel('Fecha').fill('2199-12-24')
  await page.getByLabel(/^8.10/).check()
  await page.getByRole('button', { name: 'Programar visita' }).click()
  await expect(request.getByText('Programada: mar, 24 de dic')).toBeVisible()
  await request.getByRole('button', { name: 'Pasar a Cerrada' }).click()
  await page.getByLabel('Duplicada').check()
  await page.getByLabel('Referencia de la otra solicitud').fill('R-0000-00000')
  await page.getByRole('button', { name: 'Cerrar solicitud' }).click()
  await expect(page.getByText('Ninguna solicitud tiene esta referencia.')).toBeVisible()
  await expectSpanish(page, 'close')
  await page.getByLabel('Terminada').check()
  await page.getByRole('button', { name: 'Cerrar solicitud' }).click()
  await expect(request.getByText('Cerrada: Terminada').first()).toBeVisible()
  await expectSpanish(page, 'closed')

  // Taken away while it is open.
  await page.goto(`/ops/submissions/${visit.id}`)
  await expect(request.getByRole('heading', { name: bert.name })).toBeVisible()
  await ask(product, `PUT /api/leads/${visit.id}/assignee`, {
    token,
    body: { employee_id: null, revision: 2 },
  })
  await expect(page.getByText('No tiene que ir.')).toBeVisible()
  await expectSpanish(page, 'taken away')
  await page.getByRole('link', { name: 'Volver a mis solicitudes' }).click()
  await expect(page.getByText('No tiene solicitudes abiertas.')).toBeVisible()
  await expectSpanish(page, 'empty desk')
})

/** Nothing of the screen is English, and on no phone is any of it cut: Spanish is longer. */
test('a technician who reads Spanish reads the file of a job, with and without a connection', async ({
  open,
  product,
  people: { ann },
}) => {
  const luz = await aColleague(product, { first_name: 'Luz', last_name: 'Encina' })
  const language = { ...usualPreferences, language: 'es', revision: 0 }
  await ask(product, 'PUT /api/profile/preferences', { token: luz.token, body: language })
  const token = await signIn(product)
  const id = await aJob(product, token, {
    ...ann,
    town: 'Lisbon',
    gas: 'yes',
    year_built: 1960,
    rooms: ['Kitchen'],
  })
  await ask(product, `PUT /api/jobs/${id}/access-code`, { token, body: { code: '4711' } })
  await aVisitToday(product, token, { job: id, people: [luz.id] })
  const page = await open({ signedInAs: luz.token, viewport: phone })
  for (const [path, text] of [
    ['', 'Olor a gas'],
    ['/loss', 'Cocina'],
    ['/people', 'Cliente'],
    ['/visits', 'Próxima visita'],
    ['/photos', 'Todavía no hay fotos'],
    ['/timeline', 'Trabajo creado'],
  ] as const) {
    await page.goto(`/ops/intake/${id}${path}`)
    await expect(page.getByText(text).first()).toBeVisible()
    await expectSpanish(page, `job file ${path}`)
  }
  // Whoever is there works the visit down, and no tap ends it while something is open.
  const step = { id: newId(), kind: 'arrived', at: new Date().toISOString() }
  await ask(product, `POST /api/leads/${id}/steps`, { token: luz.token, body: step })
  await page.goto(`/ops/intake/${id}/visits`)
  await expect(page.getByRole('region', { name: 'Ahora' })).toContainText('Pregunte por los peligros')
  await expectSpanish(page, 'a visit while someone is there')
  // What the office has stays where it was written.
  const note = 'Se mojó la pared hasta los montantes.'
  await page.getByLabel('Nota nueva').fill(note)
  const received = page.waitForResponse(`**/api/leads/${id}/notes`)
  await page.getByRole('button', { name: 'Guardar la nota' }).click()
  await received
  await expect(page.getByRole('listitem').filter({ hasText: note })).toContainText('Luz Encina')
  await page.getByRole('button', { name: 'Terminar la visita' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Peligros sin preguntar')
  await expectSpanish(page, 'the end of a visit')
  await page.getByRole('button', { name: 'Quedarse' }).click()
  await page.goto(`/ops/intake/${id}/loss`)
  await page.getByRole('button', { name: 'Cambiar: acceso y servicios' }).click()
  await expectSpanish(page, 'a group of facts')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Resumen' }).click()
  await expect(page.getByText(/^Sin señal desde/).first()).toBeVisible()
  await expectSpanish(page, 'job file without a connection')
})
