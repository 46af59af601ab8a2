import * as z from 'zod'
import { job } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { boxPlaces } from './contents-choices.ts'
import { boxChangedLine, boxLine } from './history-lines.ts'

/** What every event of a box says of itself. It stands in the history of its job. */
const ofBox = {
  subjects: ['job_id'],
  audience: { permission: 'contents.view', reach: 'own' },
  of: 'job',
  stale: ['job', 'lead'],
} as const

/** Who sees a job reads of its boxes only where they see its contents too. */
const also = { also: 'contents.view' } as const

/** `unit` is what is written on it: "B-07". */
const box = { job_id: z.uuid(), box_id: z.uuid(), unit: z.string() }

export const boxAdded = defineEvent('box.added', {
  ...ofBox,
  payload: z.object(box),
  audit: { ...job('Box added', 'added a box to {it}', 'a box was added to {it}'), ...also },
  line: boxLine('added'),
  facts: ['unit'],
})
/** `state` is where it is by now, where that changed. */
export const boxChanged = defineEvent('box.changed', {
  ...ofBox,
  payload: z.object({ ...box, state: z.enum(boxPlaces).optional() }),
  audit: { ...job('Box changed', 'changed a box of {it}', 'a box of {it} was changed'), ...also },
  line: boxChangedLine,
  facts: ['unit', 'state'],
})
export const boxRemoved = defineEvent('box.removed', {
  ...ofBox,
  payload: z.object(box),
  audit: { ...job('Box removed', 'removed a box of {it}', 'a box of {it} was removed'), ...also },
  line: boxLine('removed'),
  facts: ['unit'],
})
export const boxPutBack = defineEvent('box.put_back', {
  ...ofBox,
  payload: z.object(box),
  audit: { ...job('Box put back', 'put a box of {it} back', 'a box of {it} was put back'), ...also },
  line: boxLine('put back'),
  facts: ['unit'],
})
