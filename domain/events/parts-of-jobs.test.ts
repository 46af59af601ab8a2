import { expect, test } from 'vitest'
import { eventKinds } from './event-kinds.ts'

/** What a job is part of, and what it tells to whoever sees the job alone. */
const whole = ['intake.view', 'leads.view']

test('what happened to a part of a job, as its rooms, readings and equipment, is read by those alone who see that part', () => {
  const parts = Object.values(eventKinds).flatMap(({ name, audience, audit: { record, also } }) =>
    record === 'job' && audience && !whole.includes(audience.permission)
      ? [{ name, needed: audience.permission, also }]
      : [],
  )
  expect(parts.filter(({ needed, also }) => also !== needed)).toEqual([])
  expect(new Set(parts.map(({ needed }) => needed))).toEqual(
    new Set([
      'rooms.view',
      'contents.view',
      'drying.view',
      'equipment.view',
      'money.view',
      'submissions.view',
      'photos.view',
    ]),
  )
})
