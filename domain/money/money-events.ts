import * as z from 'zod'
import { job } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { entryTypes, type EntryType } from './entry-kinds.ts'

/** Amounts stand in no event: more people read those than may see money. */
const entryId = { job_id: z.uuid(), entry_id: z.uuid(), type: z.enum(entryTypes) }

const ofMoney = {
  subjects: ['job_id'],
  audience: { permission: 'money.view', reach: 'own' },
  of: 'job',
  stale: ['job'],
} as const

export const moneyEntered = defineEvent('money.entered', {
  ...ofMoney,
  payload: z.object(entryId),
  audit: {
    ...job('Money entered', 'entered an amount at {it}', 'an amount was entered at {it}'),
    also: 'money.view',
  },
  line: ({ payload }) => `${nameOf(payload['type'])} entered`,
})
export const moneyVoided = defineEvent('money.voided', {
  ...ofMoney,
  payload: z.object(entryId),
  audit: {
    ...job('Money entry voided', 'voided an amount at {it}', 'an amount at {it} was voided'),
    also: 'money.view',
  },
  line: ({ payload }) => `${nameOf(payload['type'])} voided`,
})

const names: Record<EntryType, string> = {
  charge: 'Charge',
  credit: 'Credit',
  payment: 'Payment',
  refund: 'Refund',
}

function nameOf(type: unknown) {
  const known = entryTypes.find((each) => each === type)
  return known ? names[known] : 'Amount'
}
