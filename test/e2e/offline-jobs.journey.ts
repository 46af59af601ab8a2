import type { Page } from '@playwright/test'
import { newId } from '#platform/uuid.ts'
import { aPhone, comeAs } from './a-phone.ts'
import { aColleague, ask } from './crew.ts'
import { portalCached } from './field-device.ts'
import { aJob, aVisitToday } from './jobs.ts'
import { expect, test } from './product.ts'
import { twoUnits } from './units.ts'
import { bytesOn, jobReadsOn, readsOn } from './stored-reads.ts'

test.describe.configure({ timeout: 120_000 })

test('a technician works in the file of a job that was never opened, without a network, and all of it arrives once', async ({
  product,
  token,
  people: { ann },
}) => {
  const tech = await aColleague(product, { first_name: 'Imre', last_name: 'Dowitcher' })
  const facts = { town: 'Lisbon', address: '1187 Larkspur Lane', pets: 'A dog', carrier: 'Millrace Mutual' }
  const id = await aJob(product, token, { ...ann, ...facts })
  await ask(product, `PUT /api/jobs/${id}/access-code`, { token, body: { code: '4711' } })
  await aVisitToday(product, token, { job: id, people: [tech.id] })
  const [ceiling, key] = ['Photos of the ceiling', 'Return the key']
  const [first, second] = await twoUnits(product, token)
  const readJob = () => ask(product, `GET /api/jobs/${id}`, { token })

  const phone = await aPhone(product.origin)
  try {
    const { page } = await phone.start()
    await comeAs(page, tech.token)
    const card = page.getByRole('article', { name: ann.name })
    await expect(card).toBeVisible()
    await portalCached(page)
    await expect.poll(async () => (await jobReadsOn(page)).match(/job/g)?.length).toBe(10)
    expect(await bytesOn(page, 'jobs')).not.toContain('Larkspur')
    await expect.poll(() => readsOn(page)).toContain('access-codes')
    expect(await bytesOn(page, 'reads')).not.toContain('4711')
    await expect(page.getByText('Your job is too.')).toBeVisible()
    // What the office adds meanwhile is on the phone before anyone opens the file.
    const read = page.waitForResponse(
      async (answer) =>
        answer.url().endsWith(`/api/jobs/${id}/visits`) && (await answer.text()).includes(ceiling),
    )
    await ask(product, `POST /api/jobs/${id}/items`, { token, body: { id: newId(), text: ceiling } })
    await read
    await page.waitForResponse(`**/api/jobs/${id}/equipment`)

    await page.context().setOffline(true)
    await page.goto('/ops/dashboard')
    await card.getByRole('button', { name: 'On my way' }).click()
    await card.getByRole('link', { name: ann.name, exact: true }).click()
    await expect(page.getByRole('heading', { name: ann.name })).toBeVisible()
    await expect(page.getByText(/^As of \d/)).toBeVisible()
    // The code of a visit of today opens the door without a connection, and an empty field does not remove it.
    await expect(page.getByText('4711')).toBeHidden()
    await page.getByRole('button', { name: 'Show code' }).first().click()
    await expect(page.getByText('4711')).toBeVisible()
    await page.getByRole('button', { name: 'Replace the code' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Enter the code.')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Remove the code' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the code' }).click()
    await page.getByRole('button', { name: 'Undo removing the access code' }).first().click()
    await expect(page.getByRole('button', { name: 'Replace the code' })).toBeVisible()
    await tab(page, 'People & Claim').click()
    await expect(page.getByText('Millrace')).toBeHidden()

    await tab(page, 'Loss').click()
    await page.getByRole('button', { name: 'Edit access and utilities' }).click()
    await page.getByRole('dialog').getByLabel('Pets').fill('Two dogs')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Leave and keep draft' }).click()
    // What was half filled in is told where it is looked for, with the way to it.
    await expect(page.getByRole('main').getByText('Not saved yet', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: '1 form not finished' }).click()
    await expect(page.getByText('Form: Access and utilities')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Not saved yet: Access and utilities' }).click()
    await page.getByRole('button', { name: 'Edit access and utilities' }).click()
    await expect(page.getByRole('dialog').getByLabel('Pets')).toHaveValue('Two dogs')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    // Over the file too, for whoever goes there.
    await expect(page.getByText('Pets: Two dogs')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'Two dogs' })).toBeVisible()
    await page.getByRole('main').locator('summary').filter({ hasText: 'More' }).click()
    await page.getByRole('button', { name: 'Put this job aside' }).click()
    await page.getByLabel('On hold').check()
    await page.getByLabel('Waiting for a test result').check()
    await page.getByRole('dialog').getByRole('button', { name: 'Put aside' }).click()
    await expect(page.getByRole('button', { name: 'Resume this job' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Stages' })).toContainText('On this device')
    await tab(page, 'Visits').click()
    await item(page, ceiling).click()
    await page.getByLabel('Add something to do').fill(key)
    await page.keyboard.press('Enter')
    await expect(item(page, key)).toHaveAccessibleDescription(/On this device$/)
    // A tap by mistake, taken back before it was sent, leaves no trace.
    await item(page, key).click()
    await expect(unsent(page, 6)).toBeVisible()
    await item(page, key).click()
    await expect(unsent(page, 5)).toBeVisible()
    // A room is typed with a thumb; what its lengths come to is read back, and what is half typed stays.
    await tab(page, 'Rooms & Sketch').click()
    await page.getByRole('button', { name: 'Add room' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Kitchen' }).click()
    await page.getByLabel('Length', { exact: true }).fill('15')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add room' }).click()
    await page.getByLabel('Width', { exact: true }).fill('12 4')
    await page.getByLabel('Height', { exact: true }).fill('8')
    await expect(page.getByRole('dialog')).toContainText('185.0 ft²')
    await page.getByRole('button', { name: 'All of it' }).click()
    await page.getByRole('button', { name: 'Save room' }).click()
    await expect(page.getByRole('button', { name: /^Kitchen .*On this device/ })).toBeVisible()
    await expect(unsent(page, 6)).toBeVisible()
    // Two taps place a unit there that this phone knows by its number; one is moved, and one is pulled after all.
    await tab(page, 'Equipment').click()
    for (const [nth, number] of [first, second].entries()) {
      await atHand(page, number)
      await page.getByRole('group', { name: 'Place in' }).getByRole('button', { name: 'Kitchen' }).click()
      await expect(page.getByText(`${number} placed in Kitchen.`)).toBeVisible()
      await expect(unsent(page, 7 + nth)).toBeVisible()
    }
    await page.getByRole('button', { name: `Open ${first}` }).click()
    await page.getByRole('group', { name: 'Move to' }).getByRole('button', { name: 'No room' }).click()
    await expect(page.getByText(`${first} moved.`)).toBeVisible()
    await atHand(page, second)
    await page.getByRole('button', { name: 'Pull' }).click()
    await page.getByRole('button', { name: 'Good' }).click()
    await expect(page.getByText(`${second} pulled, 1 day.`)).toBeVisible()
    await expect(unsent(page, 10)).toBeVisible()
    await phone.kill()

    const { page: again } = await phone.start({ offline: true })
    await again.goto(`/ops/intake/${id}/visits`)
    await expect(item(again, ceiling)).toBeChecked()
    await expect(item(again, ceiling)).toHaveAccessibleDescription(/^Done by Imre .* On this device$/)
    await expect(item(again, key)).not.toBeChecked()
    await expect(again.getByLabel('Add something to do')).toHaveValue('')
    await expect(again.getByRole('region', { name: 'Next visit', exact: true })).toContainText(
      /On the way .*On this device/,
    )
    await tab(again, 'Loss').click()
    const pets = again.getByRole('definition').filter({ hasText: 'Two dogs' })
    await expect(pets).toContainText('On this device')
    await expect(again.getByRole('button', { name: 'Resume this job' })).toBeVisible()
    await tab(again, 'Equipment').click()
    await expect(again.getByRole('button', { name: `Open ${first}` })).toBeVisible()
    await expect(again.getByRole('region', { name: 'Was here' })).toContainText(second)
    await tab(again, 'Timeline').click()
    await expect(again.getByText('Job made')).toBeVisible()
    await expect(unsent(again, 10)).toBeVisible()

    await again.context().setOffline(false)
    await expect.poll(async () => (await readJob()).facts.pets).toBe('Two dogs')
    await expect(again.getByText('Changed pets')).toHaveCount(1)
    await tab(again, 'Loss').click()
    await expect(pets).not.toContainText('On this device')
    await tab(again, 'Visits').click()
    await expect(item(again, key)).toHaveAccessibleDescription(/^Imre Dowitcher, [^.]*$/)
    // It is put aside on top of what was changed before it, and nobody has to decide.
    await expect.poll(async () => (await readJob()).side_reason).toBe('Waiting for a test result')
    const { steps, history } = await ask(product, `GET /api/leads/${id}`, { token })
    expect(steps.map(({ kind }: { kind: string }) => kind)).toEqual(['on_my_way'])
    const changes = history.filter(({ name }: { name: string }) =>
      /^(job.(side_)?changed|visit.item|room)/.test(name),
    )
    expect(changes.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'job.changed',
      'job.side_changed',
      'room.added',
      'visit.item_added',
      'visit.item_added',
      'visit.item_done',
    ])
    const { items: rooms } = await ask(product, `GET /api/jobs/${id}/rooms`, { token })
    expect(rooms).toMatchObject([{ name: 'Kitchen', width: 2368, wet_floor: 18_500, by: 'Imre Dowitcher' }])
    const { items: stays } = await ask(product, `GET /api/jobs/${id}/equipment`, { token })
    expect(stays).toMatchObject([
      { number: first, room: null, placed_by: 'Imre Dowitcher', pulled_at: null },
      { number: second, room: 'Kitchen', condition: 'good', days: 1 },
    ])
    const { items } = await ask(product, `GET /api/jobs/${id}/visits`, { token })
    expect(items).toMatchObject([
      { text: key, by: 'Imre Dowitcher', done_at: null },
      { text: ceiling, done_by: 'Imre Dowitcher' },
    ])

    // Of what both described meanwhile both can stay, and each side says whose it is.
    await again.context().setOffline(true)
    await tab(again, 'Loss').click()
    await again.getByRole('button', { name: 'Edit access and utilities' }).click()
    await again.getByRole('dialog').getByLabel('Parking').fill('Alley')
    await again.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(unsent(again, 1)).toBeVisible()
    const body = { revision: (await readJob()).revision, changes: { parking: 'Driveway' } }
    await ask(product, `PATCH /api/jobs/${id}`, { token, body })
    await again.context().setOffline(false)
    await again.getByRole('button', { name: '1 needs your decision' }).click()
    const parking = again.getByRole('group', { name: 'Parking' })
    await expect(parking.getByLabel(/^This device: Alley, You, \d/)).toBeVisible()
    await expect(parking.getByLabel(/^The office: Driveway, Owner, \d/)).toBeVisible()
    await parking.getByLabel('Keep both: Driveway; Alley').check()
    await again.getByRole('button', { name: 'Save this version' }).click()
    await expect.poll(async () => (await readJob()).facts.parking).toBe('Driveway; Alley')
  } finally {
    await phone.remove()
  }
})

test('a job that is not on this device says so without a network, and leads to its request', async ({
  open,
  product,
  token,
  people: { bert },
}) => {
  const id = await aJob(product, token, { ...bert, town: 'Lisbon' })
  const office = await aColleague(product, {
    first_name: 'Nils',
    last_name: 'Dowitcher',
    role: 'Dispatcher',
  })
  const page = await open({ signedInAs: office.token, serviceWorkers: 'allow' })
  await page.goto('/ops/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await portalCached(page)
  await page.context().setOffline(true)
  await page.goto(`/ops/intake/${id}`)
  await expect(page.getByText('This job isn’t stored on this device')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the request' })).toBeVisible()
})

function tab(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Job file' }).getByRole('link', { name })
}

/** Types a number into the field of the equipment. */
async function atHand(page: Page, number: string) {
  await page.getByLabel('Unit number').fill(number)
  await page.keyboard.press('Enter')
}

function item(page: Page, text: string) {
  return page.getByRole('checkbox', { name: text })
}

function unsent(page: Page, count: number) {
  return page.getByRole('button', { name: `${count} not sent` })
}
