import { announce } from '#platform/events/events.ts'
import { fieldRefusal, Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { addEvidence } from '#domain/evidence/evidence.server.ts'
import { isLateFor, wasClosedBefore } from './visits/closed-visit.ts'
import { findCorrected, requireCorrectable, type Corrected } from './corrections/corrections.server.ts'
import type { DryingSetup } from './setup/drying-setup.ts'
import { measuredAt, type MeasuredPlace } from './measured-place.server.ts'
import { readingAdded, readingCorrected, readingReceivedLate } from './reading-events.ts'
import { evidenceOf } from './reading-evidence.server.ts'
import { selectReadings, toReading } from './reading-row.server.ts'
import type { AirReading, PointReading, ReadingFields } from './reading.ts'
import { offScale, scaleOf } from './points/scale-of.ts'
import { lockReadVisit } from './visits/read-visit.server.ts'

export async function findReading(world: World, id: string): Promise<PointReading | AirReading | null> {
  const row = await selectReadings(world).where('reading.id', '=', id).executeTakeFirst()
  return row ? toReading(row) : null
}

export type TakenReading = {
  id: string
  job_id: string
  fields: ReadingFields
  at: Date
  /** Who read it, and who tells of it: the same person, or the office for someone whom the server refused. */
  by: string
  teller: SignedIn
  /** Whether who read it sees the job. */
  isSeen: boolean
  setup: DryingSetup
}

/** Adds a reading to a job, which the caller has locked, once. Says whether it is new. */
export async function insertReading(world: World, sent: TakenReading): Promise<boolean> {
  const { id, job_id, fields, by, setup } = sent
  const present = await findReading(world, id)
  if (present) {
    requireSame(present, sent)
    return false
  }
  const place = await measuredAt(world, fields, job_id)
  const corrected = fields.corrects ? await findCorrected(world, fields.corrects, place) : null
  // A correction belongs to the visit of what it corrects: nothing of a closed one is changed by way of another.
  const visit_id = corrected ? corrected.visit_id : fields.visit_id
  const visit = visit_id ? await lockReadVisit(world, visit_id, job_id) : null
  // The clocks of two devices differ: nothing is corrected before it was read.
  const at = corrected && corrected.at > sent.at ? corrected.at : sent.at
  const taken = { ...sent, at }
  if (corrected) await requireCorrectable(world, corrected, { ...taken, ...fields, visit })
  else if (wasClosedBefore(visit, at)) throw visitIsClosed()
  const held = heldWith(fields, { place, corrected })
  requireOnScale(fields, held, setup)
  const is_late = isLateFor(visit, { at, receivedAt: world.now() })
  const { reason = null, corrects } = fields
  const common = { id, job_id, visit_id, corrects, reason, at, read_by: by, is_late }
  await world.db
    .insertInto('reading')
    .values({ ...common, ...columnsOf(fields, held, setup), received_at: world.now() })
    .execute()
  await tell(world, taken, { corrects, is_late })
  await prove(world, taken, place)
  return true
}

function visitIsClosed() {
  return new Refusal(
    409,
    'visit-closed',
    'This visit is closed. Add a correction, or read at the next visit.',
  )
}

/** What another job has under this ID is not told. */
function requireSame(present: PointReading | AirReading, { job_id, fields }: TakenReading) {
  if (present.job_id === job_id && isSame(present, fields)) return
  const extra = present.job_id === job_id ? { current: present } : {}
  throw new Refusal(409, 'reading-differs', 'A different reading was already added with this ID.', extra)
}

function isSame(present: PointReading | AirReading, fields: ReadingFields) {
  if (present.corrects !== fields.corrects || present.reason !== (fields.reason ?? null)) return false
  if (fields.corrects === null && present.visit_id !== fields.visit_id) return false
  if ('station_id' in fields) {
    if (!('station_id' in present) || present.station_id !== fields.station_id) return false
    const [one, other] = [present.air, fields.air]
    const isSameAir = one?.fahrenheit === other?.fahrenheit && one?.humidity === other?.humidity
    return isSameAir && present.no_access === fields.no_access
  }
  if (!('point_id' in present) || present.point_id !== fields.point_id) return false
  const { value, no_access, is_confirmed } = present
  return value === fields.value && no_access === fields.no_access && is_confirmed === fields.is_confirmed
}

type Held = { meter: string; scale: string } | null

/**
 * With which meter a point was read, on which scale: the point may have got another one since the device read its file, and numbers on
 * one scale say nothing on another.
 */
function heldWith(fields: ReadingFields, at: { place: MeasuredPlace; corrected: Corrected | null }): Held {
  const { place, corrected } = at
  if (!('point_id' in fields) || !('meter' in place)) return null
  const meter = corrected?.meter ?? fields.meter ?? place.meter
  const scale = corrected?.scale ?? fields.scale ?? place.scale
  return { meter, scale }
}

function requireOnScale(fields: ReadingFields, held: Held, setup: DryingSetup) {
  if (!('point_id' in fields) || fields.value === null || !held) return
  const scale = scaleOf(setup, held)
  if (scale && (fields.value < scale.least || fields.value > scale.most))
    throw fieldRefusal('value', offScale(scale))
}

function columnsOf(fields: ReadingFields, held: Held, { altitude_feet }: DryingSetup) {
  if ('station_id' in fields) {
    const { station_id, air, no_access = null } = fields
    const [fahrenheit_tenths, humidity_tenths] = [tenths(air?.fahrenheit), tenths(air?.humidity)]
    const feet = air ? altitude_feet : null
    return { station_id, no_access, fahrenheit_tenths, humidity_tenths, altitude_feet: feet }
  }
  const { point_id, value, no_access, is_confirmed } = fields
  return { point_id, value_tenths: tenths(value), no_access, is_confirmed, ...held }
}

function tenths(value: number | null | undefined) {
  return value === null || value === undefined ? null : Math.round(value * 10)
}

type Arrived = { corrects: string | null; is_late: boolean }

async function tell(world: World, { id, job_id, fields, at, teller }: TakenReading, arrived: Arrived) {
  const { corrects, is_late } = arrived
  const told = { job_id, reading_id: id, kind: 'point_id' in fields ? 'point' : 'air' } as const
  if (is_late) {
    const late = { ...told, type: corrects ? 'correction' : 'reading', at: at.toISOString() } as const
    await announce(world, readingReceivedLate, late, teller.id)
  } else if (corrects) await announce(world, readingCorrected, { ...told, corrects }, teller.id)
  else await announce(world, readingAdded, told, teller.id)
}

async function prove(world: World, { id, job_id, fields, at, by }: TakenReading, place: MeasuredPlace) {
  const reading = await findReading(world, id)
  if (!reading) return
  const measured = 'number' in place ? { number: place.number } : { kind: place.kind }
  await addEvidence(world, job_id, {
    kind: fields.corrects ? 'correction' : 'reading',
    subject: id,
    content: evidenceOf(reading, measured),
    employee_id: by,
    at,
  })
}
