import { expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { newId } from '#platform/uuid.ts'
import { inTurn, lockUnit } from '#domain/equipment/stored-units.server.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import { aTruck } from '#test/a-truck.ts'

test('the time of a move is part of it: the same one with another time is refused', async () => {
  const { ivy, at, send } = await aTruck()
  const id = newId()
  expect((await send(ivy, { id, move: 'placed', at: at(5) })).status).toBe(201)
  const other = await send(ivy, { id, move: 'placed', at: at(50) })
  expect([other.status, (await other.json()).code]).toEqual([409, 'equipment-move-differs'])
  expect((await send(ivy, { id, move: 'placed', at: at(5) })).status).toBe(200)
})

test('the evidence of a move says when it was received: a time that a device told may be any', async () => {
  const { ivy, at, send, world, job_id } = await aTruck()
  await send(ivy, { move: 'placed', at: at(24 * 30) })
  const { content, at: told } = await world.db
    .selectFrom('job_evidence')
    .select(['content', 'at'])
    .where('job_id', '=', job_id)
    .executeTakeFirstOrThrow()
  expect([content, told.toISOString()]).toMatchObject([
    { unit: 'AM-17', received_at: world.now().toISOString() },
    at(24 * 30),
  ])
})

test('a photo that its sender never put is missing, whoever else put it, and the move waits for it', async () => {
  const { ivy, theo, send, world, stays, takeOver, at } = await aTruck()
  const photo = await aPutPhoto({ world }, theo)
  const [id, move] = [newId(), { move: 'pulled', condition: 'good', photo } as const]
  await send(ivy, { move: 'placed', at: at(5) })
  for (const missing of [photo, 'f'.repeat(64)]) {
    const refused = await send(ivy, { ...move, id, photo: missing })
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'photos-missing', missing: [missing] },
    ])
  }
  const own = await aPutPhoto({ world }, ivy, 70)
  expect((await send(ivy, { ...move, id, photo: own })).status).toBe(201)
  // What the office takes over has no photo then.
  expect(await takeOver(ivy, { ...move, at: at(1), photo: 'f'.repeat(64) })).toEqual([200, 204])
  expect(await stays()).toMatchObject([{ condition: 'good' }])
})

test.each([
  { move: 'pulled' },
  { move: 'pulled', condition: 'good', room_id: newId() },
  { move: 'placed', condition: 'good' },
  { move: 'undone' },
  { move: 'moved', undoes: newId() },
])('a move that there can’t be is not reported to the office either: %o', async (move) => {
  const { ivy, at, takeOver } = await aTruck()
  expect((await takeOver(ivy, { ...move, at: at(1) }))[0]).toBe(422)
})

test('a move waits for its own unit alone: however long another one or the list takes, it is received', async () => {
  const { ivy, office, unit, send, world, stays } = await aTruck()
  const other = { id: newId(), number: 'AM-18', serial_number: '' }
  const json = { model_id: unit.model_id, units: [other] }
  await office.request('/api/equipment/units', { method: 'POST', json })
  await inTransaction(world, async (busy) => {
    await inTurn(busy)
    await lockUnit(busy, other.id)
    expect((await send(ivy, { move: 'placed' })).status).toBe(201)
  })
  expect(await stays()).toHaveLength(1)
})

test('of moves of one unit at once none is lost', async () => {
  const { ivy, theo, at, send, stays } = await aTruck()
  const moves = [5, 4, 3, 2].map((hours, nth) =>
    send(nth % 2 ? ivy : theo, { move: 'placed', at: at(hours) }),
  )
  expect((await Promise.all(moves)).map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(await stays()).toMatchObject([{ isHere: true }])
  expect((await send(ivy, { move: 'pulled', condition: 'broken', at: at(1) })).status).toBe(201)
})
