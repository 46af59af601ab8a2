import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { aCallTaken } from '#test/a-job.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { day } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { showAccessCode, changeAccessCode } from './access-code.server.ts'
import { categorizeJob } from './category.server.ts'
import { changeJob } from './facts.server.ts'
import type { FactChanges } from './facts/facts.ts'
import { getJob, listJobs } from './job-views.server.ts'

async function aJobToEdit() {
  const test = await createTestWorld()
  const { marcus, id } = await aCallTaken(test)
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const read = (who = dana) => getJob(test.world, allow(who, 'intake.view'), id)
  const change = (changes: FactChanges, revision: number, who = dana) =>
    changeJob(test.world, allow(who, 'intake.edit'), { id, changes, revision })
  return { ...test, marcus, dana, id, read, change }
}

test('two people change different facts from the same state, and neither loses anything', async () => {
  const { read, change, marcus } = await aJobToEdit()
  await change({ year_built: 1974 }, 1)
  await change({ pets: 'A dog in the yard' }, 1, marcus)
  expect((await read()).facts).toMatchObject({ year_built: 1974, pets: 'A dog in the yard' })
})

test('the same fact from an older state is refused whole, unless it is the same value', async () => {
  const { read, change, marcus } = await aJobToEdit()
  await change({ year_built: 1974 }, 1)
  await expect(change({ year_built: 1950, pets: 'None' }, 1, marcus)).rejects.toMatchObject({
    status: 409,
    code: 'job-moved-on',
  })
  expect((await read()).facts.pets).toBeUndefined()
  await change({ year_built: 1974 }, 1, marcus)
  await change({ year_built: null }, (await read()).revision, marcus)
  expect((await read()).facts).not.toHaveProperty('year_built')
})

test('a revision that is still to come overwrites nothing unseen', async () => {
  const { read, change, marcus } = await aJobToEdit()
  await change({ year_built: 1974 }, 1)
  await expect(change({ year_built: 1950 }, 2_147_483_647, marcus)).rejects.toMatchObject({
    code: 'job-moved-on',
  })
  expect((await read()).facts.year_built).toBe(1974)
})

test('the history names the facts that changed, also for whoever writes the line in another language', async () => {
  const { read, change } = await aJobToEdit()
  await change({ year_built: 1974, pets: 'A dog in the yard' }, 1)
  const changed = (await read()).history.filter(({ name }) => name === 'job.changed')
  expect(changed).toMatchObject([{ facts: { facts: ['year_built', 'pets'] } }])
})

test('the history names facts of the claim to nobody who may not see claims, and tells of nothing else that they changed', async () => {
  const { read, change, ...test } = await aJobToEdit()
  await change({ pets: 'A dog', claim_number: 'MM-71902' }, 1)
  await change({ carrier: 'Mill Mutual' }, 2)
  const night = await aPerson(test, 'Owner', 'Walt Kingfisher')
  const { 'claims.view': _, ...permissions } = night.permissions
  const namedTo = async (who: typeof night) =>
    (await read(who)).history
      .filter(({ name }) => name === 'job.changed')
      .map(({ words, facts }) => [words, facts?.facts])
  expect(await namedTo({ ...night, permissions })).toEqual([['Changed pets: “A dog”', ['pets']]])
  expect(await namedTo(night)).toEqual([
    ['Changed carrier', ['carrier']],
    ['Changed pets: “A dog”; claim number', ['pets', 'claim_number']],
  ])
})

test('the day on which the loss was found stays what it was on the call', async () => {
  const { world, id, read, change, wait } = await aJobToEdit()
  await change({ found: 'today' }, 1)
  wait(5 * day)
  await change({ found: 'today', pets: 'A dog' }, 2)
  expect((await read()).facts).toMatchObject({ found: 'today', found_on: '2026-11-20' })
  await change({ found: 'yesterday' }, 3)
  expect((await read()).facts).toMatchObject({ found: 'yesterday', found_on: '2026-11-24' })
  await change({ found: 'earlier' }, 4)
  expect((await read()).facts).not.toHaveProperty('found_on')
  // Words that were stored without a day are of the day of the call.
  await world.db
    .updateTable('job')
    .set({ facts: JSON.stringify({ found: 'today' }) })
    .where('id', '=', id)
    .execute()
  expect((await read()).facts).toMatchObject({ found: 'today', found_on: '2026-11-20' })
})

test('name, phone and town are those of the request', async () => {
  const { world, dana, id, change } = await aJobToEdit()
  await change({ phone: '+13305550199', town: 'Canfield' }, 1)
  const lead = await getLead(world, allow(dana, 'leads.view'), id)
  expect(lead).toMatchObject({ phone: '+13305550199', town: 'Canfield' })
})

