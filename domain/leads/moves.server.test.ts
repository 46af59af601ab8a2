import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { assignLead } from './assignment.server.ts'
import { getLead } from './lead-views.server.ts'
import type { LeadMove } from './lead-move.ts'
import { receiveLead, releaseLead } from './leads.server.ts'
import { moveLead, undoMove } from './moves.server.ts'

const window = { on: '2026-12-01', from: '08:00', to: '10:00' }

/** A request that a dispatcher works on, with a technician who can be sent. */
async function atTheDesk() {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  const { id, reference } = await receiveLead(test.world, aLeadRequest(), unsuspected)
  const read = (who: Person = marcus) => getLead(test.world, allow(who, 'leads.view'), id)
  const move = (change: LeadMove, who: Person = marcus) =>
    moveLead(test.world, allow(who, 'leads.work'), { id, ...change })
  const undo = (revision: number, who: Person = marcus) =>
    undoMove(test.world, allow(who, 'leads.work'), { id, revision })
  const assign = (employee_id: string | null, revision: number) =>
    assignLead(test.world, allow(marcus, 'leads.assign'), { id, employee_id, revision })
  return { ...test, marcus, ivy, id, reference, read, move, undo, assign }
}

test('who is scheduled for a visit takes care of the request from then on, and can see it', async () => {
  const { ivy, read, move } = await atTheDesk()
  await expect(read(ivy)).rejects.toMatchObject({ status: 404 })
  await move({ status: 'scheduled', revision: 1, schedule: { ...window, employee_id: ivy.id } })
  const lead = await read(ivy)
  expect(lead).toMatchObject({ status: 'scheduled', visit: window, assigned_to: { name: 'Ivy Starling' } })
  expect(lead.history[0]).toMatchObject({
    name: 'lead.moved',
    by: 'Marcus Wren',
    words: expect.stringMatching(/^New → Scheduled for .+, Ivy Starling$/),
    receivers: ['Ivy Starling'],
  })
})

test('a visit can be moved to another day, and never to one that has passed', async () => {
  const { ivy, read, move, world } = await atTheDesk()
  const schedule = { ...window, employee_id: ivy.id }
  await move({ status: 'scheduled', revision: 1, schedule })
  await move({ status: 'scheduled', revision: 2, schedule: { ...schedule, on: '2026-12-02' } })
  expect((await read()).visit?.on).toBe('2026-12-02')
  // The same again changes nothing.
  await move({ status: 'scheduled', revision: 3, schedule: { ...schedule, on: '2026-12-02' } })
  expect((await read()).revision).toBe(3)
  const yesterday = new Date(world.now().getTime() - 36 * 3_600_000).toISOString().slice(0, 10)
  await expect(
    move({ status: 'scheduled', revision: 3, schedule: { ...schedule, on: yesterday } }),
  ).rejects.toMatchObject({ status: 422, extra: { fields: { on: [expect.stringMatching(/passed/)] } } })
})

test('a window that has passed today is refused, and a visit that stands is not', async () => {
  const { ivy, read, move, world, wait } = await atTheDesk()
  const today = { on: '2026-11-20', employee_id: ivy.id }
  const schedule = (revision: number, window: { from: string; to: string }) =>
    move({ status: 'scheduled', revision, schedule: { ...today, ...window } })
  expect(world.now().toISOString()).toBe('2026-11-20T12:00:00.000Z')
  // It is 7 AM: what ends now is over, what began is not.
  await expect(schedule(1, { from: '05:00', to: '07:00' })).rejects.toMatchObject({
    status: 422,
    extra: { fields: { to: ['This time has passed. Choose a later time.'] } },
  })
  await schedule(1, { from: '06:00', to: '07:01' })
  expect(await read()).toMatchObject({ status: 'scheduled', revision: 2 })
  wait(60_000)
  // The visit as it stands is no new one.
  await schedule(2, { from: '06:00', to: '07:01' })
  expect((await read()).revision).toBe(2)
})

test('a closed request tells how it ended, and which other one it repeats', async () => {
  const { world, read, move, reference } = await atTheDesk()
  const other = await receiveLead(world, aLeadRequest({ name: 'Ann Again' }), unsuspected)
  const close = (duplicate_of: string) =>
    move({ status: 'closed', outcome: 'duplicate', duplicate_of, revision: 1 })
  await expect(close('R-0000-NONE0')).rejects.toThrow('No request has this reference.')
  await expect(close(reference)).rejects.toThrow('This is this request’s own reference.')
  await close(other.reference)
  expect(await read()).toMatchObject({
    status: 'closed',
    outcome: 'duplicate',
    duplicate_of: { id: other.id, reference: other.reference },
  })
})

