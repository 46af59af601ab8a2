import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { aCall, aCallTaken, aJob } from '#test/a-job.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import type { FactChanges } from './facts/facts.ts'
import { findMatches } from './matches.server.ts'
import { mergeJob, unmergeJob } from './merge.server.ts'
import { changeSide } from './stages/stage.server.ts'

const husband = { ...aCall, name: 'Hank Oldcaller', phone: '+13305550199', email: 'hank@example.com' }
const wife = { ...aCall, name: 'Wife Oldcaller', phone: '+13305550188' }

async function twoCallers(facts: FactChanges = wife) {
  const test = await createTestWorld()
  const { world, wait } = test
  const { marcus, id, number } = await aCallTaken(test, husband)
  const second = await aJob(test, marcus, facts)
  const boss = await aPerson(test, 'Owner', 'Dana Heron')
  const merger = allow(boss, 'intake.merge')
  const merge = (from: string, into: string) => mergeJob(world, merger, { id: from, into, revision: 1 })
  const find = (phone: string, who = boss) => findMatches(world, allow(who, 'intake.view'), { phone })
  await merge(second.id, number)
  await wait(1000)
  const unmerge = () => unmergeJob(world, merger, second.id)
  return { ...test, marcus, boss, kept: { id, number }, second, merge, unmerge, find }
}

test('the number of a caller whose job was merged leads to the job that is kept, with the name of the caller', async () => {
  const { kept, second, find, unmerge } = await twoCallers()
  for (const typed of ['3305550188', '(330) 555-0188', '33055501 88'])
    expect([typed, await find(typed)]).toMatchObject([
      typed,
      [
        {
          ...kept,
          kind: 'job',
          is_open: true,
          name: 'Hank Oldcaller',
          phone: '+13305550199',
          caller: { name: 'Wife Oldcaller', phone: '+13305550188' },
        },
      ],
    ])
  expect((await find('3305550188')).length).toBe(1)
  await unmerge()
  const [own, ...others] = await find('3305550188')
  expect([own?.id, own?.caller, others]).toEqual([second.id, undefined, []])
})

test('the number of the customer is theirs, whoever else has one that begins like it', async () => {
  const { kept, find } = await twoCallers()
  for (const typed of ['3305550199', '33055501']) {
    const found = await find(typed)
    expect([typed, found.map(({ id, caller }) => [id, caller])]).toEqual([typed, [[kept.id, undefined]]])
  }
})

test('what is filled in for a caller whose job was merged is their name, and not the email of the customer', async () => {
  const { kept, find, world, boss } = await twoCallers()
  const { revision } = await world.db
    .selectFrom('job')
    .select('revision')
    .where('id', '=', kept.id)
    .executeTakeFirstOrThrow()
  await changeSide(world, allow(boss, 'intake.edit'), { id: kept.id, side: 'lost', reason: 'Sold', revision })
  const [found] = await find('3305550188')
  expect(found).toMatchObject({ is_open: false, facts: { name: 'Wife Oldcaller', town: 'Boardman' } })
  expect(found?.facts.email).toBeUndefined()
  expect((await find('3305550199'))[0]?.facts).toMatchObject({
    name: 'Hank Oldcaller',
    email: 'hank@example.com',
  })
})

test('a merged job is found by its second number and that of its owner, also where it was merged on', async () => {
  const told = { ...wife, phone2: '+12345550181', owner_phone: '+17245550182' }
  const { kept, find, ...test } = await twoCallers(told)
  const last = await aJob(test, test.marcus, {
    ...aCall,
    name: 'Lou Oldcaller',
    phone: '+13305550177',
    phone2: '+12345550171',
    owner_phone: '+17245550172',
  })
  const { revision } = await test.world.db
    .selectFrom('job')
    .select('revision')
    .where('id', '=', kept.id)
    .executeTakeFirstOrThrow()
  const merger = allow(test.boss, 'intake.merge')
  await mergeJob(test.world, merger, { id: kept.id, into: last.number, revision })
  for (const [typed, name] of [
    ['3305550199', 'Hank Oldcaller'],
    ['3305550188', 'Wife Oldcaller'],
    ['7245550182', 'Wife Oldcaller'],
    ['3305550177', undefined],
    ['2345550171', undefined],
    ['7245550172', undefined],
  ] as const) {
    const found = await find(typed)
    expect([typed, found.map(({ id, caller }) => [id, caller?.name])]).toEqual([typed, [[last.id, name]]])
  }
})

test('a caller of a merged job is told to nobody who does not see the one that is kept', async () => {
  const { kept, second, find, world, ...test } = await twoCallers()
  const ivy = await aPerson({ ...test, world }, 'Technician')
  await world.db.updateTable('lead').set({ assigned_to: ivy.id }).where('id', '=', second.id).execute()
  expect(await find('3305550188', ivy)).toEqual([])
  await world.db.updateTable('lead').set({ assigned_to: ivy.id }).where('id', '=', kept.id).execute()
  expect(await find('3305550188', ivy)).toMatchObject([{ id: kept.id, caller: { name: 'Wife Oldcaller' } }])
})
