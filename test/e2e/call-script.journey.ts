import { aHand, takes } from './a-hand.ts'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { aDispatcher, aJobOf, anEarlierCustomer, savedJob } from './calls.ts'
import { inHand } from './calendar.ts'
import { ask } from './crew.ts'
import { receiveLead } from './leads.ts'
import { expect, test } from './product.ts'

test.describe.configure({ timeout: 120_000 })

test('a practiced dispatcher takes a call in twelve interactions and a minute, and a crew can go', async ({
  open,
  product,
}) => {
  const marcus = await aDispatcher(product, 'Sandpiper')
  await anEarlierCustomer(product, '+13305550131')
  const page = await open({ signedInAs: marcus.token })
  await page.goto('/ops/submissions')
  await expect(page.getByRole('heading', { name: 'Submissions' })).toBeVisible()
  await page.keyboard.press('n')
  const phone = page.getByLabel('Phone', { exact: true })
  await expect(phone).toBeFocused()
  const aloud = page.getByRole('region', { name: 'Read aloud' })
  await expect(aloud).toContainText('Is everyone safe? If anyone is in danger, call 911 first.')

  const { does, reads, waits, count, seconds } = aHand()
  await does(phone.fill('3305550131'), 10 * takes.key)
  await waits(expect(page.getByRole('option', { name: /^Nora Trillium/ })).toBeVisible())
  await does(phone.press('Enter'), takes.press)
  await does(page.getByRole('button', { name: 'Power near water Not asked' }).click(), takes.click)
  await does(page.getByRole('button', { name: 'No to the rest' }).click(), takes.click)
  await does(page.getByText('Water', { exact: true }).click(), takes.click)
  await does(page.getByLabel('Source').selectOption('Supply line'), takes.list)
  await does(page.getByText('Running', { exact: true }).click(), takes.click)
  await expect(aloud).toContainText('If you can reach the main water valve with dry feet')
  reads(await aloud.getByRole('status').locator('p').first().innerText())
  await does(page.getByRole('button', { name: 'I have read it' }).click(), takes.click)
  await does(page.getByText('Caller', { exact: true }).click(), takes.click)
  await does(page.getByRole('group', { name: 'Found' }).getByText('Today').click(), takes.click)
  const texts = page.getByRole('group', { name: /text messages about this job/ })
  await does(texts.getByRole('button', { name: 'Yes' }).click(), takes.click)
  await expect(page.getByText('Nothing more to ask before a crew leaves.')).toBeVisible()
  await does(page.keyboard.press('Control+Enter'), takes.press)
  await expect(page.getByText('Place Nora Trillium.')).toBeVisible()
  expect(count()).toBeLessThanOrEqual(12)
  expect(seconds()).toBeLessThanOrEqual(60)

  const job = await savedJob(page, product, marcus.token)
  expect(job).toMatchObject({ stage: 'contacted', priority: 1, categories: [{ category: 1 }] })
  expect(job.facts).toMatchObject({
    name: 'Nora Trillium',
    phone: '+13305550131',
    address: '1187 Larkspur Lane',
    zip: '44512',
    hurt: 'no',
    electricity: 'yes',
    sharps: 'no',
    loss_type: 'water',
    source: 'supply_line',
    activity: 'running',
    access_way: 'caller',
    found: 'today',
    read_aloud: { key: 'power-pipe' },
  })
  await page.keyboard.press('n')
  await expect(phone).toHaveValue('')
})

test('the keyboard alone is enough: a danger by its number, and Escape loses nothing', async ({
  open,
  product,
}) => {
  const marcus = await aDispatcher(product, 'Dunnock')
  const page = await open({ signedInAs: marcus.token })
  await page.goto('/ops/intake/new')
  const phone = page.getByLabel('Phone', { exact: true })
  await phone.pressSequentially('724 555 0199')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ann Miller')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Read back', pressed: true })).toBeFocused()
  await page.getByRole('button', { name: 'No to the rest' }).focus()
  await page.keyboard.press('3')
  await expect(page.getByRole('region', { name: 'Read aloud' })).toContainText('Please get everyone out now.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Gas smell Yes' })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Ann Miller')
  await page.getByRole('button', { name: 'is anyone hurt' }).click()
  await expect(page.getByRole('button', { name: 'Someone is hurt Not asked' })).toBeFocused()
})

