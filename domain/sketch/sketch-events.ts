import * as z from 'zod'
import { job } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { levels } from '#domain/rooms/room-choices.ts'
import { changedLine, changedManyLine, drawnLine, putBackLine, removedLine } from './history-lines.ts'

/** What every event of a sketch says of itself. `kind` is the level that is drawn. It stands in the history of its job. */
const ofSketch = {
  subjects: ['job_id'],
  audience: { permission: 'rooms.view', reach: 'own' },
  of: 'job',
  stale: ['job', 'lead'],
  // Its rooms take their figures from it.
  changesDrying: true,
  payload: z.object({ job_id: z.uuid(), sketch_id: z.uuid(), kind: z.enum(levels) }),
  facts: ['kind'],
  folds: 'sketches',
} as const

/** Who sees a job reads of its sketches only where they see its rooms. */
const also = { also: 'rooms.view' } as const

export const sketchDrawn = defineEvent('sketch.drawn', {
  ...ofSketch,
  audit: { ...job('Sketch drawn', 'drew a sketch of {it}', 'a sketch of {it} was drawn'), ...also },
  line: drawnLine,
})
export const sketchChanged = defineEvent('sketch.changed', {
  ...ofSketch,
  audit: { ...job('Sketch changed', 'changed a sketch of {it}', 'a sketch of {it} was changed'), ...also },
  line: changedLine,
  lineOfMany: changedManyLine,
})
export const sketchRemoved = defineEvent('sketch.removed', {
  ...ofSketch,
  audit: { ...job('Sketch removed', 'removed a sketch of {it}', 'a sketch of {it} was removed'), ...also },
  line: removedLine,
})
export const sketchPutBack = defineEvent('sketch.put_back', {
  ...ofSketch,
  audit: { ...job('Sketch put back', 'put a sketch of {it} back', 'a sketch of {it} was put back'), ...also },
  line: putBackLine,
})
