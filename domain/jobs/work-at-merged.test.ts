import { expect, test } from 'vitest'
import { hour, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { noteOnLead } from '#domain/leads/leads.server.ts'
import { addStaffPhoto } from '#domain/leads/staff-photos.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { addRoom, changeRoom } from '#domain/rooms/rooms.flow.ts'
import { listRooms } from '#domain/rooms/rooms.server.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { settleProblem } from '#domain/sync/decide.flow.ts'
import { reportProblem } from '#domain/sync/problems.server.ts'
import { addItem, changeItem } from '#domain/visits/items.flow.ts'
import { listJobVisits } from '#domain/visits/visit-views.server.ts'
import { aJob } from '#test/a-job.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import { aJobToVisit, thisMorning } from '#test/a-visit.ts'
import { aPerson } from '#test/people.ts'
import { getJob } from './job-views.server.ts'
import { mergeJob } from './merge.server.ts'

const { kitchen, hall } = trilliumRooms

/** Ivy goes this morning to a job that turns out to be one that is there already, and her device has not heard of it. */
async function aCrewUnheard() {
  const test = await aJobToVisit()
  const { world, ivy, marcus, job_id: id, plan, wait } = test
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const kept = await aJob(test, marcus)
  const visit = await plan({ when: thisMorning, people: [ivy.id] })
  const merge = async () => {
    wait(minute)
    const { revision } = await getJob(world, allow(dana, 'intake.view'), id)
    await mergeJob(world, allow(dana, 'intake.merge'), { id, into: kept.number, revision })
  }
  const sent = { at: undefined, sentAt: world.now() }
  const room = (of: { id: string; job_id?: string; fields?: typeof kitchen }, who = ivy) => {
    const { job_id = id, fields = kitchen } = of
    return addRoom(world, allow(who, 'rooms.edit'), { ...fields, ...sent, id: of.id, job_id })
  }
  const item = (item_id: string) =>
    addItem(world, allow(ivy, 'leads.work'), { ...sent, id: item_id, text: 'Broom', job_id: id })
  const file = () => listJobVisits(world, allow(ivy, 'intake.view'), kept.id)
  return { ...test, id, kept: kept.id, dana, visit, merge, sent, room, item, file }
}

test('whatever the crew sends of a merged job stands in the file of the one that is kept', async () => {
  const test = await aCrewUnheard()
  const { world, ivy, id, kept, visit, merge, sent, room, item, file } = test
  const [before, typed, note, broom] = [newId(), newId(), newId(), newId()]
  await room({ id: before })
  await merge()
  const worker = allow(ivy, 'leads.work')
  await noteOnLead(world, worker, { id: note, lead_id: id, text: 'Wet to the studs' })
  const sha256 = await aPutPhoto(test, ivy)
  await addStaffPhoto(world, worker, { lead_id: id, sha256 })
  await room({ id: typed, fields: { ...hall, chamber: kitchen.chamber } })
  await changeRoom(world, allow(ivy, 'rooms.edit'), { id: before, revision: 1, changes: { insets: 2 } })
  await item(broom)
  await changeItem(world, worker, { ...sent, id: broom, revision: 1, done: true, visit_id: visit.id })

  const { notes, photos } = await getJob(world, allow(ivy, 'intake.view'), kept)
  expect([notes.map((each) => each.id), photos.map((each) => each.sha256)]).toEqual([[note], [sha256]])
  const { items: rooms } = await listRooms(world, allow(ivy, 'rooms.view'), kept)
  expect(rooms.map((each) => [each.id, each.insets])).toEqual(
    expect.arrayContaining([
      [before, 2],
      [typed, 0],
    ]),
  )
  expect((await file()).items).toMatchObject([
    { id: broom, done_by: 'Ivy Starling', done_visit_id: visit.id },
  ])
})

test('a room gets a chamber of its whole file, whichever of the jobs has either', async () => {
  const { world, dana, kept, merge, room } = await aCrewUnheard()
  const [below, above] = [newId(), newId()]
  await room({ id: below })
  await merge()
  const chamber = { id: newId(), name: 'Upstairs', kind: 'open' } as const
  await room({ id: above, job_id: kept, fields: { ...hall, chamber } }, dana)
  const change = (id: string, changes: object) =>
    changeRoom(world, allow(dana, 'rooms.edit'), { id, revision: 1, changes })
  expect(await change(below, { chamber })).toMatchObject({ chamber })
  expect(await change(above, { chamber: kitchen.chamber })).toMatchObject({ chamber: kitchen.chamber })
})

test('what was done on a visit counts, although the visit went along with a merge and was canceled then', async () => {
  const { world, ivy, id, file, change, merge, wait } = await aCrewUnheard()
  await merge()
  wait(hour)
  const at = world.now().toISOString()
  wait(hour)
  for (const { id, revision } of (await file()).visits) await change(id, { revision, canceled: true })
  const note = { id: newId(), lead_id: id, text: 'Wet to the studs', sentAt: world.now() }
  expect(await noteOnLead(world, allow(ivy, 'leads.work'), { ...note, at })).toMatchObject({ id: note.id })
  const late = { ...note, id: newId(), at: world.now().toISOString() }
  await expect(noteOnLead(world, allow(ivy, 'leads.work'), late)).rejects.toMatchObject({ status: 404 })
})

test('the office takes over what a device reports of a merged job, whichever of the jobs has it by then', async () => {
  const { world, ivy, dana, id, kept, merge, room, item, file } = await aCrewUnheard()
  const [broom, measured] = [newId(), newId()]
  await item(broom)
  await room({ id: measured })
  await merge()
  const at = world.now().toISOString()
  const reported = { code: 'not-permitted', detail: 'No.', made_at: at, refused_at: at } as const
  const done = { kind: 'item_change', item_id: broom, revision: 1, done: true, text: 'Broom' } as const
  const changed = { kind: 'room_change', room_id: measured, revision: 1, changes: { insets: 2 } } as const
  for (const { lead_id, write } of [
    { lead_id: id, write: done },
    { lead_id: kept, write: { ...changed, name: 'Kitchen' } },
  ]) {
    const problem = newId()
    await reportProblem(world, ivy, { ...reported, id: problem, lead_id, write })
    const decision = { id: problem, state: 'taken_over', reason: '' } as const
    await settleProblem(world, allow(dana, 'leads.assign'), decision)
  }
  expect((await file()).items).toMatchObject([{ id: broom, done_by: 'Ivy Starling' }])
  const { items: rooms } = await listRooms(world, allow(dana, 'rooms.view'), kept)
  expect(rooms).toMatchObject([{ id: measured, insets: 2 }])
})
