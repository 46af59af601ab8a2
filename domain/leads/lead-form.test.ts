import { expect, test } from 'vitest'
import * as z from 'zod'
import { newId } from '#platform/uuid.ts'
import { leadOutcome, missingFields } from './lead-form.ts'
import { LeadRequest } from './lead.ts'

test('a form says what is missing in the words of the server', () => {
  for (const caller of [
    { name: '  ', phone: '' },
    { name: 'Ann Miller', phone: '555-0142' },
    { name: 'Ann Miller', phone: '(330) 555-0142' },
  ]) {
    const checked = LeadRequest.safeParse({ id: newId(), ...caller })
    const fields = checked.success ? {} : z.flattenError(checked.error).fieldErrors
    expect(missingFields(caller)).toEqual(fields)
  }
})

test('each answer of the server has its meaning, and what is not understood has failed', () => {
  expect(leadOutcome(201, { id: 'x', reference: 'R-2611-AB3DE' })).toEqual({
    kind: 'received',
    reference: 'R-2611-AB3DE',
  })
  expect(leadOutcome(200, { id: 'x', reference: 'R-2611-AB3DE' }).kind).toBe('received')
  expect(leadOutcome(409, { missing: ['aa', 'bb'] })).toEqual({
    kind: 'photos-missing',
    photos: ['aa', 'bb'],
  })
  expect(leadOutcome(409, { detail: 'This id was used for another request.' }).kind).toBe('id-taken')
  expect(leadOutcome(422, { detail: 'Please check.', fields: { name: ['Who?'], odd: 3 } })).toEqual({
    kind: 'refused',
    sentence: 'Please check.',
    fields: { name: ['Who?'], odd: [] },
  })
  expect(leadOutcome(429, { detail: 'Please call (330) 555-0142.' })).toEqual({
    kind: 'refused',
    sentence: 'Please call (330) 555-0142.',
    fields: {},
  })
  for (const [status, body] of [
    [500, { detail: 'Something went wrong on our side.' }],
    [502, '<html>'],
    [200, null],
    [422, undefined],
  ] as const)
    expect(leadOutcome(status, body)).toEqual({ kind: 'failed' })
})
