import type { BrowserContext, Page } from '@playwright/test'
import { aPhone, comeAs } from './a-phone.ts'
import { aColleague, ask } from './crew.ts'
import { portalCached } from './field-device.ts'
import { receiveLead } from './leads.ts'
import { aBurst, twoPhotographs } from './photographs.ts'
import { expect, test } from './product.ts'
import { draftsOn, everythingOn, keysOn } from './stored-reads.ts'

type Seen = { notes: { text: string }[]; photos: unknown[]; steps: { kind: string }[] }

test('a phone that is killed in a basement, ends its session and is lent to someone else loses nothing and sends nothing twice', async ({
  product,
  people: { ann },
  token,
}) => {
  const ivy = await aColleague(product, { first_name: 'Ivo', last_name: 'Dotterel' })
  const other = await aColleague(product, { first_name: 'Cole', last_name: 'Merganser' })
  const lead = await receiveLead(product, ann)
  await ask(product, `PUT /api/leads/${lead.id}/assignee`, {
    token,
    body: { employee_id: ivy.id, revision: 1 },
  })
  await ask(product, `PUT /api/leads/${lead.id}/status`, {
    token: ivy.token,
    body: { status: 'contacted', revision: 2 },
  })
  const seen = (): Promise<Seen> => ask(product, `GET /api/leads/${lead.id}`, { token })
  const phone = await aPhone(product.origin)
  try {
    const before = await phone.start()
    await comeAs(before.page, ivy.token)
    await expect(card(before.page, ann.name)).toBeVisible()
    await phone.close()

    const first = await phone.start()
    await first.page.goto('/ops/dashboard')
    await expect(card(first.page, ann.name)).toBeVisible()
    await expect(first.page.getByText('Your request is on this device.')).toBeVisible()
    await portalCached(first.page)

    await first.context.setOffline(true)
    await work(first.page, ann.name)
    await expect(unsent(first.page, 5)).toBeVisible()
    await card(first.page, ann.name).getByLabel('New note').pressSequentially('Half a sent')
    await expect.poll(() => draftsOn(first.page)).toContain('Half a sent')
    await phone.kill()

    // Airplane mode before the portal is opened.
    const second = await phone.start({ offline: true })
    await second.page.goto('/ops/dashboard')
    await expect(card(second.page, ann.name)).toBeVisible()
    await expect(unsent(second.page, 5)).toBeVisible()
    await expect(card(second.page, ann.name).getByLabel('New note')).toHaveValue('Half a sent')

    // The session ends before anything is sent: everything stays, and someone else neither sees nor sends it.
    await ask(product, 'POST /api/auth/logout', { token: ivy.token })
    await second.context.setOffline(false)
    await expect(second.page.getByRole('heading', { name: 'Technician Login' })).toBeVisible()
    expect(await keysOn(second.page)).toBe(0)
    expect(await everythingOn(second.page)).not.toContain('Half a sent')
    await comeAs(second.page, other.token)
    await expect(second.page.getByRole('heading', { name: 'My requests' })).toBeVisible()
    await expect(second.page.getByText(/not sent/)).toHaveCount(0)
    expect((await seen()).notes).toEqual([])

    // Back again: the answer of each first try is lost, and two tabs send.
    await dropFirstAnswers(second.context)
    const { token: again } = await ask(product, 'POST /api/auth/login', {
      body: { username: ivy.username, password: ivy.password, remember_me: false },
    })
    await comeAs(second.page, again)
    await expect(card(second.page, ann.name).getByLabel('New note')).toHaveValue('Half a sent')
    const tab = await second.context.newPage()
    await tab.goto('/ops/dashboard')
    await tab.getByRole('button', { name: /not sent/ }).click()
    await expect(async () => {
      await tab.getByRole('button', { name: 'Try now' }).click()
      // What was typed and not saved is not sent, and the title says so.
      const done = tab.getByRole('dialog', { name: '1 note not finished', exact: true })
      await expect(done).toBeVisible({ timeout: 500 })
    }).toPass()
    const { notes, photos, steps } = await seen()
    expect(notes.map(({ text }) => text)).toEqual(['Wet behind the sink.'])
    expect(steps.map(({ kind }) => kind)).toEqual(['on_my_way', 'arrived'])
    expect(photos).toHaveLength(2)
  } finally {
    await phone.remove()
  }
})

const many = 20

test('a phone that is killed while it stores many photos says which are missing, and adds the rest', async ({
  product,
  people: { ann },
  token,
}) => {
  const tech = await aColleague(product, { first_name: 'Irma', last_name: 'Fieldfare' })
  const lead = await receiveLead(product, ann)
  const body = { employee_id: tech.id, revision: 1 }
  await ask(product, `PUT /api/leads/${lead.id}/assignee`, { token, body })
  const phone = await aPhone(product.origin)
  try {
    const first = await phone.start()
    await comeAs(first.page, tech.token)
    await expect(first.page.getByText('Your request is on this device.')).toBeVisible()
    await portalCached(first.page)
    await first.context.setOffline(true)
    // So many that some are missing, however fast the device stores them.
    const photos = await aBurst(many)
    await card(first.page, ann.name).locator('input[type=file]').setInputFiles(photos)
    // Looked at in each frame: between two looks of an expectation half a second goes by, and all of these with it.
    await first.page.waitForFunction(() => /Saving photo [4-9] of/.test(document.body.textContent))
    await phone.kill()

    const { page, context } = await phone.start({ offline: true })
    await page.goto('/ops/dashboard')
    const missing = page.getByText(
      new RegExp(`^\\d+ of ${many} photos (was|were) saved\\. Add the rest: IMG_`),
    )
    await expect(missing).toBeVisible()
    const saved = Number((await missing.textContent())?.split(' ')[0])
    await expect(unsent(page, saved)).toBeVisible()
    await expect(page.getByRole('button', { name: notSaved(many - saved) })).toBeVisible()
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Add the rest' }).click()
    await (await choosing).setFiles(photos.slice(saved))
    await expect(unsent(page, many)).toBeVisible()
    await expect(missing).toBeHidden()

    await context.setOffline(false)
    await expect(page.getByText(/^All sent/)).toBeVisible({ timeout: 60_000 })
    const { photos: seen }: Seen = await ask(product, `GET /api/leads/${lead.id}`, { token })
    expect(seen).toHaveLength(many)
  } finally {
    await phone.remove()
  }
})

function card(page: Page, name: string) {
  return page.getByRole('article', { name })
}

function unsent(page: Page, count: number) {
  return page.getByRole('button', { name: `${count} not sent` })
}

function notSaved(count: number) {
  return count === 1 ? '1 photo not saved' : `${count} photos not saved`
}

async function work(page: Page, name: string) {
  const request = card(page, name)
  await request.getByRole('button', { name: 'On my way' }).click()
  await request.getByRole('button', { name: 'I’ve arrived' }).click()
  await request.getByLabel('New note').fill('Wet behind the sink.')
  await request.getByRole('button', { name: 'Save note' }).click()
  await request.locator('input[type=file]').setInputFiles(await twoPhotographs())
}

/** The server takes each write, and its first answer never arrives. */
async function dropFirstAnswers(context: BrowserContext) {
  const dropped = new Set<string>()
  await context.route('**/api/leads/**', async (route) => {
    const key = route.request().headers()['idempotency-key']
    if (key === undefined || dropped.has(key)) return route.continue()
    dropped.add(key)
    await route.fetch()
    return route.abort('connectionreset')
  })
}
