import { usualPreferences } from '#domain/preferences/preference.ts'
import { aColleague, ask } from './crew.ts'
import { expectSpanish, expectSpanishHere } from './expect-spanish.ts'
import { aJob, aVisitToday, holdJob } from './jobs.ts'
import { expect, signIn, test } from './product.ts'

test.describe.configure({ timeout: 240_000 })

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }
const language = { ...usualPreferences, language: 'es', revision: 0 }

/** On a desk the same, with the job that is open beside the board and the day below it. */
test('a technician who reads Spanish finds her jobs on the board, as a list, by town and on the calendar', async ({
  open,
  product,
  people: { ann, bert, hugo },
}) => {
  const luz = await aColleague(product, { first_name: 'Luz', last_name: 'Robles' })
  await ask(product, 'PUT /api/profile/preferences', { token: luz.token, body: language })
  const token = await signIn(product)
  const id = await aJob(product, token, { ...ann, town: 'Lisbon', gas: 'yes' })
  const held = await aJob(product, token, { ...bert, town: 'Lisbon', loss_type: 'sewage' })
  const other = await aJob(product, token, { ...hugo, town: 'Salem' })
  for (const job of [id, held, other]) await aVisitToday(product, token, { job, people: [luz.id] })
  await holdJob(product, token, { id: held, reason: 'Waiting for a test result' })

  const page = await open({ signedInAs: luz.token, viewport: phone })
  await page.goto('/ops/dashboard')
  await page.getByRole('link', { name: 'Trabajos', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Trabajos' })).toBeVisible()
  await expect(page).toHaveTitle(/^Trabajos/)
  await expect(page.getByText('Esperando el resultado de una prueba')).toBeVisible()
  await expectSpanish(page, 'board')
  const views = page.getByRole('navigation', { name: 'Vistas' })
  await views.getByRole('link', { name: 'Lista' }).click()
  await expect(page.getByText(/desde hace/).first()).toBeVisible()
  await expectSpanish(page, 'list of jobs')
  await page.getByRole('combobox', { name: 'Etapa' }).selectOption('En espera')
  await expect(page.getByText(ann.name)).toBeHidden()
  await expect(page.getByText(bert.name)).toBeVisible()
  await page.goto('/ops/intake?view=list&unread=yes&dried=%222%22&since=2026-01-01&stage=paid&reason=')
  await expect(page.getByText('Ningún trabajo coincide con estos filtros')).toBeVisible()
  await expectSpanish(page, 'list of no jobs')
  await page.goto('/ops/intake?view=towns')
  await expect(page.getByRole('heading', { name: 'Salem' })).toBeVisible()
  await expectSpanish(page, 'towns')
  await page.goto('/ops/intake?view=calendar')
  await expect(page.getByRole('region', { name: 'Luz Robles' })).toContainText(hugo.name)
  await expectSpanish(page, 'calendar')

  await page.setViewportSize(desk)
  await page.goto('/ops/intake')
  await expect(page.getByRole('heading', { name: 'Docs completos' })).toBeVisible()
  await expectSpanishHere(page, 'board on a desk')
  for (const view of ['', 'view=list&', 'view=towns&']) {
    await page.goto(`/ops/intake?${view}job=${id}`)
    await expect(page.getByRole('complementary', { name: 'Trabajo abierto' })).toContainText('Olor a gas')
    await expectSpanishHere(page, `${view} beside a job`)
  }
  await page.goto('/ops/intake?view=calendar')
  await expect(page.getByRole('region', { name: 'Luz Robles' })).toContainText('Luz')
  await expectSpanishHere(page, 'calendar on a desk')
})

test('a dispatcher who reads Spanish places a visit from the board', async ({
  open,
  product,
  people: { ann },
}) => {
  const eva = await aColleague(product, { first_name: 'Eva', last_name: 'Robles', role: 'Dispatcher' })
  await ask(product, 'PUT /api/profile/preferences', { token: eva.token, body: language })
  const id = await aJob(product, await signIn(product), { ...ann, town: 'Lisbon', loss_type: 'storm' })
  const page = await open({ signedInAs: eva.token, viewport: desk })
  await page.goto(`/ops/intake?job=${id}`)
  await expect(page.getByRole('region', { name: 'Plan del día' })).toContainText('por programar')
  await expectSpanishHere(page, 'board with the day')
  await page.goto(`/ops/intake?view=calendar&plan=${id}`)
  await expect(page.getByText(`Ubicar a ${ann.name}.`)).toBeVisible()
  await expectSpanishHere(page, 'placing')
  await page.getByRole('button', { name: 'Otra hora' }).click()
  await expect(page.getByRole('dialog')).toContainText('Para qué es')
  await expectSpanishHere(page, 'planning a visit')
})

test('an office manager who reads Spanish compares two jobs before they are merged', async ({
  open,
  product,
  people: { ann, bert },
}) => {
  const eva = await aColleague(product, { first_name: 'Eva', last_name: 'Mesa', role: 'Office manager' })
  await ask(product, 'PUT /api/profile/preferences', { token: eva.token, body: language })
  const token = await signIn(product)
  const house = { town: 'Lisbon', address: '418 Larchmont Ave' }
  const kept = await aJob(product, token, { ...ann, ...house, gas: 'no' })
  const second = await aJob(product, token, { ...bert, ...house, gas: 'yes', loss_type: 'storm' })
  const { number } = await ask(product, `GET /api/jobs/${kept}`, { token })
  const page = await open({ signedInAs: eva.token, viewport: desk })
  await page.goto(`/ops/intake/${second}`)
  await page.getByRole('button', { name: 'Poner aparte este trabajo' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Duplicado de otro trabajo').check()
  await expect(dialog.getByRole('group', { name: 'Mismo teléfono o misma dirección' })).toBeVisible()
  await dialog.getByRole('radio', { name: number }).check()
  await expect(dialog.getByRole('row', { name: 'Daño Tormenta Agua' })).toBeVisible()
  await expectSpanishHere(page, 'the comparison of two jobs')
})
