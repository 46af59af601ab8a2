import * as z from 'zod'
import { IsMine } from '#domain/leads/is-mine.ts'
import { EquipmentRules } from '../equipment-rules.ts'
import { EquipmentUnit } from '../unit.ts'
import { conditions } from './move-choices.ts'

const moment = z.iso.datetime()
const counted = { days: z.int(), hours: z.number(), is_long: z.boolean() }

/** A unit at a job, from when to when. Its days are those so far, where it still stands there. */
export const JobStay = EquipmentUnit.pick({
  number: true,
  kind: true,
  maker: true,
  model: true,
  aham_pints: true,
  cfm: true,
  amps_tenths: true,
  clashed_at: true,
}).extend({
  unit_id: z.uuid(),
  room_id: z.uuid().nullable(),
  room: z.string().nullable(),
  placed_at: moment,
  placed_by: z.string(),
  pulled_at: moment.nullable(),
  condition: z.enum(conditions).nullable(),
  /** The hashes of those that came with its moves, the first one first: each is a photo of the job once it arrived. */
  photos: z.array(z.string()),
  /** In which rooms it stood, the first one first. Older answers have none. */
  rooms: z.array(z.object({ room: z.string().nullable(), from: moment })).optional(),
  ...counted,
})
export type JobStay = z.output<typeof JobStay>

export const JobEquipment = z.object({ items: z.array(JobStay), rules: EquipmentRules, is_mine: IsMine })
export type JobEquipment = z.output<typeof JobEquipment>
