import { expect, test } from 'vitest'
import * as z from 'zod'
import { newId } from '#platform/uuid.ts'
import { readLeadAnswer, lossOrOther, missingFields, sendUnderFreeId } from './lead-form.ts'
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

test('a visitor who chose no loss asks for help with something else', () => {
  expect(lossOrOther('burst-pipe')).toBe('burst-pipe')
  expect(lossOrOther('')).toBe('other')
  expect(lossOrOther(undefined)).toBe('other')
})

test('a request whose ID is in use goes out once more, under a new one', async () => {
  const first = { id: newId(), name: 'Ann Miller' }
  const sent: (typeof first)[] = []
  const send = async (request: typeof first) => ({ isIdTaken: sent.push(request) === 1 })
  expect(await sendUnderFreeId(first, send)).toEqual({ isIdTaken: false })
  expect(sent).toEqual([first, { id: expect.not.stringContaining(first.id), name: 'Ann Miller' }])
})

test('where the new ID is in use too, and where none is, nothing is sent again', async () => {
  for (const [isIdTaken, times] of [
    [true, 2],
    [false, 1],
  ] as const) {
    let sent = 0
    const send = async () => ({ isIdTaken, nth: (sent += 1) })
    expect(await sendUnderFreeId({ id: newId() }, send)).toEqual({ isIdTaken, nth: times })
  }
})

test('each answer of the server has its meaning, and what is not understood has failed', () => {
  expect(readLeadAnswer(201, { id: 'x', reference: 'R-2611-AB3DE' })).toEqual({
    kind: 'received',
    reference: 'R-2611-AB3DE',
  })
  expect(readLeadAnswer(200, { id: 'x', reference: 'R-2611-AB3DE' }).kind).toBe('received')
  expect(readLeadAnswer(409, { missing: ['aa', 'bb'] })).toEqual({
    kind: 'photos-missing',
    photos: ['aa', 'bb'],
  })
  expect(readLeadAnswer(409, { detail: 'This id was used for another request.' }).kind).toBe('id-taken')
  expect(readLeadAnswer(422, { detail: 'Please check.', fields: { name: ['Who?'], odd: 3 } })).toEqual({
    kind: 'refused',
    sentence: 'Please check.',
    fields: { name: ['Who?'], odd: [] },
  })
  expect(readLeadAnswer(429, { detail: 'Please call (330) 555-0142.' })).toEqual({
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
    expect(readLeadAnswer(status, body)).toEqual({ kind: 'failed' })
})
