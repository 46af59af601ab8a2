import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { noteOnLead } from '#domain/leads/leads.server.ts'
import { addStaffPhoto } from '#domain/leads/staff-photos.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { certify } from '#test/a-visit.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import { aVisitToMake } from '#test/a-visit-to-make.ts'
import { addItem } from './items.flow.ts'

/** Ivy has arrived, and her phone has no signal since. The office gives the visit to Theo alone, and all of the job to others. */
async function aVisitTakenFromWhoIsThere() {
  const test = await aVisitToMake()
  const { world, marcus, theo, visit, job_id, step, change, wait } = test
  await step('arrived', { visit_id: visit.id })
  wait(10 * minute)
  await certify(test, theo)
  const { revision } = (await test.visits())[0] ?? { revision: 1 }
  await change(visit.id, { revision, people: [theo.id] })
  await world.db.updateTable('lead').set({ assigned_to: marcus.id }).where('id', '=', job_id).execute()
  wait(20 * minute)
  return test
}

test('whoever was taken off a visit while they were there tells what they did until they left', async () => {
  const test = await aVisitTakenFromWhoIsThere()
  const { world, ivy, marcus, job_id, visit, ago, step } = test
  const worker = allow(ivy, 'leads.work')
  const there = { at: ago(10 * minute), sentAt: world.now() }
  const sha256 = await aPutPhoto(test, ivy, 90)
  const left = await step('departed', { visit_id: visit.id, at: ago(5 * minute) })
  expect(left.visit_id).toBe(visit.id)
  await noteOnLead(world, worker, { id: newId(), lead_id: job_id, text: 'Wet to the studs', ...there })
  await addStaffPhoto(world, worker, { lead_id: job_id, sha256, ...there })
  await addItem(world, worker, { id: newId(), job_id, text: 'Bring a ladder', ...there })
  const { notes, photos, history } = await getLead(world, allow(marcus, 'leads.view'), job_id)
  expect([notes[0]?.by, photos[0]?.by]).toEqual(['Ivy Starling', 'Ivy Starling'])
  expect(history.filter(({ by }) => by === 'Ivy Starling').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['lead.visit_step_taken', 'lead.noted', 'lead.photo_added', 'visit.item_added']),
  )
})

test('a step that names no visit counts as well', async () => {
  const { visit, ago, step } = await aVisitTakenFromWhoIsThere()
  expect((await step('departed', { at: ago(5 * minute) })).visit_id).toBe(visit.id)
})

test('their leaving does not end the visit of whoever goes there by now', async () => {
  const { theo, visit, ago, step, stamps } = await aVisitTakenFromWhoIsThere()
  await step('departed', { visit_id: visit.id, at: ago(5 * minute) })
  expect((await stamps()).slice(1)).toEqual([expect.any(String), null])
  await step('arrived', { who: theo })
  await step('departed', { who: theo, at: ago(0) })
  expect((await stamps())[2]).toBe(ago(0))
})

test('after they left nothing of theirs counts any more', async () => {
  const { world, ivy, job_id, visit, ago, step } = await aVisitTakenFromWhoIsThere()
  await step('departed', { visit_id: visit.id, at: ago(5 * minute) })
  const after = { at: ago(minute), sentAt: world.now() }
  await expect(step('arrived', { visit_id: visit.id, at: after.at })).rejects.toMatchObject({ status: 404 })
  const note = { id: newId(), lead_id: job_id, text: 'Wet to the studs', ...after }
  await expect(noteOnLead(world, allow(ivy, 'leads.work'), note)).rejects.toMatchObject({ status: 404 })
})

test('nobody is on the way to a visit that they were taken off', async () => {
  const { visit, ago, step } = await aVisitTakenFromWhoIsThere()
  await expect(step('on_my_way', { visit_id: visit.id, at: ago(minute) })).rejects.toMatchObject({
    code: 'visit-not-yours',
  })
})