test('what was filled in is taken out again, and an open job is continued instead of made twice', async ({
  open,
  product,
}) => {
  const marcus = await aDispatcher(product, 'Pipit')
  await anEarlierCustomer(product, '+13305550132')
  const openJob = await aJobOf(product, { name: 'Olive Burdock', phone: '+13305550133', town: 'Leetonia' })
  const page = await open({ signedInAs: marcus.token })
  await page.goto('/ops/intake/new')
  const phone = page.getByLabel('Phone', { exact: true })
  await phone.fill('3305550132')
  await page.getByRole('option', { name: /^Nora Trillium/ }).click()
  await expect(page.getByLabel('Address or town')).toHaveValue('1187 Larkspur Lane, Boardman, OH 44512')
  await page.getByRole('button', { name: 'Undo what was filled in' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(phone).toHaveValue('3305550132')
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await phone.fill('3305550133')
  await expect(page.getByRole('option', { name: `Continue ${openJob.number}` })).toBeVisible()
  await page.getByRole('button', { name: 'Gas smell Not asked' }).click()
  await page.getByRole('textbox', { name: 'Notes' }).fill('She is outside.')
  await phone.press('Enter')
  await expect(page).toHaveURL(new RegExp(`job=${openJob.id}`))
  await expect(page.getByLabel('Name')).toHaveValue('Olive Burdock')
  await expect(page.getByLabel('Address or town')).toHaveValue('Leetonia')
  await expect(page.getByRole('button', { name: 'Gas smell Yes' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('She is outside.')
  await expect(page.getByText(/^Saved as MR-/)).toBeVisible()
  const { facts } = await ask(product, `GET /api/jobs/${openJob.id}`, { token: marcus.token })
  expect(facts).toMatchObject({ phone: '+13305550133', gas: 'yes', call_note: 'She is outside.' })
  await page.goto('/ops/intake/new')
  await expect(phone).toHaveValue('')
})

test('a request becomes a job with all that it told, each value with its source', async ({
  open,
  product,
  people: { ann },
}) => {
  const marcus = await aDispatcher(product, 'Wagtail')
  const told = { ...ann, loss: 'burst-pipe', when: 'happening-now', message: 'It drips through the ceiling.' }
  const { id } = await receiveLead(product, told)
  const page = await open({ signedInAs: marcus.token })
  await page.goto(`/ops/submissions/${id}`)
  await page.getByRole('link', { name: 'Send a crew' }).click()
  await expect(page.getByRole('button', { name: 'Someone is hurt Not asked' })).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue(ann.name)
  await expect(page.getByLabel('Address or town')).toHaveValue('14 Quarry Lane, Lisbon')
  await expect(page.getByText('from the request').first()).toBeVisible()
  await expect(page.getByText('It drips through the ceiling.')).toBeVisible()
  await page.getByRole('button', { name: 'No to the rest' }).click()
  await page.getByRole('button', { name: 'Send a crew' }).click()
  const job = await savedJob(page, product, marcus.token)
  expect(job).toMatchObject({ id, name: ann.name })
  expect(job.facts).toMatchObject({ channel: 'web', address: '14 Quarry Lane', town: 'Lisbon', hurt: 'no' })
  // Today is shown, and the job waits there for a tap on a time, or is left to be scheduled later.
  await expect(page).toHaveURL(new RegExp(`view=calendar&plan=${id}$`))
  await expect(inHand(page, ann.name).filter({ hasText: 'Inspection, 1 h 30.' })).toBeVisible()
  await page.getByRole('button', { name: 'Other time' }).click()
  await expect(page.getByRole('dialog', { name: `Plan a visit to ${ann.name}` })).toBeVisible()
  await page.keyboard.press('Escape')
  const toPlan = page.getByRole('region', { name: /^Jobs without a visit/ })
  const waiting = toPlan.getByRole('button', { name: ann.name, pressed: false })
  await page.getByRole('button', { name: 'Schedule later' }).click()
  await expect(waiting).toBeFocused()
  await page.goto(`/ops/submissions/${id}`)
  await expect(page.getByRole('link', { name: 'Open the job' })).toBeVisible()
  // Its status follows the job: nothing is offered that the server refuses.
  await expect(page.getByText('This request is a job now.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Move to/ })).toHaveCount(0)
})

test('of what two people changed at once, each value is chosen, and nothing is overwritten unseen', async ({
  open,
  product,
}) => {
  const marcus = await aDispatcher(product, 'Fieldfare')
  const facts = { name: 'Hollis Aster', phone: '+13305550137', activity: 'running', loss_type: 'water' }
  const job = await aJobOf(product, facts)
  const page = await open({ signedInAs: marcus.token })
  await page.goto(`/ops/intake/new?job=${job.id}`)
  await expect(page.getByLabel('Name')).toHaveValue('Hollis Aster')
  const change = (changes: object, revision: number) =>
    ask(product, `PATCH /api/jobs/${job.id}`, { token: marcus.token, body: { revision, changes } })
  await change({ activity: 'slowed', town: 'Struthers' }, 1)
  await page.getByText('Off', { exact: true }).click()
  const clash = page.getByRole('region', { name: `Someone else changed ${job.number} first` })
  await expect(clash.getByLabel('This device: Off')).toBeVisible()
  await expectAccessible(page, portalLooks, 'a fact that two people changed')
  await clash.getByLabel('The office: Slowed').check()
  await clash.getByRole('button', { name: 'Save' }).click()
  await expect(clash).toBeHidden()
  await expect(page.getByLabel('Address or town')).toHaveValue('Struthers')
  await page.getByRole('button', { name: 'Kitchen' }).click()
  await expect(page.getByText(/^Saved as MR-/)).toBeVisible()
  const after = await ask(product, `GET /api/jobs/${job.id}`, { token: marcus.token })
  expect(after.facts).toMatchObject({ activity: 'slowed', town: 'Struthers', rooms: ['Kitchen'] })
})

test('the call script can be used by everyone', async ({ open, product }) => {
  const marcus = await aDispatcher(product, 'Whinchat')
  await anEarlierCustomer(product, '+13305550138')
  const page = await open({ signedInAs: marcus.token })
  await page.goto('/ops/intake/new')
  await expect(page.getByRole('heading', { name: 'New call' })).toBeVisible()
  await expectAccessible(page, portalLooks, 'an empty call')
  await page.getByLabel('Phone', { exact: true }).fill('3305550138')
  await expect(page.getByRole('option', { name: /^Nora Trillium/ })).toBeVisible()
  await expectAccessible(page, portalLooks, 'earlier customers')
  await page.getByRole('button', { name: 'Send a crew' }).click()
  await expect(page.getByText('Enter the name.')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Phone', { exact: true }).press('Enter')
  for (const group of ['Insurance', 'Other owner', 'Pets and parking', 'Materials', 'Email', 'Referral'])
    await page.getByRole('button', { name: group }).click()
  await page.getByText('Gate', { exact: true }).click()
  await expectAccessible(page, portalLooks, 'all that can be told')
})

test('on a phone the sentence for a danger is in sight where the dangers are asked, and covers none of them', async ({
  open,
  product,
}) => {
  const marcus = await aDispatcher(product, 'Turnstone')
  const page = await open({ signedInAs: marcus.token, viewport: { width: 390, height: 844 } })
  await page.goto('/ops/intake/new')
  const hazard = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
  await hazard('Gas smell').click()
  const before = await hazard('Sewage').boundingBox()
  await hazard('Someone is hurt').click()
  const sentence = page.locator('[data-pinned-sentence] p')
  await expect(sentence).toContainText('Please get everyone out now.')
  await expect(sentence).toBeInViewport({ ratio: 1 })
  const [said, asked] = await Promise.all([sentence.boundingBox(), hazard('Someone is hurt').boundingBox()])
  if (!said || !asked) throw new Error('Both are on the screen')
  expect(said.y + said.height).toBeLessThan(asked.y)
  expect(await hazard('Sewage').boundingBox()).toEqual(before)
  // Where its own block is read, it does not stand there twice.
  await page.getByRole('button', { name: 'I have read it' }).scrollIntoViewIfNeeded()
  await page.getByRole('region', { name: 'Read aloud' }).evaluate((block) => block.scrollIntoView())
  await expect(sentence).toHaveCount(0)
})

test('who may not take calls is told so, and does not see the way there', async ({ open, product }) => {
  const rita = await aDispatcher(product, 'Rail', 'Technician')
  const page = await open({ signedInAs: rita.token })
  await page.goto('/ops/intake/new')
  await expect(page.getByText('You don’t have permission to take calls.')).toBeVisible()
  await page.goto('/ops/dashboard')
  await expect(page.getByRole('heading', { name: 'My requests' })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/dashboard/)
})
