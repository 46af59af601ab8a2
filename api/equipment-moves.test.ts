import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { checkEvidence } from '#test/evidence-of.ts'
import { aJob } from '#test/a-job.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import { aTruck } from '#test/a-truck.ts'
import { aPerson } from '#test/people.ts'

test('placed, moved and pulled by the time of the device, a mover has the days of its stay', async () => {
  const { ivy, kitchen, hall, at, send, stays, place, lines, world, job_id, number } = await aTruck()
  const placed = await send(ivy, { move: 'placed', room_id: kitchen, at: at(80) })
  expect([placed.status, await placed.json()]).toMatchObject([
    201,
    { move: 'placed', number: 'AM-17', by: 'Ivy Starling', at: at(80) },
  ])
  expect(await stays()).toEqual([{ room: 'Kitchen', days: 4, isHere: true, condition: null }])
  expect((await place()).place).toEqual({ job_id, job: number, room: 'Kitchen', placed_at: at(80) })
  await send(ivy, { move: 'moved', room_id: hall, at: at(20) })
  await send(ivy, { move: 'pulled', condition: 'good', at: at(8) })
  expect(await stays()).toEqual([{ room: 'Hall', days: 3, isHere: false, condition: 'good' }])
  expect((await place()).place).toBeNull()
  expect((await lines()).slice(0, 3)).toEqual([
    'AM-17 picked up',
    'AM-17 moved, Hall',
    'AM-17 placed, Kitchen',
  ])
  expect(await checkEvidence(world, job_id)).toEqual([
    'equipment_placed',
    'equipment_moved',
    'equipment_pulled',
  ])
})

test('a move that a device sends twice counts once, and another under its ID is refused with the one that is there', async () => {
  const { ivy, kitchen, hall, at, send, stays } = await aTruck()
  const id = newId()
  const move = { id, key: newId(), move: 'placed', room_id: kitchen, at: at(2) }
  expect([(await send(ivy, move)).status, (await send(ivy, move)).status]).toEqual([201, 200])
  expect((await send(ivy, { ...move, key: newId() })).status).toBe(200)
  const other = await send(ivy, { ...move, room_id: hall, key: newId() })
  expect([other.status, await other.json()]).toMatchObject([
    409,
    { code: 'equipment-move-differs', current: { id, room_id: kitchen } },
  ])
  expect(await stays()).toHaveLength(1)
})

test('what arrives late sorts in by its time', async () => {
  const { ivy, kitchen, hall, at, send, stays } = await aTruck()
  await send(ivy, { move: 'pulled', condition: 'good', at: at(2) })
  await send(ivy, { move: 'moved', room_id: hall, at: at(20) })
  await send(ivy, { move: 'placed', room_id: kitchen, at: at(75) })
  expect(await stays()).toEqual([{ room: 'Hall', days: 3, isHere: false, condition: 'good' }])
})

test('two devices that move one mover without a connection: both moves stay, the later one counts, the office sees it', async () => {
  const { ivy, theo, kitchen, hall, at, send, equipment, stays, lines, place, world } = await aTruck()
  await send(ivy, { move: 'placed', room_id: kitchen, at: at(30) })
  expect((await send(theo, { move: 'moved', room_id: hall, at: at(2) })).status).toBe(201)
  expect((await place()).clashed_at).toBeNull()
  expect((await send(ivy, { move: 'pulled', condition: 'good', at: at(3) })).status).toBe(201)
  expect(await stays()).toEqual([
    { room: 'Hall', days: 1, isHere: true, condition: null },
    { room: 'Kitchen', days: 2, isHere: false, condition: 'good' },
  ])
  expect((await equipment()).items[0]?.clashed_at).toBe(world.now().toISOString())
  expect(await lines()).toContain('Two people moved AM-17. Check where it is.')
  // Whoever stands before it says where it is.
  await send(theo, { move: 'moved', room_id: kitchen })
  expect((await place()).clashed_at).toBeNull()
})

test('placing a mover that is at another job ends its stay there, and that job says so', async () => {
  const { ivy, marcus, at, send, stays, lines, place, job_id, world, office, ...rest } = await aTruck()
  const elsewhere = await aJob({ ...rest, world }, marcus)
  const there = { job_id: elsewhere.id, move: 'placed', at: at(50) }
  expect((await send(office, there)).status).toBe(201)
  expect((await send(ivy, { move: 'placed', at: at(1) })).status).toBe(201)
  expect(await stays(elsewhere.id)).toEqual([{ room: null, days: 2, isHere: false, condition: null }])
  expect(await stays()).toEqual([{ room: null, days: 1, isHere: true, condition: null }])
  expect((await place()).place.job_id).toBe(job_id)
  expect(await lines(elsewhere.id)).toContain('AM-17 taken to another job')
  expect(await checkEvidence(world, elsewhere.id)).toEqual(['equipment_placed', 'equipment_pulled'])
})

