import { expectAccessible, portalLooks } from './accessibility.ts'
import { aColleague, ask } from './crew.ts'
import { aFieldDevice } from './field-device.ts'
import { twoPhotographs } from './photographs.ts'
import { expect, test } from './product.ts'
import { assigned } from './refusals.ts'

test.describe.configure({ timeout: 180_000 })

type Seen = {
  status: string
  visit: { on: string } | null
  outcome: string | null
  revision: number
  notes: { text: string }[]
  photos: unknown[]
  steps: { kind: string }[]
}

test('a technician works without a network: steps, a note, photos and the status are there once it is back, each once', async ({
  open,
  product,
  people: { ann },
  token,
}) => {
  const { lead, page, card } = await aFieldDevice({ open, product }, ann, 'Tanager')
  const answered = page.waitForResponse(`**/api/leads/${lead.id}/status`)
  await card.getByRole('button', { name: 'Mark as contacted' }).click()
  await (await answered).finished()

  await page.context().setOffline(true)
  await card.getByRole('button', { name: 'On my way' }).click()
  await card.getByRole('button', { name: 'I’ve arrived' }).click()
  await card.getByLabel('New note').fill('Wet to the studs behind the sink.')
  await card.getByRole('button', { name: 'Save note' }).click()
  await expect(card.getByText('Saved on this device. It will send automatically.')).toBeVisible()
  await card.locator('input[type=file]').setInputFiles(await twoPhotographs())
  await expect(page.getByRole('button', { name: '5 not sent' })).toBeVisible()

  // Nothing is lost by a reload without a network.
  await page.reload()
  await expect(page.getByRole('button', { name: '5 not sent' })).toBeVisible()
  await expect(card.getByText('Wet to the studs behind the sink.')).toBeVisible()
  await expect(card.getByLabel('New note')).toHaveValue('')
  await expect(card.getByRole('link', { name: 'Continue the visit' })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Finish the visit' })).toBeVisible()
  await page.getByRole('button', { name: '5 not sent' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('Photo wet-line.jpg')).toBeVisible()
  const saving = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Save as a file' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^not-sent-\d{4}-\d\d-\d\d\.html$/)

  await page.context().setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Everything is sent' })).toBeVisible()
  const seen: Seen = await ask(product, `GET /api/leads/${lead.id}`, { token })
  expect(seen.notes.map(({ text }) => text)).toEqual(['Wet to the studs behind the sink.'])
  expect(seen.steps.map(({ kind }) => kind)).toEqual(['on_my_way', 'arrived'])
  expect(seen.photos).toHaveLength(2)
})

test('two changed the same thing: both are shown field by field, and the person decides', async ({
  open,
  product,
  people: { ann },
  token,
}) => {
  const { tech, lead, page, card } = await aFieldDevice({ open, product }, ann, 'Whimbrel')
  await page.context().setOffline(true)
  await card.getByRole('button', { name: 'Mark as contacted' }).click()
  await expect(page.getByRole('button', { name: '1 not sent' })).toBeVisible()

  const schedule = { on: '2199-12-24', from: '08:00', to: '10:00', employee_id: tech.id }
  const body = { status: 'scheduled', revision: 2, schedule }
  await ask(product, `PUT /api/leads/${lead.id}/status`, { token, body })
  await page.context().setOffline(false)
  await page.getByRole('button', { name: '1 needs your decision' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('both changed this request.')).toBeVisible()
  // Nobody chooses for the person, and what goes with a status waits for it.
  const status = panel.getByRole('group', { name: 'Status' })
  // It stays in sight beside other decisions, and says whose it is.
  await panel.getByRole('button', { name: new RegExp(`^Save this version ?: ${ann.name}$`) }).click()
  await expect(status.getByLabel('This device: Contacted')).toBeFocused()
  await expect(panel.getByRole('status').getByText('Choose a version for: Status.')).toBeVisible()
  await expectAccessible(page, portalLooks, 'two sides of a request')
  await status.getByLabel('The office: Scheduled').check()
  await expect(panel.getByRole('button', { name: 'Keep the office’s version' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  const visit = panel.getByRole('group', { name: 'Visit' })
  await expect(visit).toHaveAccessibleDescription('Only a scheduled request has a visit ahead.')
  await expect(visit.getByLabel('The office: Tue, Dec 24, 8–10 AM')).toBeDisabled()
  await expect(panel.getByText('Not saved from the office: Scheduled · Tue, Dec 24')).toBeVisible()
  await panel.getByRole('button', { name: 'Save this version' }).click()
  await expect(page.getByRole('dialog', { name: 'Everything is sent' })).toBeVisible()
  const seen: Seen = await ask(product, `GET /api/leads/${lead.id}`, { token })
  expect([seen.status, seen.revision]).toEqual(['contacted', 4])
})

test('what I closed and the visit that the office moved meanwhile are both saved', async ({
  open,
  product,
  people: { ann },
  token,
}) => {
  const { tech, lead, page } = await aFieldDevice({ open, product }, ann, 'Dunlin')
  const schedule = { on: '2199-12-24', from: '08:00', to: '10:00', employee_id: tech.id }
  const plan = (revision: number, on: string) =>
    ask(product, `PUT /api/leads/${lead.id}/status`, {
      token,
      body: { status: 'scheduled', revision, schedule: { ...schedule, on } },
    })
  await plan(2, '2199-12-24')
  await page.goto(`/ops/submissions/${lead.id}`)
  await expect(page.getByRole('button', { name: 'Move to Closed' })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Move to Closed' }).click()
  const closing = page.getByRole('dialog')
  await closing.getByLabel('Done').check()
  await closing.getByRole('button', { name: 'Close request' }).click()
  await expect(page.getByRole('button', { name: '1 not sent' })).toBeVisible()

  await plan(3, '2199-12-27')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: '1 needs your decision' }).click()
  const panel = page.getByRole('dialog')
  const status = panel.getByRole('group', { name: 'Status' })
  await expect(status).toHaveAccessibleDescription('Only you changed this.')
  await expect(status.getByLabel('This device: Closed')).toBeChecked()
  await expect(panel.getByRole('status').getByText('Closed · Fri, Dec 27, 8–10 AM')).toBeVisible()
  await panel.getByRole('button', { name: 'Save this version' }).click()
  await expect(page.getByRole('dialog', { name: 'Everything is sent' })).toBeVisible()
  const seen: Seen = await ask(product, `GET /api/leads/${lead.id}`, { token })
  expect([seen.status, seen.outcome, seen.visit?.on]).toEqual(['closed', 'done', '2199-12-27'])
})

test('what the server refuses goes to the office, and comes back with the reason to be changed', async ({
  open,
  product,
  people: { ann },
  token,
}) => {
  const { tech, lead, page, card } = await aFieldDevice({ open, product }, ann, 'Garganey')
  await page.context().setOffline(true)
  await card.getByLabel('New note').fill('Wet.')
  await card.getByRole('button', { name: 'Save note' }).click()
  await expect(card.getByLabel('New note')).toHaveValue('')
  await expect(page.getByRole('button', { name: '1 not sent' })).toBeVisible()

  // The request is someone else’s before the note arrives.
  const body = { employee_id: null, revision: 2 }
  await ask(product, `PUT /api/leads/${lead.id}/assignee`, { token, body })
  await page.context().setOffline(false)
  const problems = async (): Promise<{ items: { id: string }[] }> =>
    ask(product, 'GET /api/sync-problems', { token })
  await expect.poll(async () => (await problems()).items.length).toBe(1)
  await expect(page.getByRole('button', { name: /not sent|needs your decision/ })).toHaveCount(0)
  // It stays in sight: on the line, on the card of the request that is someone else’s, and in the panel.
  await expect(page.getByRole('region', { name: '1 with the office' })).toContainText('Note: Wet.')
  await page.getByRole('button', { name: '1 with the office' }).click()
  await expect(page.getByRole('dialog', { name: '1 with the office' })).toContainText('Note: Wet.')
  await expectAccessible(page, portalLooks, 'work that is with the office')

  const [problem] = (await problems()).items
  await ask(product, `POST /api/sync-problems/${problem?.id}/decision`, {
    token,
    body: { state: 'sent_back', reason: 'Which room?' },
  })
  const again = { employee_id: tech.id, revision: 3 }
  await ask(product, `PUT /api/leads/${lead.id}/assignee`, { token, body: again })
  await page.reload()
  await page.getByRole('button', { name: '1 needs your decision' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('Which room?')).toBeVisible()
  await panel.getByLabel('Note').fill('Kitchen: wet.')
  await panel.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('dialog', { name: 'Everything is sent' })).toBeVisible()
  const seen: Seen = await ask(product, `GET /api/leads/${lead.id}`, { token })
  expect(seen.notes.map(({ text }) => text)).toEqual(['Kitchen: wet.'])
})

test('two tabs type a note for the same request, and neither loses its text', async ({
  open,
  product,
  people: { ann },
}) => {
  const tech = await aColleague(product, { first_name: 'Egon', last_name: 'Godwit' })
  const lead = await assigned(product, tech, ann)
  const first = await open({ signedInAs: tech.token })
  await first.goto(`/ops/submissions/${lead.id}`)
  await first.getByLabel('New note').fill('Kitchen is dry.')
  const second = await first.context().newPage()
  await second.goto(`/ops/submissions/${lead.id}`)
  await expect(second.getByLabel('New note')).toHaveValue('')
  await second.getByLabel('New note').fill('Bath is wet.')
  await first.getByLabel('New note').press('End')
  await first.getByLabel('New note').pressSequentially(' Photos follow.')
  for (const [page, text] of [
    [first, 'Kitchen is dry. Photos follow.'],
    [second, 'Bath is wet.'],
  ] as const) {
    await page.reload()
    await expect(page.getByLabel('New note')).toHaveValue(text)
  }
  // A tab that is closed leaves its text to the one that stays.
  await second.close()
  await first.getByRole('button', { name: 'Save note' }).click()
  await expect(first.getByLabel('New note')).toHaveValue('Bath is wet.')
})
