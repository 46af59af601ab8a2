import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { readDesk } from '#domain/leads/desk/desk.server.ts'
import { aCall, aJob } from '#test/a-job.ts'
import { aNewVisit, certify, thisMorning } from '#test/a-visit.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { planVisit } from '#domain/visits/plan-visit.flow.ts'
import { hazardsThere } from './danger.ts'
import type { FactChanges } from './facts/facts.ts'
import { changeJob } from './facts.server.ts'
import { getJob } from './job-views.server.ts'
import { mergeJob, unmergeJob } from './merge.server.ts'

/** Two calls of one house: the first caller and the second one know different things. */
async function twoCallers(first: FactChanges, second: FactChanges) {
  const test = await createTestWorld()
  const { world } = test
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const kept = await aJob(test, dana, { ...aCall, ...first })
  const caller = { name: 'Ida Trillium', phone: '+17245550188' }
  const other = await aJob(test, dana, { ...aCall, ...caller, ...second })
  const read = (id = kept.id, who = dana) => getJob(world, allow(who, 'intake.view'), id)
  const merge = async (from = other, into = kept) => {
    const { revision } = await read(from.id)
    await mergeJob(world, allow(dana, 'intake.merge'), { id: from.id, into: into.number, revision })
  }
  const undo = ({ id } = other) => unmergeJob(world, allow(dana, 'intake.merge'), id)
  const change = async (changes: FactChanges) => {
    const { revision } = await read()
    await changeJob(world, allow(dana, 'intake.edit'), { id: kept.id, changes, revision })
  }
  const lines = async () => (await read()).history.map(({ words }) => words)
  return { ...test, dana, kept, other, read, merge, undo, change, lines }
}

test('a danger that the second caller reports wins over the "No" of the first, and stands in the timeline', async () => {
  const { kept, other, read, merge, lines } = await twoCallers(
    { gas: 'no', electricity: 'yes' },
    { gas: 'yes', electricity: 'no', hurt: 'yes' },
  )
  await merge()
  const job = await read()
  expect(job.facts).toMatchObject({ gas: 'yes', electricity: 'yes', hurt: 'yes' })
  expect(hazardsThere(job)).toEqual(['hurt', 'electricity', 'gas'])
  expect(job.priority).toBe(1)
  const told = await lines()
  expect(told).toContain('Changed gas smell: Yes')
  // From which the line is written in Spanish.
  expect(job.history.find(({ name }) => name === 'job.merged')?.facts).toMatchObject({
    facts: ['electricity', 'gas'],
    differed: { gas: { told: 'yes', kept: 'no' } },
  })
  expect(told).toContain(
    `${other.number} merged into ${kept.number}. ${other.number} said power near water: No (${kept.number}: Yes); gas smell: Yes (${kept.number}: No)`,
  )
})

test('an undo takes the danger back, unless someone changed it since', async () => {
  const { read, merge, undo, change, lines } = await twoCallers(
    { gas: 'no', hurt: 'no' },
    { gas: 'yes', hurt: 'yes' },
  )
  await merge()
  await undo()
  expect((await read()).facts).toMatchObject({ gas: 'no', hurt: 'no' })
  // Whoever sees this job alone reads that, too.
  expect((await lines()).filter((words) => words.startsWith('Changed'))).toEqual(
    expect.arrayContaining([
      'Changed someone hurt: Yes; gas smell: Yes',
      'Changed someone hurt: No; gas smell: No',
    ]),
  )
  await merge()
  await change({ gas: 'no' })
  await change({ gas: 'yes' })
  await undo()
  expect((await read()).facts).toMatchObject({ gas: 'yes', hurt: 'no' })
})

test('a danger stays that another merged job reports, too', async () => {
  const { dana, kept, read, merge, undo, ...test } = await twoCallers({ gas: 'no' }, { gas: 'yes' })
  await merge()
  await merge(await aJob(test, dana, { ...aCall, gas: 'yes' }), kept)
  await undo()
  expect((await read()).facts.gas).toBe('yes')
})