test.each([
  ['dirty', 'needs_cleaning'],
  ['broken', 'broken'],
] as const)(
  'pulled %s, a mover is out of service and is not placed again before someone saw to it',
  async (condition, reason) => {
    const { ivy, at, send, place, emails, workUntilIdle } = await aTruck()
    await send(ivy, { move: 'placed', at: at(30) })
    await workUntilIdle()
    const before = emails.length
    await send(ivy, { move: 'pulled', condition, at: at(2) })
    expect(await place()).toMatchObject({ state: 'out_of_service', reason, place: null })
    await workUntilIdle()
    expect(emails.slice(before).map(({ subject }) => subject)).toEqual([`AM-17 came back ${condition}`])
    const again = await send(ivy, { move: 'placed', at: at(1) })
    expect([again.status, (await again.json()).code]).toEqual([409, 'unit-out-of-service'])
  },
)

test('a retired mover is refused with a sentence, one that was moved before it was retired is not', async () => {
  const { ivy, office, unit, at, send, stays } = await aTruck()
  await send(ivy, { move: 'placed', at: at(30) })
  const facts = { model_id: unit.model_id, number: unit.number, serial_number: 'SN-4411', reason: null }
  await office.request(`/api/equipment/units/${unit.id}`, {
    method: 'PUT',
    json: { ...facts, state: 'retired', revision: 1 },
  })
  const refused = await send(ivy, { move: 'moved', at: at(1) })
  expect([refused.status, (await refused.json()).detail]).toEqual([
    409,
    'AM-17 was retired. Use another unit.',
  ])
  expect((await send(ivy, { move: 'placed', at: at(40) })).status).toBe(201)
  expect((await send(ivy, { move: 'pulled', condition: 'good', at: at(0) })).status).toBe(201)
  expect(await stays()).toEqual([{ room: null, days: 2, isHere: false, condition: 'good' }])
})

test('whoever moved it can take that back, its photo too, and what its condition changed is as before', async () => {
  const { ivy, theo, kitchen, at, send, stays, equipment, place, world, job_id } = await aTruck()
  const pulled = newId()
  const [one, other] = [await aPutPhoto({ world }, ivy, 60), await aPutPhoto({ world }, ivy, 80)]
  await send(ivy, { move: 'placed', room_id: kitchen, photo: one, at: at(30) })
  await send(ivy, { id: pulled, move: 'pulled', condition: 'broken', photo: other, at: at(1) })
  expect((await equipment()).items).toMatchObject([{ photos: [one, other] }])
  expect((await send(theo, { move: 'undone', undoes: pulled })).status).toBe(404)
  expect((await send(ivy, { move: 'undone', undoes: pulled })).status).toBe(201)
  expect((await send(ivy, { move: 'undone', undoes: pulled })).status).toBe(200)
  expect((await equipment()).items).toMatchObject([{ photos: [one] }])
  expect(await stays()).toEqual([{ room: 'Kitchen', days: 2, isHere: true, condition: null }])
  expect(await place()).toMatchObject({ state: 'in_stock', reason: null })
  expect((await checkEvidence(world, job_id)).at(-1)).toBe('equipment_undone')
})

test('a room of another job is not there for it, and a condition is told with a pull alone', async () => {
  const { ivy, send, stays } = await aTruck()
  const elsewhere = await send(ivy, { move: 'placed', room_id: newId() })
  expect([elsewhere.status, (await elsewhere.json()).code]).toEqual([404, 'room-not-found'])
  expect((await send(ivy, { move: 'pulled' })).status).toBe(422)
  expect((await send(ivy, { move: 'placed', condition: 'good' })).status).toBe(422)
  expect(await stays()).toEqual([])
})

test('the equipment of a job that was merged stands at the one that it was merged into', async () => {
  const { office, marcus, at, send, stays, job_id, number, world, ...rest } = await aTruck()
  const merged = await aJob({ ...rest, world }, marcus)
  await send(office, { job_id: merged.id, move: 'placed', at: at(30) })
  await office.request(`/api/jobs/${merged.id}/merge`, {
    method: 'POST',
    json: { into: number, revision: 1 },
  })
  await send(office, { move: 'pulled', condition: 'good', at: at(2) })
  expect(await stays(job_id)).toEqual([{ room: null, days: 2, isHere: false, condition: 'good' }])
})

