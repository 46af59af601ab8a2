import { expect, test } from 'vitest'
import { day } from '#platform/time.ts'
import { doneAt } from './sync.ts'

const at = '2026-11-20T09:11:00.000Z'
const time = (clock: string) => new Date(`2026-11-20T${clock}Z`)

test.each([
  ['right', '10:40:00.000', '10:40:00.300', '2026-11-20T09:11:00.000Z'],
  ['an hour ahead', '11:40:00.000', '10:40:00.900', '2026-11-20T08:11:00.000Z'],
  ['an hour behind', '09:40:00.000', '10:40:02.000', '2026-11-20T10:11:00.000Z'],
])(
  'a device whose clock is %s tells when it was done, however long it was on the way',
  (_, sent, received, done) => {
    expect(doneAt(at, { sentAt: time(sent), receivedAt: time(received) }).toISOString()).toBe(done)
  },
)

test('nothing was done after it was received', () => {
  const received = time('09:00:00.000')
  expect(doneAt(at, { sentAt: received, receivedAt: received })).toEqual(received)
})

test.each([
  ['nine thousand years ahead', at, '9999-12-31T23:59:59Z'],
  ['two thousand years behind', at, '0000-01-01T00:00:00Z'],
  ['right, and the time is from the year 0', '0000-01-01T00:00:00Z', '2026-11-20T10:40:00Z'],
  ['wrong, and the time is from the year 0', '0000-01-01T00:00:00Z', '2030-01-01T00:00:00Z'],
])('with a clock that is %s it was done within the last year', (_, told, sent) => {
  const receivedAt = time('10:40:00.000')
  const done = doneAt(told, { sentAt: new Date(sent), receivedAt })
  expect(done.getTime()).toBeGreaterThanOrEqual(receivedAt.getTime() - 365 * day)
  expect(done.getTime()).toBeLessThanOrEqual(receivedAt.getTime())
})
