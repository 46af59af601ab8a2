import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { seal } from '#platform/secrets/sealed.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { holdContents } from './held-contents.ts'
import { aSketch, larkspurPlan } from '#domain/sketch/larkspur-plan.fixture.ts'
import { noPlan } from '#domain/sketch/plan.ts'
import { aPoint, aStation } from '#domain/readings/larkspur-readings.fixture.ts'
import { newId } from '#platform/uuid.ts'
import { firstCertificationRules, firstTargets } from '#domain/jobs/set-up/set-up.ts'
import { firstDryingSetup } from '#domain/readings/setup/drying-setup.ts'
import { firstEquipmentRules } from '#domain/equipment/equipment-rules.ts'
import { firstWeights } from '#domain/file-audit/audit-rules.ts'
import { firstPackets } from '#domain/packets/first-packets.ts'
import { firstTemplates } from '#domain/messages/templates.ts'
import { aJobPhoto } from '#domain/photos/a-job-photo.fixture.ts'
import { photoPhases } from '#domain/photos/photo-phases.ts'
import { aCall, aJob } from '#test/a-job.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import type { Person } from '#test/people.ts'
import type { TestWorld } from '#test/world.ts'
import type { Known } from './schema.ts'

const window = { on: '2026-12-01', from: '08:00', to: '10:00' }

const aCharge = { type: 'charge', kind: 'labor', party: null, amount_cents: 125_050, on: '2026-11-20' }

const to = 'quirinia@example.com'

