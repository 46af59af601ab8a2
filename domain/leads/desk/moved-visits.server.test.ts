import { expect, test } from 'vitest'
import { day, minute } from '#platform/time.ts'
import { getJob } from '#domain/jobs/job-views.server.ts'
import { mergeJob, unmergeJob } from '#domain/jobs/merge.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aCall, aJob } from '#test/a-job.ts'
import { thisMorning } from '#test/a-visit.ts'
import { aVisitToMake } from '#test/a-visit-to-make.ts'
import { aPerson } from '#test/people.ts'
import { readDesk } from './desk.server.ts'

const hank = { ...aCall, name: 'Hank Oldcaller', phone: '+13305550199', address: '123 Broad Street' }

async function aMovedVisit(facts = hank) {
  const test = await aVisitToMake()
  const { world, ivy, marcus, job_id: id, wait } = test
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const bo = await aPerson(test, 'Technician', 'Bo Finch')
  const kept = await aJob(test, marcus, facts)
  const told = async (who = ivy) => (await readDesk(world, allow(who, 'leads.view'))).moved
  const merge = async () => {
    const { revision } = await getJob(world, allow(dana, 'intake.view'), id)
    await mergeJob(world, allow(dana, 'intake.merge'), { id, into: kept.number, revision })
  }
  const unmerge = () => unmergeJob(world, allow(dana, 'intake.merge'), id)
  expect(await told()).toEqual([])
  wait(minute)
  return { ...test, dana, bo, id, kept, told, merge, unmerge }
}

test('whose visit a merge took to another customer is told for a day whose it is now and was, and again after the undo', async () => {
  const { dana, bo, id, number, kept, told, merge, unmerge, wait, world } = await aMovedVisit()
  await merge()
  const to = { id: kept.id, number: kept.number, name: hank.name, place: '123 Broad Street, Boardman' }
  const by = { by: dana.name, visit: thisMorning, at: world.now().toISOString() }
  expect(await told()).toMatchObject([{ ...by, lead_id: id, reference: number, name: aCall.name, to }])
  expect([await told(bo), await told(dana)]).toEqual([[], []])
  wait(minute)
  await unmerge()
  // What they do not see any more has no name.
  expect(await told()).toMatchObject([{ lead_id: kept.id, name: null, to: { id, name: aCall.name } }])
  wait(day)
  expect(await told()).toEqual([])
})

test('where name and house stay the same, there is nothing to tell', async () => {
  const { told, merge } = await aMovedVisit({ ...hank, name: aCall.name ?? '', address: '' })
  await merge()
  expect(await told()).toEqual([])
})

test('the address of the merged job leads its crew to the kept one, and says nothing to others', async () => {
  const { world, ivy, bo, id, kept, merge, unmerge } = await aMovedVisit()
  const read = (who: typeof ivy, job: string) => getJob(world, allow(who, 'intake.view'), job)
  await merge()
  const moved_to = { id: kept.id, number: kept.number }
  const led = { status: 410, code: 'job-was-merged', extra: { moved_to } }
  await expect(read(ivy, id)).rejects.toMatchObject(led)
  await expect(read(bo, id)).rejects.toMatchObject({ status: 404, code: 'job-not-found' })
  await unmerge()
  expect((await read(ivy, id)).id).toBe(id)
  await expect(read(ivy, kept.id)).rejects.toMatchObject({ status: 404 })
})