test('lists of what is out: all of it, what stands for long, and what never came back from a job that is over', async () => {
  const { office, marcus, at, send, unit, world, ...rest } = await aTruck()
  const numbers = async (query: string): Promise<string[]> => {
    const { items } = await (await office.request(`/api/equipment/units?${query}`)).json()
    return items.map(({ number }: { number: string }) => number)
  }
  const units = ['AM-18', 'AM-19'].map((each) => ({ id: newId(), number: each, serial_number: '' }))
  await office.request('/api/equipment/units', { method: 'POST', json: { model_id: unit.model_id, units } })
  const over = await aJob({ ...rest, world }, marcus)
  await send(office, { move: 'placed', at: at(24 * 6 + 2) })
  await send(office, { unit_id: units[0]?.id, job_id: over.id, move: 'placed', at: at(24 * 6) })
  expect([await numbers('place=out'), await numbers('place=long'), await numbers('place=over')]).toEqual([
    ['AM-17', 'AM-18'],
    ['AM-17'],
    [],
  ])
  await office.request(`/api/jobs/${over.id}/side`, {
    method: 'PUT',
    json: { side: 'lost', reason: 'Price', revision: 1 },
  })
  expect(await numbers('place=over')).toEqual(['AM-18'])
  const { items } = await (await office.request('/api/equipment/units?q=AM-18')).json()
  expect(await numbers(`tag=${items[0].tag}`)).toEqual(['AM-18'])
})

test('the company may count days by the calendar', async () => {
  const { office, ivy, at, send, equipment } = await aTruck()
  await send(ivy, { move: 'placed', at: at(9) })
  const value = { day_rule: 'calendar', long_stay_days: 2 }
  await office.request('/api/job-setup/equipment', { method: 'PUT', json: { value, revision: 0 } })
  expect(await equipment()).toMatchObject({ rules: value, items: [{ days: 2, hours: 9, is_long: true }] })
  expect(await (await office.request('/api/equipment/units')).json()).toMatchObject({ day_rule: 'calendar' })
})

test('a refused move is taken over by the office, in the name and from the time of whoever made it, once', async () => {
  const { office, ivy, job_id, unit, stays, send, at } = await aTruck()
  const [id, made_at] = [newId(), at(5)]
  const write = { kind: 'equipment_move', move: 'placed', unit_id: unit.id, number: 'LGR-99' }
  await ivy.request(`/api/sync-problems/${id}`, {
    method: 'PUT',
    json: { lead_id: job_id, write, code: 'x', detail: 'No.', made_at, refused_at: made_at },
  })
  const { items } = await (await office.request('/api/sync-problems')).json()
  expect(items[0].write.number).toBe('AM-17')
  const decided = await office.request(`/api/sync-problems/${id}/decision`, {
    method: 'POST',
    json: { state: 'taken_over' },
  })
  expect(decided.status).toBe(204)
  expect((await send(ivy, { id, move: 'placed', at: made_at })).status).toBe(200)
  expect(await stays()).toEqual([{ room: null, days: 1, isHere: true, condition: null }])
})

test('a unit that was at a job is not taken out of the list by undoing that it was added', async () => {
  const { ivy, office, unit, at, send, stays, place } = await aTruck()
  await send(ivy, { move: 'placed', at: at(5) })
  const undo = { units: [{ id: unit.id, revision: 1 }] }
  const undone = await office.request('/api/equipment/units/undo', { method: 'POST', json: undo })
  expect([undone.status, await undone.json()]).toMatchObject([
    409,
    { code: 'unit-in-use', detail: 'AM-17 was at a job already. Retire it instead.' },
  ])
  expect((await place()).place).not.toBeNull()
  expect((await send(ivy, { move: 'pulled', condition: 'good' })).status).toBe(201)
  expect(await stays()).toMatchObject([{ days: 1, isHere: false }])
})

test('who does not see a job is told that a unit is there, and not in which room', async () => {
  const { ivy, office, kitchen, at, send, number, ...rest } = await aTruck()
  await send(office, { move: 'placed', room_id: kitchen, at: at(5) })
  const seenBy = async (who: typeof ivy) => {
    const { items } = await (await who.request('/api/equipment/units?q=AM-17')).json()
    return items[0].place
  }
  const stranger = await aPerson(rest, 'Technician', 'Una Wren')
  expect(await seenBy(ivy)).toMatchObject({ job: number, room: 'Kitchen' })
  expect(await seenBy(stranger)).toMatchObject({ job: number, room: null })
})
