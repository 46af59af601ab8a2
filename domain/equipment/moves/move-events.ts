import * as z from 'zod'
import { job, type AuditKind } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { usualRooms } from '#domain/rooms/room-choices.ts'
import {
  backLine,
  clashedLine,
  leftLine,
  misplacedLine,
  movedLine,
  placedLine,
  pulledLine,
  undoneLine,
} from './history-lines.ts'
import { conditions } from './move-choices.ts'

/** What every event of a move says of itself. It stands in the history of its job. */
const ofMove = {
  subjects: ['job_id', 'unit_id'],
  audience: { permission: 'equipment.view', reach: 'any' },
  of: 'job',
  stale: ['job', 'lead', 'equipment'],
} as const

/** Who sees a job reads of its equipment only where they see that too. */
function ofJob(label: string, did: string, happened: string): AuditKind {
  return { ...job(label, did, happened), also: 'equipment.view' }
}

/** `unit` is the number on its label. Of a room it is its usual name; one that a person typed is not in it. */
const unit = { job_id: z.uuid(), unit_id: z.uuid(), move_id: z.uuid(), unit: z.string() }
const room = { kind: z.enum(usualRooms).optional() }

export const unitPlaced = defineEvent('equipment.placed', {
  ...ofMove,
  payload: z.object({ ...unit, ...room }),
  audit: ofJob('Equipment placed', 'placed equipment at {it}', 'equipment was placed at {it}'),
  line: placedLine,
  facts: ['unit', 'kind'],
})
export const unitMoved = defineEvent('equipment.moved', {
  ...ofMove,
  payload: z.object({ ...unit, ...room }),
  audit: ofJob('Equipment moved', 'moved equipment at {it}', 'equipment was moved at {it}'),
  line: movedLine,
  facts: ['unit', 'kind'],
})
export const unitPulled = defineEvent('equipment.pulled', {
  ...ofMove,
  payload: z.object({ ...unit, state: z.enum(conditions) }),
  audit: ofJob('Equipment picked up', 'picked up equipment at {it}', 'equipment was picked up at {it}'),
  line: pulledLine,
  facts: ['unit', 'state'],
})
/** It was placed at another job, so it stands here no more. */
export const unitLeft = defineEvent('equipment.left', {
  ...ofMove,
  payload: z.object(unit),
  audit: ofJob('Equipment taken to another job', 'took equipment from {it}', 'equipment was taken from {it}'),
  line: leftLine,
  facts: ['unit'],
})
export const moveUndone = defineEvent('equipment.undone', {
  ...ofMove,
  payload: z.object(unit),
  audit: ofJob(
    'Equipment move undone',
    'undid an equipment move at {it}',
    'an equipment move at {it} was undone',
  ),
  line: undoneLine,
  facts: ['unit'],
})
/** It was placed at another job by mistake, which was undone: it stood here all along. */
export const unitBack = defineEvent('equipment.back', {
  ...ofMove,
  payload: z.object(unit),
  audit: ofJob(
    'Equipment not taken after all',
    'undid that equipment was taken from {it}',
    'that equipment was taken from {it} was undone',
  ),
  line: backLine,
  facts: ['unit'],
})
/** Someone found it here while the records have it elsewhere, or nowhere. */
export const unitMisplaced = defineEvent('equipment.misplaced', {
  ...ofMove,
  payload: z.object(unit),
  audit: ofJob(
    'Equipment not where the records say',
    'found equipment at {it} that the records have elsewhere',
    'equipment was at {it} that the records have elsewhere',
  ),
  line: misplacedLine,
  facts: ['unit'],
})
/** Whoever moved it believed it elsewhere than someone else had told. */
export const moveClashed = defineEvent('equipment.clashed', {
  ...ofMove,
  payload: z.object(unit),
  audit: ofJob(
    'Equipment location unclear',
    'told otherwise than someone else where equipment of {it} is',
    'it became unclear where equipment of {it} is',
  ),
  line: clashedLine,
  facts: ['unit'],
})
