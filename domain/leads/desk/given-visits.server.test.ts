import { expect, test } from 'vitest'
import { day, minute } from '#platform/time.ts'
import { allow } from '#domain/roles/allowed.ts'
import { certify, thisMorning } from '#test/a-visit.ts'
import { aVisitToMake } from '#test/a-visit-to-make.ts'
import { readDesk } from './desk.server.ts'

async function aGivenVisit({ isAssigned }: { isAssigned: boolean }) {
  const test = await aVisitToMake()
  const { world, ivy, theo, marcus, job_id, visit, change, wait } = test
  await certify(test, theo)
  const assigned = { assigned_to: isAssigned ? ivy.id : marcus.id, assigned_for: null }
  await world.db.updateTable('lead').set(assigned).where('id', '=', job_id).execute()
  const told = async (who = ivy) => (await readDesk(world, allow(who, 'leads.view'))).given
  expect(await told()).toEqual([])
  wait(minute)
  await change(visit.id, { revision: 1, people: [theo.id] })
  return { ...test, told, at: world.now().toISOString() }
}

test('whoever is taken off a visit is told for a day who did it, when, and who goes, whether or not they see it still', async () => {
  for (const isAssigned of [true, false]) {
    const { marcus, theo, job_id, number, visit, change, wait, told, at } = await aGivenVisit({ isAssigned })
    const given = {
      lead_id: job_id,
      reference: number,
      by: marcus.name,
      at,
      visit: thisMorning,
      to: [theo.name],
    }
    expect(await told()).toMatchObject([{ ...given, name: isAssigned ? expect.any(String) : null }])
    expect([await told(theo), await told(marcus)]).toEqual([[], []])
    await change(visit.id, { revision: 2, people: [] })
    expect(await told()).toMatchObject([{ at, to: [] }])
    wait(day)
    expect(await told()).toEqual([])
  }
})

test('whoever is sent there again is not told any more', async () => {
  const { ivy, visit, change, told } = await aGivenVisit({ isAssigned: true })
  await change(visit.id, { revision: 2, people: [ivy.id] })
  expect(await told()).toEqual([])
})
