import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { minute } from '#platform/time.ts'
import { aJob } from '#test/a-job.ts'
import { aTruck } from '#test/a-truck.ts'
import { checkEvidence } from '#test/evidence-of.ts'

/** A mover that the office placed at a job which the technicians don't see, two days ago. */
async function aMoverElsewhere() {
  const truck = await aTruck()
  const { id: elsewhere } = await aJob(truck, truck.marcus)
  await truck.send(truck.office, { job_id: elsewhere, move: 'placed', at: truck.at(50) })
  return { ...truck, elsewhere }
}

const untouched = [{ room: null, days: 3, isHere: true, condition: null }]

test('a broken mover that stands elsewhere by the records stays in service there, and the office is told to look', async () => {
  const { ivy, send, stays, place, lines, elsewhere, emails, workUntilIdle, world } = await aMoverElsewhere()
  const pull = () => send(ivy, { move: 'pulled', condition: 'broken' })
  expect((await pull()).status).toBe(201)
  expect([await stays(elsewhere), await stays()]).toEqual([untouched, []])
  expect(await place()).toMatchObject({
    state: 'in_stock',
    place: { job_id: elsewhere },
    clashed_at: world.now().toISOString(),
  })
  expect((await lines()).slice(0, 2)).toEqual([
    'AM-17 is not where the records say. Check where it is.',
    'AM-17 picked up, broken',
  ])
  await workUntilIdle()
  const told = emails.filter(({ subject }) => subject === 'AM-17 came back broken')
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('It is still in service')])
})

test('however often one mover is picked up dirty or broken, the office gets one email an hour', async () => {
  const { ivy, send, emails, workUntilIdle, wait } = await aTruck()
  const pull = () => send(ivy, { move: 'pulled', condition: 'dirty' })
  for (let nth = 0; nth < 3; nth++) await pull()
  await workUntilIdle()
  const told = () => emails.filter(({ subject }) => subject === 'AM-17 came back dirty').length
  expect(told()).toBe(1)
  wait(61 * minute)
  await pull()
  await workUntilIdle()
  expect(told()).toBe(2)
})

test('a mover that stands elsewhere is taken from there by what is told within a shift, and later by the office', async () => {
  const { ivy, at, send, stays, takeOver, elsewhere } = await aMoverElsewhere()
  const [id, late] = [newId(), at(13)]
  const refused = await send(ivy, { id, move: 'placed', at: late })
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    {
      code: 'unit-elsewhere',
      detail:
        'AM-17 was at another job at that time. The office has to confirm that it was taken from there.',
    },
  ])
  expect([await stays(elsewhere), await stays()]).toEqual([untouched, []])
  expect((await send(ivy, { move: 'placed', at: at(11) })).status).toBe(201)
  expect(await stays(elsewhere)).toEqual([{ room: null, days: 2, isHere: false, condition: null }])
  // The office decides on the earlier one, which the device reported.
  expect(await takeOver(ivy, { id, move: 'placed', at: late })).toEqual([200, 204])
  expect(await stays()).toEqual([{ room: null, days: 1, isHere: true, condition: null }])
})

test('what someone else told since of a mover that stands elsewhere is not undone from another job', async () => {
  const { ivy, office, at, send, stays, elsewhere, world } = await aMoverElsewhere()
  await send(office, { job_id: elsewhere, move: 'pulled', condition: 'good', at: at(2) })
  const pulled = [{ room: null, days: 2, isHere: false, condition: 'good' }]
  expect(await stays(elsewhere)).toEqual(pulled)
  for (const move of ['placed', 'moved'])
    expect((await (await send(ivy, { move, at: at(3) })).json()).code).toBe('unit-elsewhere')
  expect(await stays(elsewhere)).toEqual(pulled)
  expect(await checkEvidence(world, elsewhere)).toEqual(['equipment_placed', 'equipment_pulled'])
  // After that it was free.
  expect((await send(ivy, { move: 'placed', at: at(1) })).status).toBe(201)
})

test('whoever moves equipment at both jobs tells late of what was taken from one to the other', async () => {
  const { office, at, send, stays, lines, elsewhere } = await aMoverElsewhere()
  expect((await send(office, { move: 'placed', at: at(40) })).status).toBe(201)
  expect(await stays(elsewhere)).toEqual([{ room: null, days: 1, isHere: false, condition: null }])
  expect(await lines(elsewhere)).toContain('AM-17 taken to another job')
})

test('undoing that a mover was placed here lets its stay at the other job go on, whose history and evidence say so', async () => {
  const { ivy, send, stays, lines, elsewhere, job_id, world } = await aMoverElsewhere()
  const id = newId()
  await send(ivy, { id, move: 'placed' })
  expect((await send(ivy, { move: 'undone', undoes: id })).status).toBe(201)
  expect([await stays(elsewhere), await stays()]).toEqual([untouched, []])
  expect((await lines(elsewhere)).slice(0, 2)).toEqual([
    'AM-17 was not taken to another job after all',
    'AM-17 taken to another job',
  ])
  expect(await checkEvidence(world, elsewhere)).toEqual([
    'equipment_placed',
    'equipment_pulled',
    'equipment_undone',
  ])
  expect(await checkEvidence(world, job_id)).toEqual(['equipment_placed', 'equipment_undone'])
})

test('only the last move of a mover is undone, and soon: an earlier one by the office alone', async () => {
  const { ivy, at, send, stays, takeOver, wait } = await aTruck()
  const [placed, pulled] = [newId(), newId()]
  await send(ivy, { id: placed, move: 'placed', at: at(100) })
  await send(ivy, { id: pulled, move: 'pulled', condition: 'good' })
  const finished = [{ room: null, days: 5, isHere: false, condition: 'good' }]
  const refused = await send(ivy, { move: 'undone', undoes: placed })
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'too-late-to-undo'])
  wait(61 * minute)
  expect((await send(ivy, { move: 'undone', undoes: pulled })).status).toBe(409)
  // A device that was offline tells late of what was undone soon, but not so late.
  wait(12 * 60 * minute)
  expect((await send(ivy, { move: 'undone', undoes: pulled, at: at(12) })).status).toBe(409)
  expect(await stays()).toEqual(finished)
  expect(await takeOver(ivy, { move: 'undone', undoes: placed, at: at(0) })).toEqual([200, 204])
  expect(await stays()).toEqual([])
})

test('whoever lost the job tells within a shift what they did there, unless someone else told since: then the office decides', async () => {
  const { ivy, office, send, stays, world, wait, visit, change, takeOver } = await aTruck()
  await send(office, { move: 'placed' })
  wait(minute)
  const then = world.now().toISOString()
  wait(minute)
  await change(visit.id, { revision: 1, canceled: true })
  wait(11 * 60 * minute)
  const pull = (at: string) => send(ivy, { move: 'pulled', condition: 'good', at })
  const own = newId()
  expect((await send(ivy, { id: own, move: 'moved', at: then })).status).toBe(200)
  await send(office, { move: 'moved' })
  const refused = await pull(then)
  expect([refused.status, (await refused.json()).code]).toEqual([404, 'job-not-found'])
  wait(2 * 60 * minute)
  expect((await send(ivy, { move: 'moved', at: then })).status).toBe(404)
  expect(await stays()).toMatchObject([{ isHere: true }])
  expect(await takeOver(ivy, { move: 'pulled', condition: 'good', at: then })).toEqual([200, 204])
})
