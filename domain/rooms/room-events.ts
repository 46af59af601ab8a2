import * as z from 'zod'
import { job } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { addedLine, changedLine, putBackLine, removedLine } from './history-lines.ts'
import { usualRooms } from './room-choices.ts'
import { RoomFields } from './room.ts'

/** What every event of a room says of itself. It stands in the history of its job. */
const ofRoom = {
  subjects: ['job_id'],
  audience: { permission: 'rooms.view', reach: 'own' },
  of: 'job',
  stale: ['job', 'lead'],
  // By its rooms the class of the water is known.
  changesDrying: true,
} as const

/** Who sees a job reads of its rooms only where they see these too. */
const also = { also: 'rooms.view' } as const

/** A usual name stands in it; one that a person typed does not. */
const room = { job_id: z.uuid(), room_id: z.uuid(), kind: z.enum(usualRooms).optional() }

export const roomAdded = defineEvent('room.added', {
  ...ofRoom,
  payload: z.object(room),
  audit: { ...job('Room added', 'added a room to {it}', 'a room was added to {it}'), ...also },
  line: addedLine,
  facts: ['kind'],
})
export const roomChanged = defineEvent('room.changed', {
  ...ofRoom,
  payload: z.object({ ...room, changed: z.array(RoomFields.keyof()) }),
  audit: { ...job('Room changed', 'changed a room of {it}', 'a room of {it} was changed'), ...also },
  line: changedLine,
  facts: ['kind', 'changed'],
})
export const roomRemoved = defineEvent('room.removed', {
  ...ofRoom,
  payload: z.object(room),
  audit: { ...job('Room removed', 'removed a room of {it}', 'a room of {it} was removed'), ...also },
  line: removedLine,
  facts: ['kind'],
})
export const roomPutBack = defineEvent('room.put_back', {
  ...ofRoom,
  payload: z.object(room),
  audit: { ...job('Room put back', 'put a room of {it} back', 'a room of {it} was put back'), ...also },
  line: putBackLine,
  facts: ['kind'],
})
