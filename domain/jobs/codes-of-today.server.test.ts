import { expect, test } from 'vitest'
import { day } from '#platform/time.ts'
import { putAside } from '#domain/visits/put-aside.flow.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aJobToVisit, thisMorning, today, tomorrow } from '#test/a-visit.ts'
import type { Person } from '#test/people.ts'
import { changeAccessCode } from './access-code.server.ts'
import { downloadCodes } from './codes-of-today.server.ts'
import { getJob } from './job-views.server.ts'

/** A job with a door code. */
async function aLockedHouse() {
  const test = await aJobToVisit()
  const { world, marcus, job_id } = test
  const save = (code: string | null) =>
    changeAccessCode(world, allow(marcus, 'intake.edit'), { job_id, code })
  await save('4711')
  const download = async (person: Person) =>
    (await downloadCodes(world, allow(person, 'intake.viewAccessCodes'))).codes.map(({ code }) => code)
  const lines = async () =>
    (await getJob(world, allow(marcus, 'intake.view'), job_id)).history.filter(({ name }) =>
      name.startsWith('job.access_code'),
    )
  return { ...test, save, download, lines }
}

test('a device has the codes of the visits that its person makes today, and no others', async () => {
  const { world, ivy, theo, marcus, job_id, plan, change, download } = await aLockedHouse()
  const later = await plan({ when: tomorrow, people: [ivy.id] })
  expect(await download(ivy)).toEqual([])
  await change(later.id, { revision: 1, when: thisMorning })
  const told = await downloadCodes(world, allow(ivy, 'intake.viewAccessCodes'))
  expect(told).toEqual({ on: today, codes: [{ job_id, code: '4711' }] })
  expect(await download(theo), 'does not go there').toEqual([])
  expect(await download(marcus), 'sees the code of every job, and goes to none').toEqual([])
  await change(later.id, { revision: 2, canceled: true })
  expect(await download(ivy), 'nobody goes there').toEqual([])
})

test('a job that is over has no code to download', async () => {
  const { world, ivy, marcus, job_id, plan, download } = await aLockedHouse()
  await plan({ when: thisMorning, people: [ivy.id] })
  expect(await download(ivy)).toEqual(['4711'])
  const aside = { id: job_id, side: 'lost', reason: 'Chose another company', visits: 'keep' } as const
  const { revision } = await getJob(world, allow(marcus, 'intake.view'), job_id)
  await putAside(world, allow(marcus, 'intake.edit'), { ...aside, revision })
  expect(await download(ivy)).toEqual([])
})

test('that a code went to the device of someone is in the timeline once a day, and anew with each code', async () => {
  const { ivy, theo, plan, save, download, lines, wait } = await aLockedHouse()
  const { people } = await plan({ when: thisMorning, people: [ivy.id, theo.id] })
  expect(people).toHaveLength(2)
  const downloads = async () =>
    (await lines()).filter(({ name }) => name === 'job.access_code_downloaded').map(({ by }) => by)
  await download(ivy)
  await download(ivy)
  expect(await downloads()).toEqual(['Ivy Starling'])
  await download(theo)
  expect(await downloads()).toEqual(['Theo Bittern', 'Ivy Starling'])
  wait(1)
  await save('0815')
  await download(ivy)
  expect((await downloads())[0]).toBe('Ivy Starling')
  expect(await downloads()).toHaveLength(3)
  wait(day)
  expect(await download(ivy), 'the day of the visit is over').toEqual([])
})