/** A job with a visit to be scheduled, a charge, a message that failed, something to be done, a room with a point and a station, and an access code, one that it can be merged into, and one that is merged; and the address of someone's calendar. */
export async function holdJobs(
  test: TestWorld,
  { owner, technician }: Record<'owner' | 'technician', Person>,
) {
  const { db, secret, now } = test.world
  const { id: job } = await aJob(test, owner, { ...aCall, email: to, text_consent: true })
  const [other, merged] = [await aJob(test, owner), await aJob(test, owner)]
  const [visit, item, entry, message, room] = [newId(), newId(), newId(), newId(), newId()]
  const [point, station, reading] = [newId(), newId(), newId()]
  const add = (path: string, json: object) => owner.request(path, { method: 'POST', json })
  await add(`/api/jobs/${merged.id}/merge`, { into: other.number, revision: 1 })
  await add(`/api/jobs/${job}/visits`, { id: visit, kind: 'inspection' })
  await add(`/api/jobs/${job}/money`, { ...aCharge, id: entry })
  await add(`/api/jobs/${job}/messages`, {
    id: message,
    channel: 'email',
    to,
    subject: 'Your visit',
    body: 'We come.',
  })
  await add(`/api/jobs/${job}/items`, { id: item, text: 'Photos of the ceiling' })
  await add(`/api/jobs/${job}/rooms`, { ...trilliumRooms.kitchen, id: room })
  const sketch = newId()
  const drawn = { ...aSketch, revision: 0, at: now().toISOString() }
  await owner.request(`/api/jobs/${job}/sketches/${sketch}`, { method: 'PUT', json: drawn })
  const contents = await holdContents(job, room, add)
  await add(`/api/jobs/${job}/points`, { ...aPoint, id: point, room_id: room })
  await add(`/api/jobs/${job}/stations`, { ...aStation, id: station })
  const read = { job_id: job, visit_id: visit, point_id: point, value: 20, at: now().toISOString() }
  await owner.request(`/api/readings/${reading}`, { method: 'PUT', json: read })
  const [photo, bytes] = [newId(), await aPutPhoto(test, owner)]
  await owner.request(`/api/jobs/${job}/photos/${photo}`, {
    method: 'PUT',
    json: { ...aJobPhoto, room_id: room, sha256: bytes },
  })
  const { address }: { address: string } = await (await add('/api/profile/calendar', {})).json()
  const token = address.slice(address.lastIndexOf('/') + 1)
  const token_hash = createHash('sha256').update(token).digest()

  const mostly = (id: string) =>
    fc.oneof({ weight: 3, arbitrary: fc.constant(id) }, { weight: 2, arbitrary: fc.uuid({ version: 7 }) })
  const when = fc.constantFrom(null, window, { ...window, to: '07:00' })
  const people = fc.constantFrom([], [], [technician.id], [technician.id, technician.id], [newId()])
  const override = fc.constantFrom(undefined, 'Nobody else is free.')
  const known: Known = {
    'jobs.id': fc.oneof(
      { weight: 3, arbitrary: mostly(job) },
      { weight: 1, arbitrary: fc.constant(merged.id) },
    ),
    'jobs.into': fc.constantFrom(other.number, other.number, 'MR-0000-000'),
    'jobs.facts': fc.constantFrom(aCall, { ...aCall, name: null }, { nothing: 1 }),
    'jobs.changes': fc.constantFrom({ pets: 'None' }, { carrier: 'Millrace Mutual' }, { phone: null }),
    'jobs.cursor': fc.constantFrom(`${now().getTime().toString(36)}_${job}`, 'yesterday'),
    'jobs.assignee': fc.constantFrom('me', 'nobody', technician.id, 'someone'),
    'jobs.reason': fc.constantFrom('Waits for the adjuster.', undefined, ''),
    'job-setup.value': fc.constantFrom(
      { ...firstTargets, contacted: 15 },
      firstCertificationRules,
      firstTemplates.slice(1),
      firstDryingSetup,
      firstEquipmentRules,
      firstPackets,
      { ...firstWeights, visits_daily: 10 },
    ),
    'job-setup.revision': fc.constantFrom(0, 0, 1),
    'jobs.message_id': mostly(message),
    'jobs.channel': fc.constantFrom('email', 'email', 'text'),
    'jobs.to': fc.constantFrom(to, to, '+13305550117', 'someone@example.com'),
    'jobs.subject': fc.constantFrom('Your visit', 'Your visit', ''),
    'jobs.body': fc.constantFrom('We come on Friday.', 'x'.repeat(700), ''),
    'jobs.entry_id': mostly(entry),
    'jobs.type': fc.constantFrom('charge', 'charge', 'credit', 'payment'),
    'jobs.kind': fc.constantFrom('labor', 'labor', 'check', 'inspection', 'inspection', 'outside', 'nothing'),
    'jobs.amount_cents': fc.constantFrom(1, 125_050, 1_000_000_000, 0),
    'jobs.on': fc.constantFrom('2026-11-20', '2026-11-19', '2099-12-31'),
    'jobs.party': fc.constantFrom(null, null, 'customer'),
    'jobs.when': when,
    'jobs.people': people,
    'jobs.override': override,
    'visits.id': mostly(visit),
    'visits.on': fc.constantFrom('2026-12-01', '2026-13-01'),
    'visits.when': when,
    'visits.people': people,
    'visits.override': override,
    'items.id': mostly(item),
    'items.revision': fc.constantFrom(1, 1, 2),
    'items.visit_id': fc.constantFrom(undefined, visit, newId()),
    'jobs.level': fc.constantFrom('main', 'main', 'basement', 'roof'),
    'jobs.cutouts': fc.constantFrom([], trilliumRooms.kitchen.cutouts, [{ length: 0, width: 1 }]),
    'jobs.chamber': fc.constantFrom(null, trilliumRooms.kitchen.chamber, trilliumRooms.hall.chamber),
    'jobs.materials': fc.constantFrom([], ['drywall'], ['water']),
    'rooms.id': mostly(room),
    'rooms.revision': fc.constantFrom(1, 1, 2),
    'rooms.changes': fc.constantFrom(
      { insets: 2 },
      { removed: true },
      { chamber: trilliumRooms.hall.chamber },
      { height: -1 },
    ),
    ...contents.fields,
    'jobs.sketch_id': mostly(sketch),
    'jobs.plan': fc.constantFrom(larkspurPlan, noPlan, { ...noPlan, corners: [{ x: 0.5 }] }),
    'jobs.copy_of': fc.constantFrom(null, null, newId()),
    'jobs.room_id': fc.constantFrom(room, room, newId()),
    'jobs.chamber_id': fc.constantFrom(null, null, newId()),
    'jobs.photo_id': mostly(photo),
    'jobs.sha256': fc.constantFrom(bytes, bytes, 'a'.repeat(64)),
    'jobs.phase': fc.constantFrom(...photoPhases.map(({ value }) => value), 'none', 'later'),
    'jobs.room': fc.constantFrom(room, 'none', 'kitchen'),
    'points.id': mostly(point),
    'points.revision': fc.constantFrom(1, 1, 2),
    'points.changes': fc.constantFrom({ place: 'Hall' }, { removed: true }, { number: 0 }),
    'stations.id': mostly(station),
    'stations.revision': fc.constantFrom(1, 1, 2),
    'stations.changes': fc.constantFrom({ kind: 'outside' }, { removed: true }, { room_id: newId() }),
    // Most are good: a reading is good only where all of its fields are.
    'readings.id': fc.constantFrom(reading, ...Array.from({ length: 9 }, newId)),
    'readings.job_id': mostly(job),
    'readings.visit_id': fc.constantFrom(null, null, visit, visit, newId()),
    'readings.point_id': mostly(point),
    'readings.station_id': mostly(station),
    'readings.corrects': fc.constantFrom(null, null, null, null, null, null, reading, newId()),
    'readings.at': fc.constantFrom(...Array.from({ length: 7 }, () => now().toISOString()), 'yesterday'),
    'readings.reason': fc.constantFrom('Typed wrong', 'Typed wrong', 'Typed wrong', 'Typed wrong', ''),
    'readings.value': fc.constantFrom(20, 20, 20, 5.5, 1000, null),
    'readings.no_access': fc.constantFrom(null, null, null, null, 'locked', 'water'),
    'readings.air': fc.constantFrom(
      { fahrenheit: 70, humidity: 50 },
      { fahrenheit: 71.5, humidity: 50 },
      { fahrenheit: 70.25, humidity: 50 },
      null,
    ),
    'deviations.job_id': mostly(job),
    'deviations.need': fc.constantFrom('air_movers', 'air_movers', 'dehumidifiers'),
    'deviations.room_id': fc.constantFrom(room, room, room, null),
    'deviations.chamber_id': fc.constantFrom(null, null, null, newId()),
    'deviations.recommended': fc.constantFrom(4, 4, 'n/a'),
    'deviations.placed': fc.constantFrom(2, 2, -1),
    'deviations.chart': fc.constant('3.1.22'),
    'deviations.reason': fc.constantFrom('power', 'power', 'other'),
    'deviations.at': fc.constantFrom(...Array.from({ length: 7 }, () => now().toISOString()), 'yesterday'),
    'equipment-moves.job_id': mostly(job),
    'equipment-moves.room_id': fc.constantFrom(undefined, room, newId()),
    'leads.visit_id': fc.constantFrom(undefined, undefined, visit),
    'leads.reason': fc.constantFrom(undefined, undefined, 'hazard'),
    'calendar.token': fc.constantFrom(token, token, 'none', 'a'.repeat(43)),
  }
  return {
    known,
    secrets: [token, to, 'We come on Friday'],
    async restore() {
      const going = { stage: 'contacted', side: null, side_since: null, merged_into: null } as const
      const notMeasured = { drying_chart: null, drying_setup: null }
      await db
        .updateTable('job')
        .set({ ...going, ...notMeasured, revision: 1, fact_revisions: '{}' })
        .where('id', 'in', [job, other.id])
        .execute()
      await db.deleteFrom('job_merge').where('job_id', '=', job).execute()
      const aside = { side: 'duplicate', side_since: now(), merged_into: other.id } as const
      await db.updateTable('job').set(aside).where('id', '=', merged.id).execute()
      await db.updateTable('job_merge').set({ undone_at: null }).execute()
      const planned = { visit_on: null, visit_from: null, visit_to: null, revision: 1, canceled_at: null }
      await db.updateTable('visit').set(planned).execute()
      await db.deleteFrom('visit_person').execute()
      const counting = { voided_at: null, voided_by: null, void_reason: '' }
      await db.updateTable('money_entry').set(counting).execute()
      await db.deleteFrom('job_setup').execute()
      await db.deleteFrom('message').where('id', '!=', message).execute()
      await db.updateTable('message').set({ status: 'failed', failure: 'service' }).execute()
      await db
        .updateTable('visit_item')
        .set({ done_at: null, done_by: null, done_visit_id: null, revision: 1 })
        .execute()
      await db.updateTable('visit').set({ closed_at: null, closed_by: null }).execute()
      await db.deleteFrom('job_evidence').execute()
      await db.deleteFrom('deviation').execute()
      await db.deleteFrom('reading').where('id', '!=', reading).execute()
      await db.deleteFrom('moisture_point').where('id', '!=', point).execute()
      await db.deleteFrom('air_station').where('id', '!=', station).execute()
      await db.updateTable('moisture_point').set({ removed_at: null, revision: 1 }).execute()
      await db.updateTable('air_station').set({ removed_at: null, revision: 1 }).execute()
      await db.deleteFrom('sketch').where('id', '!=', sketch).execute()
      await db.updateTable('sketch').set({ removed_at: null, revision: 1 }).execute()
      await contents.restore(test.world)
      await db.deleteFrom('room').where('id', '!=', room).execute()
      await db.updateTable('room').set({ removed_at: null, revision: 1 }).execute()
      // A newer address of the owner's takes its place, so that goes first.
      await db.deleteFrom('calendar_feed').where('token_hash', '!=', token_hash).execute()
      await db.updateTable('calendar_feed').set({ revoked_at: null }).execute()
      const code = { sealed: seal(secret, { purpose: 'access code', of: job }, Buffer.from('4711')) }
      const row = { id: newId(), ...code, changed_at: now(), changed_by: owner.id }
      await db
        .insertInto('job_access_code')
        .values({ job_id: job, ...row })
        .onConflict((known) => known.column('job_id').doUpdateSet(row))
        .execute()
    },
  }
}
