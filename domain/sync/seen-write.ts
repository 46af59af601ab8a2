import { withoutClaims } from '#domain/jobs/facts/claims.ts'
import type { SeenWrite, ShownWrite } from './problem.ts'

/** What of a job the person who reads about refused work sees. */
export type Sight = {
  sees_job: boolean
  sees_claim: boolean
  sees_rooms: boolean
  sees_drying: boolean
  sees_equipment: boolean
  sees_contents: boolean
}

/** Without what the person may not see, of the job or of its claim: absent, not empty. */
export function writeFor(sees: Sight, write: ShownWrite): SeenWrite {
  if (!seesItsPart(sees, write)) return { kind: 'hidden' }
  const { sees_job, sees_claim } = sees
  if (sees_job && sees_claim) return write
  if (write.kind === 'job') return { ...write, facts: sees_job ? withoutClaims(write.facts) : {} }
  if (write.kind === 'job_change') return { ...write, changes: sees_job ? withoutClaims(write.changes) : {} }
  return write
}

/** A call and its corrections say something to whoever sees the request alone; other work on a job is seen with that part of it. */
function seesItsPart(sees: Sight, write: ShownWrite) {
  const { sees_job, sees_rooms, sees_drying, sees_equipment, sees_contents } = sees
  if (isOfDrying(write)) return sees_job && sees_drying
  if (isOfRooms(write)) return sees_job && sees_rooms
  if (isOfContents(write)) return sees_job && sees_contents
  if (write.kind === 'equipment_move') return sees_job && sees_equipment
  return sees_job || !isOfJob(write)
}

function isOfRooms({ kind }: ShownWrite) {
  return kind === 'room' || kind === 'room_change' || kind === 'sketch'
}

const ofContents = ['contents', 'contents_change', 'box', 'box_change'] as const

function isOfContents(write: ShownWrite) {
  return ofContents.some((kind) => kind === write.kind)
}

const ofJobs = ['job_category', 'job_stage', 'job_side', 'item', 'item_change', 'submission'] as const

function isOfJob(write: ShownWrite) {
  return ofJobs.some((kind) => kind === write.kind)
}

const ofDrying = [
  'point',
  'point_change',
  'station',
  'station_change',
  'reading',
  'deviation',
  'visit_close',
] as const

function isOfDrying(write: ShownWrite) {
  return ofDrying.some((kind) => kind === write.kind)
}
