import { expect, test } from 'vitest'
import { day, hour } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { allow } from '#domain/roles/allowed.ts'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { noteOnLead, receiveLead } from '#domain/leads/leads.server.ts'
import { aCall, aJob, aJobOf } from '#test/a-job.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import type { FactChanges } from './facts/facts.ts'
import { changeJob } from './facts.server.ts'
import { getJob } from './job-views.server.ts'
import { JobMerge } from './job.ts'
import { mergeJob, unmergeJob } from './merge.server.ts'

async function twoCalls() {
  const test = await createTestWorld()
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const first = await aJob(test, dana, { ...aCall, pets: 'A dog' })
  const second = await aJob(test, dana, { ...aCall, name: 'N. Trillium', pets: 'None', year_built: 1974 })
  const note = (lead_id: string, text: string) =>
    noteOnLead(test.world, allow(dana, 'leads.work'), { id: newId(), lead_id, text })
  await note(first.id, 'Wet kitchen.')
  await test.wait(hour)
  await note(second.id, 'Called again.')
  const read = (id: string) => getJob(test.world, allow(dana, 'intake.view'), id)
  const merge = (revision = 1) =>
    mergeJob(test.world, allow(dana, 'intake.merge'), { id: second.id, into: first.number, revision })
  const unmerge = () => unmergeJob(test.world, allow(dana, 'intake.merge'), second.id)
  return { ...test, dana, first, second, read, merge, unmerge }
}

test('the file of the other job has everything from both, and the merged number leads there', async () => {
  const { world, dana, first, second, read, merge } = await twoCalls()
  await merge()
  const into = await read(first.id)
  expect(into.notes.map(({ text }) => text)).toEqual(['Called again.', 'Wet kitchen.'])
  expect(into.facts).toMatchObject({ name: 'Nora Trillium', pets: 'A dog', year_built: 1974 })
  const caller = { name: 'N. Trillium', phone: '+13305550117' }
  expect(into.merged).toEqual([{ id: second.id, number: second.number, ...caller }])
  expect(into.history.filter(({ name }) => name === 'job.merged')).toMatchObject([
    {
      words: `${second.number} merged into ${first.number}. ${second.number} said pets: “None” (${first.number}: “A dog”)`,
    },
  ])
  const merged = await read(second.id)
  expect(merged).toMatchObject({ side: 'duplicate', merged_into: { id: first.id, number: first.number } })
  const lead = await getLead(world, allow(dana, 'leads.view'), second.id)
  expect(lead).toMatchObject({ status: 'closed', outcome: 'duplicate', duplicate_of: { id: first.id } })
})

test('a merge is undone for a day, but for what was changed since', async () => {
  const { world, dana, first, second, read, merge, unmerge, wait } = await twoCalls()
  await merge()
  await wait(20 * hour)
  await unmerge()
  expect(await read(second.id)).toMatchObject({ side: null, merged_into: null, stage: 'contacted' })
  const into = await read(first.id)
  expect(into.facts).not.toHaveProperty('year_built')
  expect(into.notes.map(({ text }) => text)).toEqual(['Wet kitchen.'])
  await merge((await read(second.id)).revision)
  const { revision } = await read(first.id)
  await changeJob(world, allow(dana, 'intake.edit'), {
    id: first.id,
    changes: { year_built: 1980 },
    revision,
  })
  await unmerge()
  expect((await read(first.id)).facts.year_built).toBe(1980)
})

test('an answer about text messages comes along with the same number, and goes again', async () => {
  const { world, dana, first, second, read, merge, unmerge } = await twoCalls()
  const change = async (id: string, changes: FactChanges) => {
    const { revision } = await read(id)
    await changeJob(world, allow(dana, 'intake.edit'), { id, changes, revision })
  }
  const mergeNow = async () => merge((await read(second.id)).revision)
  const answered = async () => (await read(first.id)).facts.text_consent
  expect(await answered()).toBeUndefined()
  await change(second.id, { text_consent: true })
  await mergeNow()
  expect(await answered()).toBe(true)
  await unmerge()
  expect(await answered()).toBeUndefined()

  await change(first.id, { text_consent: false })
  await mergeNow()
  expect(await answered()).toBe(false)
  await unmerge()
  expect(await answered()).toBe(false)

  await change(first.id, { text_consent: null })
  await change(second.id, { phone: '+13305550199' })
  await mergeNow()
  expect(await answered()).toBeUndefined()
})

