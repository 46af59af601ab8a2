import * as z from 'zod'
import { equipment } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { StoredModel } from './model.ts'
import { StoredUnit } from './unit.ts'

const heard = {
  audience: { permission: 'equipment.view', reach: 'any' },
  stale: ['equipment'],
} as const

/** `before` is null where it was not there, `after` where it is not there any more. */
const ofModel = {
  ...heard,
  subjects: ['model_id'],
  payload: z.object({
    model_id: z.uuid(),
    revision: z.int(),
    before: StoredModel.nullable(),
    after: StoredModel.nullable(),
  }),
} as const

export const modelAdded = defineEvent('equipment_model.added', {
  ...ofModel,
  audit: equipment('Equipment model added', 'added {it}', '{it} was added'),
})
export const modelChanged = defineEvent('equipment_model.changed', {
  ...ofModel,
  audit: equipment('Equipment model changed', 'changed {it}', '{it} was changed'),
})
export const modelRemoved = defineEvent('equipment_model.removed', {
  ...ofModel,
  audit: equipment('Equipment model removed', 'removed {it}', '{it} was removed'),
})
export const modelUndone = defineEvent('equipment_model.undone', {
  ...ofModel,
  audit: equipment(
    'Equipment model change undone',
    'undid the last change to {it}',
    'the last change to {it} was undone',
  ),
})

const ofUnit = {
  ...heard,
  subjects: ['unit_id'],
  payload: z.object({
    unit_id: z.uuid(),
    revision: z.int(),
    before: StoredUnit.nullable(),
    after: StoredUnit.nullable(),
  }),
} as const

export const unitAdded = defineEvent('equipment_unit.added', {
  ...ofUnit,
  audit: equipment('Equipment unit added', 'added {it}', '{it} was added'),
})
export const unitChanged = defineEvent('equipment_unit.changed', {
  ...ofUnit,
  audit: equipment('Equipment unit changed', 'changed {it}', '{it} was changed'),
})
export const unitUndone = defineEvent('equipment_unit.undone', {
  ...ofUnit,
  audit: equipment(
    'Equipment unit change undone',
    'undid the last change to {it}',
    'the last change to {it} was undone',
  ),
})
