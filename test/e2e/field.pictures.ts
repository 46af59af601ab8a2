import { mkdir } from 'node:fs/promises'
import { usualPreferences } from '#domain/preferences/preference.ts'
import { en } from '#ops/words/en.ts'
import { es } from '#ops/words/es.ts'
import { ask } from './crew.ts'
import { draw } from './draw.ts'
import { aFieldDevice } from './field-device.ts'
import { twoPhotographs } from './photographs.ts'
import { expect, signIn, test } from './product.ts'

test.describe.configure({ timeout: 240_000 })
test.beforeAll(() => mkdir(process.env['PICTURES'] ?? '', { recursive: true }))

const caller = { name: 'Nora Trillium', phone: '(330) 555-0150', town: 'Boardman' }

for (const language of ['en', 'es'] as const)
  test(`a technician’s day without a connection, ${language}`, async ({ open, product }) => {
    const owner = await signIn(product)
    const { tech, lead, page, card } = await aFieldDevice({ open, product }, caller, `Redpoll-${language}`)
    const name = (what: string) => `field-${language}-${what}`
    const preferences = { ...usualPreferences, language, revision: 0 }
    await ask(product, 'PUT /api/profile/preferences', { token: tech.token, body: preferences })
    await page.reload()
    const { desk, field, request } = { en, es }[language]
    await card.getByRole('button', { name: desk.step.contacted }).click()
    await card.getByRole('button', { name: field.steps.on_my_way }).click()
    await draw(page, name('desk'), true)

    await page.setViewportSize({ width: 390, height: 844 })
    await page.context().setOffline(true)
    await card.getByRole('button', { name: field.steps.arrived }).click()
    await card.locator('textarea').first().fill('Wet to the studs behind the sink.')
    await card.getByRole('button', { name: request.saveNote }).click()
    await card.locator('input[type=file]').setInputFiles(await twoPhotographs())
    await expect(card.locator('canvas')).toHaveCount(2)
    await card.locator('canvas').last().scrollIntoViewIfNeeded()
    await draw(page, name('offline'), true)
    await page.setViewportSize({ width: 390, height: 844 })
    await card.getByRole('button', { name: field.steps.needs_office }).click()
    await page.getByRole('dialog').locator('textarea').fill('The lockbox is empty.')
    await draw(page, name('office-reasons'))
    await page.getByRole('dialog').getByRole('button').first().click()
    await page.setViewportSize({ width: 390, height: 844 })
    await page
      .locator('header, main')
      .first()
      .evaluate(() => scrollTo(0, 0))
    await draw(page, name('line'))

    // Someone else has the request now: what waits here goes to the office.
    const unassign = { employee_id: null, revision: 3 }
    await ask(product, `PUT /api/leads/${lead.id}/assignee`, { token: owner, body: unassign })
    await page.context().setOffline(false)
    await expect(page.getByRole('region', { name: /with the office|con la oficina/ })).toBeVisible()
    await draw(page, name('with-office'), true)
    const office = await open({ signedInAs: owner })
    await office.goto('/ops/sync-problems')
    await office.getByRole('heading', { level: 1 }).waitFor()
    await draw(office, name('sync-problems'), true)
    await office.goto(`/ops/submissions/${lead.id}`)
    await draw(office, name('office-needed'), true)
  })