test('whoever takes a call may merge what they just saved, and back, without a right to merge others', async () => {
  const { dana, first, second, read, ...test } = await twoCalls()
  const { world, wait } = test
  const { 'intake.merge': _, ...permissions } = dana.permissions
  const taker = allow({ ...dana, permissions }, 'intake.edit')
  const merging = { id: second.id, into: first.number }
  await mergeJob(world, taker, { ...merging, revision: 1 })
  expect(await read(second.id)).toMatchObject({ side: 'duplicate' })
  await unmergeJob(world, taker, second.id)
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const { revision } = await read(second.id)
  const byMarcus = mergeJob(world, allow(marcus, 'intake.edit'), { ...merging, revision })
  await expect(byMarcus).rejects.toMatchObject({ status: 403 })
  await wait(3 * hour)
  await expect(mergeJob(world, taker, { ...merging, revision })).rejects.toMatchObject({ status: 403 })
})

test('who may not merge others merges no request of the website, into nothing that is over, and undoes nothing of the office', async () => {
  const { dana, first, second, read, merge, ...test } = await twoCalls()
  const { world } = test
  const { 'intake.merge': _, ...permissions } = dana.permissions
  const taker = allow({ ...dana, permissions }, 'intake.edit')
  const { id } = await receiveLead(world, aLeadRequest(), unsuspected)
  await aJobOf(test, dana, { id, facts: {} })
  const web = mergeJob(world, taker, { id, into: first.number, revision: 1 })
  await expect(web).rejects.toMatchObject({ status: 403 })
  const otto = await aPerson(test, 'Owner', 'Otto Bittern')
  const merging = { id: second.id, into: first.number, revision: 1 }
  await mergeJob(world, allow(otto, 'intake.merge'), merging)
  await expect(unmergeJob(world, taker, second.id)).rejects.toMatchObject({ status: 403 })
  await unmergeJob(world, allow(dana, 'intake.merge'), second.id)
  const lost = { side: 'lost', side_since: world.now() } as const
  await world.db.updateTable('job').set(lost).where('id', '=', first.id).execute()
  const { revision } = await read(second.id)
  const over = mergeJob(world, taker, { ...merging, revision })
  await expect(over).rejects.toMatchObject({ status: 422 })
  await merge(revision)
})

test('what cannot be merged is refused in words, and changes nothing', async () => {
  const { world, dana, first, second, merge, unmerge, wait } = await twoCalls()
  const into = (number: string) =>
    mergeJob(world, allow(dana, 'intake.merge'), { id: second.id, into: number, revision: 1 })
  await expect(into('MR-0000-000')).rejects.toMatchObject({ status: 422 })
  await expect(into(second.number)).rejects.toMatchObject({ status: 422 })
  await expect(merge(9)).rejects.toMatchObject({ code: 'job-moved-on' })
  await expect(unmerge()).rejects.toMatchObject({ code: 'nothing-to-undo' })
  await merge()
  await expect(into(first.number)).rejects.toMatchObject({ status: 409 })
  const back = mergeJob(world, allow(dana, 'intake.merge'), {
    id: first.id,
    into: second.number,
    revision: 2,
  })
  await expect(back).rejects.toMatchObject({ status: 422 })
  await wait(2 * day)
  await expect(unmerge()).rejects.toMatchObject({ code: 'too-late-to-undo' })
})

test('the number of the other job may be sent as people say it', () => {
  const into = (typed: string) => JobMerge.parse({ into: typed, revision: 1 }).into
  expect(['2611-012', ' mr-2611-012 ', 'MR-2611-012'].map(into)).toEqual(Array(3).fill('MR-2611-012'))
})