test('where jobs are merged one into the other, an undo of the first gives each its own answer back', async () => {
  const { dana, kept, other, read, merge, undo, ...test } = await twoCallers({ gas: 'no' }, { gas: 'yes' })
  const last = await aJob(test, dana, { ...aCall, gas: 'no', pets: 'A dog' })
  await merge()
  await merge(kept, last)
  expect((await read(last.id)).facts.gas).toBe('yes')
  await undo(other)
  expect((await read(last.id)).facts.gas).toBe('no')
  expect((await read(kept.id)).facts.gas).toBe('no')
})

test('a loss of sewage is a danger, too, and makes the category', async () => {
  const { read, merge } = await twoCallers({ sewage: 'no' }, { loss_type: 'sewage', source: 'drain_backup' })
  await merge()
  const { facts, categories } = await read()
  expect(facts.sewage).toBe('yes')
  expect(categories.at(-1)?.category).toBe(3)
})

test('an undo makes the category that of the job’s own loss again', async () => {
  const { read, merge, undo } = await twoCallers(
    { sewage: 'no', loss_type: 'water', source: 'supply_line' },
    { sewage: 'yes' },
  )
  const before = (await read()).categories.at(-1)?.category
  await merge()
  expect((await read()).categories.at(-1)?.category).toBe(3)
  await undo()
  expect((await read()).categories.at(-1)?.category).toBe(before)
})

test('the more urgent priority of the two is kept, and goes again', async () => {
  const { other, read, merge, undo } = await twoCallers({ activity: 'off' }, { activity: 'running' })
  const before = (await read()).priority
  await merge()
  expect(await read()).toMatchObject({
    priority: 1,
    facts: {
      activity: 'off',
      priority_override: { priority: 1, reason: `As urgent as ${other.number}, which was merged into it` },
    },
  })
  await undo()
  const after = await read()
  expect([before, after.priority]).toEqual([after.priority, before])
  expect(after.facts).not.toHaveProperty('priority_override')
})

test('a less urgent priority that someone chose for the second call does not come along', async () => {
  const { read, merge } = await twoCallers(
    { gas: 'yes' },
    { priority_override: { priority: 4, reason: 'Only wants an estimate' } },
  )
  await merge()
  const { priority, facts } = await read()
  expect(priority).toBe(1)
  expect(facts).not.toHaveProperty('priority_override')
})

test('what only differs stays as it was, and the timeline says what the other one said; of a claim it is only named', async () => {
  const { kept, other, read, merge, lines } = await twoCallers(
    { pets: 'A dog', carrier: 'Erie Mutual', vulnerable: ['elderly'] },
    { pets: 'Two cats', carrier: 'Forged Mutual', vulnerable: ['infant'] },
  )
  await merge()
  expect((await read()).facts).toMatchObject({
    pets: 'A dog',
    carrier: 'Erie Mutual',
    vulnerable: ['elderly', 'infant'],
  })
  expect(await lines()).toContain(
    `${other.number} merged into ${kept.number}. ${other.number} said vulnerable people: Infant (${kept.number}: Elderly person); pets: “Two cats” (${kept.number}: “A dog”); carrier (see ${other.number})`,
  )
})

test('who goes there reads the danger on Today and in the file', async () => {
  const { world, dana, kept, merge, read, ...test } = await twoCallers({ gas: 'no' }, { gas: 'yes' })
  const ivy = await aPerson({ ...test, world }, 'Technician', 'Ivy Starling')
  await certify({ ...test, world }, ivy)
  const visit = aNewVisit({ when: thisMorning, people: [ivy.id] })
  await planVisit(world, allow(dana, 'intake.schedule'), { ...visit, job_id: kept.id })
  await merge()
  expect(hazardsThere(await read(kept.id, ivy))).toEqual(['gas'])
  const { items } = await readDesk(world, allow(ivy, 'leads.view'))
  expect(items).toMatchObject([{ id: kept.id }])
})
