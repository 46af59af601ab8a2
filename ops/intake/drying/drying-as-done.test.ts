import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import type { Write } from '#domain/sync/write.ts'
import type { Entry } from '../../outbox/entry.ts'
import { aDrying, idOf, jobId } from '../readings/a-drying.fixture.ts'
import { dryingAsDone, unsentOfDrying } from './drying-as-done.ts'

const me = { id: newId(), name: 'Dave Teasel' }
const at = Date.parse('2026-11-13T14:40:00.000Z')

function anEntry(write: Write, state: Entry['state'] = 'waiting') {
  return { id: newId(), leadId: jobId, write, state, at }
}

function reading(value: number): Write {
  const content = { point_id: idOf('point', 1), visit_id: idOf('visit', 4), value, no_access: null }
  return { kind: 'reading', reading: content, name: '1' }
}

test('what was read here stands in the file before it is sent, and once when it was received', () => {
  const entry = anEntry(reading(11))
  const { readings } = dryingAsDone(aDrying(), { received: [entry], unsent: [entry] }, me)
  expect(readings.filter(({ visit_id }) => visit_id === idOf('visit', 4))).toMatchObject([
    { id: entry.id, value: 11, by: 'Dave Teasel' },
  ])
  expect([...unsentOfDrying([entry])]).toEqual([entry.id])
})

test('what the office sent back is not as it will be', () => {
  const entry = anEntry(reading(11), 'sent_back')
  const file = aDrying()
  expect(dryingAsDone(file, { received: [], unsent: [entry] }, me)).toEqual(file)
  expect(unsentOfDrying([entry]).size).toBe(0)
})

test('a visit that was closed here is closed, and named as not sent', () => {
  const entry = anEntry({ kind: 'visit_close', visit_id: idOf('visit', 4) })
  const { visits } = dryingAsDone(aDrying(), { received: [], unsent: [entry] }, me)
  expect(visits.at(-1)?.closed_by).toBe('Dave Teasel')
  expect([...unsentOfDrying([entry])]).toEqual([idOf('visit', 4)])
})