test('to take a move back restores all that it changed: who had it, the visit, and that nobody answered', async () => {
  const { world, id, ivy, read, move, undo, assign } = await atTheDesk()
  await assign(ivy.id, 1)
  await assign(null, 2)
  await move({ status: 'scheduled', revision: 3, schedule: { ...window, employee_id: ivy.id } })
  await undo(4)
  expect(await read()).toMatchObject({ status: 'new', visit: null, assigned_to: null, revision: 5 })
  const row = await world.db.selectFrom('lead').select('first_contacted_at').where('id', '=', id).execute()
  expect(row).toEqual([{ first_contacted_at: null }])

  await move({ status: 'scheduled', revision: 5, schedule: { ...window, employee_id: ivy.id } })
  await move({ status: 'closed', outcome: 'done', revision: 6 })
  expect(await read()).toMatchObject({ outcome: 'done', visit: window })
  await undo(7)
  expect(await read()).toMatchObject({ status: 'scheduled', visit: window, outcome: null })
})

test('a move is not taken back once something else has changed, nor by a screen that is behind', async () => {
  const { ivy, read, move, undo, assign } = await atTheDesk()
  await expect(undo(1)).rejects.toThrow('There is no status change to undo.')
  await move({ status: 'contacted', revision: 1 })
  await assign(ivy.id, 2)
  await expect(undo(2)).rejects.toMatchObject({ code: 'lead-moved-on' })
  await expect(undo(3)).rejects.toMatchObject({ code: 'nothing-to-undo' })
  expect(await read()).toMatchObject({ status: 'contacted', revision: 3 })
})

test('requests that were scheduled or closed before people were asked can be moved, and taken back', async () => {
  const { world, id, read, move, undo } = await atTheDesk()
  await world.db.updateTable('lead').set({ status: 'scheduled' }).where('id', '=', id).execute()
  await move({ status: 'closed', outcome: 'not-reached', revision: 1 })
  await undo(2)
  expect(await read()).toMatchObject({ status: 'scheduled', visit: null, outcome: null })
})

test('a technician moves what is assigned to them and plans their own visits, but sends nobody else', async () => {
  const { marcus, ivy, read, move, undo, assign } = await atTheDesk()
  await expect(move({ status: 'contacted', revision: 1 }, ivy)).rejects.toMatchObject({ status: 404 })
  await assign(ivy.id, 1)
  await move({ status: 'contacted', revision: 2 }, ivy)
  await move({ status: 'scheduled', revision: 3, schedule: { ...window, employee_id: ivy.id } }, ivy)
  await expect(
    move({ status: 'scheduled', revision: 4, schedule: { ...window, employee_id: marcus.id } }, ivy),
  ).rejects.toMatchObject({ status: 403 })
  await undo(4, ivy)
  expect(await read(ivy)).toMatchObject({ status: 'contacted', visit: null })
})

test('only who may work on requests can be sent or take care of one: a guest who only reads cannot', async () => {
  const { read, move, assign, ...test } = await atTheDesk()
  const guest = await aPerson(test, 'Read-only', 'Walt Kingfisher')
  const sentence = 'This person can’t take requests. Choose someone else.'
  await expect(assign(guest.id, 1)).rejects.toThrow(sentence)
  await expect(
    move({ status: 'scheduled', revision: 1, schedule: { ...window, employee_id: guest.id } }),
  ).rejects.toThrow(sentence)
  expect(await read()).toMatchObject({ status: 'new', assigned_to: null, revision: 1 })
})

test('undo brings back when the request was first answered, too', async () => {
  const { world, move, undo, wait } = await atTheDesk()
  const firstContact = async () => {
    const row = await world.db.selectFrom('lead').select('first_contacted_at').executeTakeFirstOrThrow()
    return row.first_contacted_at?.toISOString() ?? null
  }
  wait(60_000)
  await move({ status: 'contacted', revision: 1 })
  const at = '2026-11-20T12:01:00.000Z'
  expect(await firstContact()).toBe(at)
  wait(60_000)
  await move({ status: 'new', revision: 2 })
  expect(await firstContact()).toBeNull()
  wait(60_000)
  await undo(3)
  expect(await firstContact()).toBe(at)
  await undo(4)
  expect(await firstContact()).toBeNull()
})

test('what is held in quarantine is not moved, and no move of it taken back, before it is released', async () => {
  const { world, id, marcus, read, move, undo } = await atTheDesk()
  await move({ status: 'contacted', revision: 1 })
  await world.db.updateTable('lead').set({ quarantined_at: world.now() }).execute()
  const held = { status: 409, code: 'lead-quarantined' }
  await expect(move({ status: 'closed', outcome: 'not-ours', revision: 2 })).rejects.toMatchObject(held)
  // Also from a screen that is behind: the newest state would be refused just the same.
  await expect(move({ status: 'new', revision: 1 })).rejects.toMatchObject(held)
  await expect(undo(2)).rejects.toMatchObject(held)
  expect(await read()).toMatchObject({ status: 'contacted', revision: 2 })

  await releaseLead(world, allow(marcus, 'submissions.spam'), id)
  await undo(2)
  expect(await read()).toMatchObject({ status: 'new', revision: 3 })
})
