import * as z from 'zod'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { line } from '#platform/text/text.ts'
import { dayRules } from './days.ts'
import { AssetNumber, mostInRange } from './asset-number.ts'
import { equipmentKinds } from './kinds.ts'
import { StoredModel } from './model.ts'
import { unitPlaces } from './unit-places.ts'
import { unitStates } from './unit-states.ts'

export const outReasons = ['broken', 'in_repair', 'needs_cleaning', 'missing', 'other'] as const
export type OutReason = (typeof outReasons)[number]

const Serial = line(60).default('')
const ModelId = sentId('Choose a model.')

/** Units of one model that are added together; each `id` is made by the client. */
export const NewUnits = z.object({
  model_id: ModelId,
  units: z
    .array(z.object({ id: MadeId, number: AssetNumber, serial_number: Serial }), 'Enter a number.')
    .min(1, 'Enter a number.')
    .max(mostInRange, `Add no more than ${mostInRange} units at once.`),
})
export type NewUnits = z.output<typeof NewUnits>

const revision = z.int().min(1)

/** A change carries the revision that it was made from. */
export const UnitChange = z
  .object({
    model_id: ModelId,
    number: AssetNumber,
    serial_number: Serial,
    state: z.enum(unitStates, 'Choose a state.'),
    reason: z.enum(outReasons, 'Choose a reason.').nullable(),
    revision,
  })
  .refine(({ state, reason }) => (reason !== null) === (state === 'out_of_service'), {
    path: ['reason'],
    error: 'Choose why it is out of service.',
  })
export type UnitChange = z.output<typeof UnitChange>

/** Changes that were made together are undone together. */
export const UnitRevisions = z.object({
  units: z
    .array(z.object({ id: sentId(), revision }))
    .min(1)
    .max(mostInRange),
})
export type UnitRevisions = z.output<typeof UnitRevisions>

/** The fields of a unit that can change, and that undo restores. */
export const StoredUnit = z.object({
  model_id: z.uuid(),
  number: z.string(),
  serial_number: z.string(),
  state: z.enum(unitStates),
  reason: z.enum(outReasons).nullable(),
})
export type StoredUnit = z.output<typeof StoredUnit>

/** The job where it stands. Whoever sees equipment is told its number, and no more of it. */
export const UnitPlace = z.object({
  job_id: z.uuid(),
  job: z.string(),
  room: z.string().nullable(),
  placed_at: z.iso.datetime(),
})
export type UnitPlace = z.output<typeof UnitPlace>

export const EquipmentUnit = StoredUnit.extend({
  id: z.uuid(),
  revision: z.int(),
  ...StoredModel.pick({
    kind: true,
    maker: true,
    model: true,
    aham_pints: true,
    cfm: true,
    amps_tenths: true,
  }).shape,
  /** The hash of the secret in its QR code, which cannot be found from it: a device knows a label by it without a connection. */
  tag: z.string(),
  place: UnitPlace.nullable(),
  /** Two people told different things about where it is. */
  clashed_at: z.iso.datetime().nullable(),
})
export type EquipmentUnit = z.output<typeof EquipmentUnit>

/** Without a state: all but those that are retired. */
export const UnitQuery = z.object({
  place: z.enum(unitPlaces).optional(),
  tag: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'This tag is not ours.')
    .optional(),
  kind: z.enum(equipmentKinds).optional(),
  state: z.enum(unitStates).optional(),
  q: line(60).optional(),
  /** The number that the page before ended with. */
  cursor: line(20).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export type UnitQuery = z.output<typeof UnitQuery>

/** With the rule by which the company counts the days that a unit stands somewhere. */
export const UnitPage = z.object({
  items: z.array(EquipmentUnit),
  next: z.string().nullable(),
  day_rule: z.enum(dayRules),
})
export type UnitPage = z.output<typeof UnitPage>

/** What the label of a unit says: its number, and the address in its QR code. */
export const UnitTag = z.object({ id: z.uuid(), number: z.string(), address: z.string() })
export const UnitTagPage = z.object({
  items: z.array(UnitTag),
  next: z.string().nullable(),
  company: z.object({ name: z.string(), phone: z.string() }),
})
export type UnitTagPage = z.output<typeof UnitTagPage>
