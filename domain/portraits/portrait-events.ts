import * as z from 'zod'
import { person } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'

const ofPortrait = {
  subjects: ['employee_id'],
  payload: z.object({ employee_id: z.uuid() }),
  audience: null,
  stale: [],
} as const

export const portraitStored = defineEvent('portrait.kept', {
  ...ofPortrait,
  audit: person('Picture added', 'added {its} picture', '{its} picture was added'),
})
export const portraitRemoved = defineEvent('portrait.removed', {
  ...ofPortrait,
  audit: person('Picture removed', 'removed {its} picture', '{its} picture was removed'),
})
