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

/** Of whom to ask for a permission, beside seeing the job: what it is about. `request`: whoever sees the request sees it. */
type Part = 'request' | 'job' | 'rooms' | 'drying' | 'equipment' | 'contents'

/** A call, its corrections and a code that nobody is told say something to whoever sees the request alone. */
const parts: Readonly<Record<ShownWrite['kind'], Part>> = {
  unreadable: 'request',
  note: 'request',
  step: 'request',
  undo_step: 'request',
  photo: 'request',
  move: 'request',
  job: 'request',
  job_change: 'request',
  access_code: 'request',
  job_category: 'job',
  job_stage: 'job',
  job_side: 'job',
  item: 'job',
  item_change: 'job',
  submission: 'job',
  room: 'rooms',
  room_change: 'rooms',
  sketch: 'rooms',
  contents: 'contents',
  contents_change: 'contents',
  box: 'contents',
  box_change: 'contents',
  equipment_move: 'equipment',
  point: 'drying',
  point_change: 'drying',
  station: 'drying',
  station_change: 'drying',
  reading: 'drying',
  deviation: 'drying',
  visit_close: 'drying',
}

function seesItsPart(sees: Sight, { kind }: ShownWrite) {
  const part = parts[kind]
  if (part === 'request') return true
  return sees.sees_job && (part === 'job' || sees[`sees_${part}`])
}

/** What someone has to be permitted, for this job, to be shown such work. */
export function permissionsToSee({ kind }: Pick<ShownWrite, 'kind'>) {
  const part = parts[kind]
  if (part === 'request') return []
  return part === 'job' ? (['intake.view'] as const) : (['intake.view', `${part}.view`] as const)
}
