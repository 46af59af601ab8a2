import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { minute } from '#platform/time.ts'
import { aCall, aCallTaken, aJob } from '#test/a-job.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { findMatches } from './matches.server.ts'
import { changeSide } from './stages/stage.server.ts'

async function aSwitchboard() {
  const test = await createTestWorld()
  const { marcus, id, number } = await aCallTaken(test, {
    ...aCall,
    address: '1187 Larkspur Lane',
    phone2: '+12345550190',
    owner_phone: '+17245550191',
  })
  const find = (phone: string, who = marcus) => findMatches(test.world, allow(who, 'intake.view'), { phone })
  const findAt = (address: string) => findMatches(test.world, allow(marcus, 'intake.view'), { address })
  return { ...test, marcus, id, number, find, findAt }
}

test('from the fourth digit on, a customer is found by the number, the second one and that of the owner', async () => {
  const { id, number, find } = await aSwitchboard()
  const found = [{ id, number, kind: 'job', is_open: true, name: 'Nora Trillium', stage: 'contacted' }]
  for (const typed of ['3305', '(330) 5', '1 330 5', '+1 (330) 555-0117', '(234) 555-0190', '7245'])
    expect([typed, await find(typed)]).toMatchObject([typed, found])
  expect((await find('3305'))[0]?.facts).toMatchObject({
    name: 'Nora Trillium',
    address: '1187 Larkspur Lane',
    town: 'Boardman',
    source: 'supply_line',
  })
})

test('whoever calls from another phone is found by the house, however its street is spelled', async () => {
  const { world, id, findAt } = await aSwitchboard()
  const at = async (typed: string) => (await findAt(typed)).map((match) => match.id)
  for (const typed of ['1187 Larkspur Lane', '1187 larkspur ln.', ' 1187  LARKSPUR LN, Boardman, OH 44512'])
    expect([typed, await at(typed)]).toEqual([typed, [id]])
  for (const typed of [
    '',
    'Boardman',
    'Larkspur Lane',
    '1187',
    '1188 Larkspur Lane',
    '1187 Larkspur Ln, Canfield',
  ])
    expect([typed, await at(typed)]).toEqual([typed, []])
  const asked = aLeadRequest({ phone: '+17245550123', town: '1187 Larkspur Ln, Boardman' })
  const request = await receiveLead(world, asked, unsuspected)
  expect((await at('1187 Larkspur Lane, Boardman')).toSorted()).toEqual([id, request.id].toSorted())
})

test('a house is found without the direction and the kind of its street, with or without a comma before the town', async () => {
  const { world, marcus } = await aSwitchboard()
  const at = async (address: string) =>
    (await findMatches(world, allow(marcus, 'intake.view'), { address })).map((match) => match.id)
  const job = (address: string, town = 'Boardman') =>
    aJob({ world }, marcus, { ...aCall, phone: '+17245550100', address, town })
  const ave = await job('418 Larchmont Ave')
  for (const typed of [
    '418 larchmont, boardman oh',
    '418 larchmont boardman oh',
    '418 Larchmont',
    '418 N. Larchmont Avenue, Boardman, OH 44512',
    '418 larchmont st apt 2, boardman',
  ])
    expect([typed, await at(typed)]).toEqual([typed, [ave.id]])
  for (const typed of ['418 Larch, Boardman', '41 Larchmont, Boardman', '418 larchmont, Canfield', '418'])
    expect([typed, await at(typed)]).toEqual([typed, []])

  const clair = await job('12 St. Clair Ave')
  const north = await job('7 North Avenue')
  const route = await job('90 State Route 7')
  const fifth = await job('30 W 5th St')
  expect(await at('12 saint clair, boardman')).toEqual([clair.id])
  expect(await at('12 st clair, boardman')).toEqual([clair.id])
  expect(await at('7 north ave')).toEqual([north.id])
  expect(await at('90 Route 7, Boardman')).toEqual([route.id])
  expect(await at('90 State Route 11, Boardman')).toEqual([])
  expect(await at('30 5th Street')).toEqual([fifth.id])
})

test('what is looked up by the house has an index', async () => {
  const { world } = await aSwitchboard()
  const plans = await world.db.connection().execute(async (db) => {
    await sql`set enable_seqscan = off`.execute(db)
    const ofJobs = sql`explain select id from job
      where facts ? 'address' and address_house(facts->>'address') = '418 larchmont'`
    const ofRequests = sql`explain select id from lead
      where town ~ '^\\s*\\d' and address_house(split_part(town, ',', 1)) = '418 larchmont'`
    const found = [await ofJobs.execute(db), await ofRequests.execute(db)]
    await sql`reset enable_seqscan`.execute(db)
    return found
  })
  const told = plans.map(({ rows }) => JSON.stringify(rows))
  expect(told[0]).toContain('job_house')
  expect(told[1]).toContain('lead_house')
})

test('no number, one that is too short and one of someone else match nothing', async () => {
  const { find } = await aSwitchboard()
  for (const typed of ['', '+', ' ', '330', '1330', '(330) ', '3306', 'abcd', '+1'])
    expect([typed, await find(typed)]).toEqual([typed, []])
})

test('what is open comes first, then the newest, and no more than five', async () => {
  const { world, marcus, id, wait, find } = await aSwitchboard()
  await changeSide(world, allow(marcus, 'intake.edit'), {
    id,
    side: 'lost',
    reason: 'No answer',
    revision: 1,
  })
  const open: string[] = []
  for (let nth = 0; nth < 5; nth++) {
    wait(minute)
    open.unshift((await aJob({ world }, marcus, aCall)).id)
  }
  expect((await find('3305550117')).map((match) => match.id)).toEqual(open)
  await world.db
    .updateTable('lead')
    .set({ status: 'closed' })
    .where('id', '=', open[0] ?? '')
    .execute()
  const ids = (await find('3305550117')).map((match) => match.id)
  expect(ids).toEqual([...open.slice(1), open[0]])
})

test('a request without a job is one too, with its address taken apart, and none in quarantine', async () => {
  const { world, find } = await aSwitchboard()
  const asked = aLeadRequest({ phone: '+17245550123', town: '9 Mill Street, Pulaski', loss: 'burst-pipe' })
  const { id, reference } = await receiveLead(world, asked, unsuspected)
  expect(await find('7245550123')).toMatchObject([
    {
      id,
      kind: 'request',
      number: reference,
      is_open: true,
      stage: null,
      loss_type: 'water',
      facts: { address: '9 Mill Street', town: 'Pulaski' },
    },
  ])
  await world.db.updateTable('lead').set({ quarantined_at: world.now() }).where('id', '=', id).execute()
  expect(await find('7245550123')).toEqual([])
})

test('nobody is shown what they may not see', async () => {
  const { world, api, id, find } = await aSwitchboard()
  const ivy = await aPerson({ world, api }, 'Technician')
  expect(await find('3305', ivy)).toEqual([])
  await world.db.updateTable('lead').set({ assigned_to: ivy.id }).where('id', '=', id).execute()
  expect(await find('3305', ivy)).toMatchObject([{ id }])
})