test('claims are absent for who may not see them, and refused from who may not change them', async () => {
  const { id, read, change, ...test } = await aJobToEdit()
  await change({ carrier: 'Millrace Mutual', deductible_cents: 100_000, year_built: 1974 }, 1)
  const theo = await aPerson(test, 'Lead technician')
  await test.world.db.updateTable('lead').set({ assigned_to: theo.id }).where('id', '=', id).execute()
  const { facts } = await read(theo)
  expect(facts).toMatchObject({ year_built: 1974 })
  expect(facts).not.toHaveProperty('carrier')
  await expect(change({ carrier: 'Another' }, 9, theo)).rejects.toMatchObject({
    status: 403,
    extra: { permission: 'claims.edit' },
  })
})

test('a job is found by number, name, phone, address and claim', async () => {
  const { world, dana, id, change } = await aJobToEdit()
  await change({ address: '1187 Larkspur Lane', claim_number: 'MM-71902' }, 1)
  for (const q of ['larkspur', 'mm-71902', '555-0117', 'nora'])
    expect((await listJobs(world, allow(dana, 'intake.view'), { q, limit: 10 })).items).toMatchObject([
      { id },
    ])
})

test('an access code is encrypted, and each showing is recorded', async () => {
  const { world, dana, id, read } = await aJobToEdit()
  await changeAccessCode(world, allow(dana, 'intake.edit'), { job_id: id, code: '4711#' })
  const { sealed } = await world.db.selectFrom('job_access_code').select('sealed').executeTakeFirstOrThrow()
  expect(sealed.includes('4711')).toBe(false)
  expect((await read()).has_access_code).toBe(true)
  expect(await showAccessCode(world, allow(dana, 'intake.viewAccessCodes'), id)).toEqual({ code: '4711#' })
  const shown = await world.db
    .selectFrom('event')
    .select('employee_id')
    .where('name', '=', 'job.access_code_shown')
    .execute()
  expect(shown).toEqual([{ employee_id: dana.id }])
})

test('showings of a code in a row by one person are one line with how often', async () => {
  const { world, dana, marcus, id, read } = await aJobToEdit()
  await changeAccessCode(world, allow(dana, 'intake.edit'), { job_id: id, code: '4711#' })
  for (const who of [dana, dana, dana, marcus])
    await showAccessCode(world, allow(who, 'intake.viewAccessCodes'), id)
  const shown = (await read()).history.filter(({ name }) => name === 'job.access_code_shown')
  expect(shown.map(({ by, words, count }) => [by, words, count])).toEqual([
    ['Marcus Wren', 'Access code shown', 1],
    ['Dana Heron', 'Access code shown, 3 times', 3],
  ])
})

test('once a job is over its code is shown to those alone who may see the codes of all jobs', async () => {
  const { world, dana, id, ...test } = await aJobToEdit()
  const ivy = await aPerson({ world, ...test }, 'Technician', 'Ivy Starling')
  await world.db.updateTable('lead').set({ assigned_to: ivy.id }).where('id', '=', id).execute()
  await changeAccessCode(world, allow(dana, 'intake.edit'), { job_id: id, code: '4711#' })
  const show = (who: typeof ivy) => showAccessCode(world, allow(who, 'intake.viewAccessCodes'), id)
  await world.db.updateTable('job').set({ side: 'on_hold', side_since: world.now() }).execute()
  expect(await show(ivy)).toEqual({ code: '4711#' })
  for (const over of [{ side: 'lost' }, { side: null, side_since: null, stage: 'closed' }] as const) {
    await world.db.updateTable('job').set(over).execute()
    await expect(show(ivy)).rejects.toMatchObject({ status: 409, code: 'job-is-over' })
    expect(await show(dana)).toEqual({ code: '4711#' })
  }
})

test('the category follows the source until a person has judged', async () => {
  const { world, dana, id, read, change } = await aJobToEdit()
  const categories = async () => (await read()).categories.map(({ category }) => category)
  expect(await categories()).toEqual([1])
  await change({ source: 'dishwasher' }, 1)
  await change({ pets: 'A dog' }, 2)
  expect(await categories()).toEqual([1, 2])
  await categorizeJob(world, allow(dana, 'intake.edit'), {
    id: newId(),
    job_id: id,
    category: 3,
    reason: 'It stood for two days.',
  })
  await change({ source: 'supply_line' }, 3)
  expect(await categories()).toEqual([1, 2, 3])
})
