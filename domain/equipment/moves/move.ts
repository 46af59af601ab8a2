import * as z from 'zod'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { Sha256 } from '#domain/photos/photo-sha256.ts'
import { conditions, moveKinds } from './move-choices.ts'
import { moveRules } from './move-rules.ts'

const moment = z.iso.datetime()

const fields = {
  unit_id: sentId('Choose a unit.'),
  move: z.enum([...moveKinds, 'undone'], 'Choose what happened to it.'),
  room_id: sentId('Room not found.').optional(),
  condition: z.enum(conditions, 'Choose its condition.').optional(),
  /** The hash of a photo that is added to the job. */
  photo: Sha256.optional(),
  undoes: sentId().optional(),
}

/** What a move says beside when it was made. `undone` takes back an earlier one of the same person. */
const MoveFields = z.object(fields)
export type MoveFields = z.output<typeof MoveFields>

/** `at` is when it was done, by the clock of the device; without it, the moment it is received. */
export const NewMove = z
  .object({ ...fields, job_id: MadeId, at: moment.optional() })
  .superRefine((told, context) => {
    for (const { holds, path, error } of moveRules)
      if (!holds(told)) context.addIssue({ code: 'custom', path: [path], message: error })
  })

/** A move as it was received. */
export const EquipmentMove = z.object({
  id: z.uuid(),
  job_id: z.uuid(),
  unit_id: z.uuid(),
  number: z.string(),
  move: z.enum([...moveKinds, 'undone']),
  room_id: z.uuid().nullable(),
  condition: z.enum(conditions).nullable(),
  photo: z.string().nullable(),
  undoes: z.uuid().nullable(),
  at: moment,
  by: z.string(),
})
export type EquipmentMove = z.output<typeof EquipmentMove>
