import { expect, test } from 'vitest'
import type { JobFacts } from '#domain/jobs/facts/facts.ts'
import type { Site } from '#domain/jobs/site.ts'
import { minute } from '#platform/time.ts'
import { aJobFile } from './a-job-file.fixture.ts'
import { notKnownSince, withNewest } from './newest-copy.ts'

const read = 1000 * minute

/** What a card has of the house, read so much later than the file. */
function aCard(later: number, told: Partial<Site>, line = '7') {
  const nothing = { address: '', unit: '', state: '', zip: '', hazards: [], vulnerable: [], access_way: null }
  const silent = {
    access_note: '',
    key_holder: '',
    parking: '',
    pets: '',
    has_access_code: false,
    call_note: '',
  }
  return { data: { site: { ...nothing, ...silent, ...told }, history: [aLine(line)] }, at: read + later }
}

function aLine(id: string) {
  const at = '2026-11-20T12:00:00Z'
  const who = { by: null, by_id: null, receivers: [], to_id: null }
  return { id, name: 'job.changed', words: 'Changed gas smell', ...who, at, first_at: at, count: 1 }
}

function factsWith(facts: JobFacts, card: Parameters<typeof withNewest>[1]) {
  return withNewest({ data: aJobFile(facts), at: read }, card).facts
}

test('a danger that the card was told of later stands in the file too, with the note of the call', () => {
  const card = aCard(1, { hazards: ['gas'], call_note: 'Turn off the gas first' })
  expect(factsWith({ ceiling: 'no' }, card)).toEqual({
    ceiling: 'no',
    gas: 'yes',
    call_note: 'Turn off the gas first',
  })
})

test('a danger that is not reported any more leaves the file, which was read before that', () => {
  expect(factsWith({ gas: 'yes', call_note: 'Gas' }, aCard(1, {}))).toEqual({})
})

test('a file that was read after its card stays as it is, and so does one without a card or a house', () => {
  const job = { data: aJobFile({ gas: 'no' }), at: read }
  expect(withNewest(job, aCard(-1, { hazards: ['gas'] }))).toBe(job.data)
  expect(withNewest(job, undefined)).toBe(job.data)
  expect(withNewest(job, { ...aCard(1, {}), data: { site: null, history: [] } })).toBe(job.data)
})

test('the file is not known to be so any more once its card tells of something that happened since', () => {
  const sure = { isUnsure: false, now: read }
  const file = { data: { history: [aLine('9')] }, at: read }
  expect(notKnownSince(file, aCard(1, {}, '10'), sure)).toBe(read)
  expect(notKnownSince(file, aCard(1, {}, '9'), sure)).toBeNull()
  expect(notKnownSince(file, undefined, sure)).toBeNull()
})

test('a part that was read before the last that the job tells of is not known to be so either', () => {
  const happened = Date.parse(aLine('9').at)
  const since = (partAt: number, clockError = 0) =>
    notKnownSince({ data: { history: [aLine('9')] }, at: happened + minute }, undefined, {
      partAt,
      isUnsure: false,
      now: happened + minute,
      clockError,
    })
  expect(since(happened - 1)).toBe(happened - 1)
  expect(since(happened + 1)).toBeNull()
  expect(since(happened + 1, minute)).toBe(happened + 1)
})

test('without an answer the file is as the server said for ten minutes', () => {
  const file = { data: { history: [] }, at: read }
  const after = (ms: number, isUnsure: boolean) =>
    notKnownSince(file, undefined, { isUnsure, now: read + ms })
  expect(after(10 * minute, true)).toBeNull()
  expect(after(10 * minute + 1, true)).toBe(read)
  expect(after(10 * minute + 1, false)).toBeNull()
})
