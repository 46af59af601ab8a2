import { expect, test } from 'vitest'
import { day } from '#platform/time.ts'
import { en } from '../words/en.ts'
import { es } from '../words/es.ts'
import { closedByOther, closedWords } from './closed-words.ts'

const at = '2026-11-22T18:30:00.000Z'
const now = new Date(at)
const closed = { by: 'Marcus Wren', at, outcome: 'not-needed' as const }

function aLine(name: string, by_id: string, facts?: Record<string, string>) {
  const people = { by: 'Marcus Wren', by_id, receivers: [], to_id: null }
  return { id: '1', name, words: '', ...people, at, first_at: at, count: 1, ...(facts && { facts }) }
}
const closing = aLine('lead.moved', 'marcus', { from: 'contacted', to: 'closed', outcome: 'not-needed' })
const request = {
  status: 'closed' as const,
  outcome: 'not-needed' as const,
  assigned_to: { id: 'ivy', name: 'Ivy Starling' },
  history: [aLine('lead.noted', 'ivy'), closing],
}

test('who closed a request, when, and how it ended is one sentence', () => {
  expect(closedWords(closed, now, en)).toBe('Marcus Wren closed this request at 1:30 PM: No longer needed.')
  expect(closedWords({ ...closed, by: null, outcome: null }, now, en)).toBe(
    'The office closed this request at 1:30 PM.',
  )
  expect(closedWords(closed, new Date(now.getTime() + day), en)).toMatch(/ on Nov 22, 1:30 PM: /)
  expect(closedWords({ ...closed, by: null, outcome: null }, now, es)).toMatch(
    /^La oficina cerró esta solicitud a la 1:30\sp\.m\.$/,
  )
})

test('the record tells whoever has the request that someone else closed it, for a day', () => {
  expect(closedByOther(request, 'ivy', now)).toEqual(closed)
  expect(closedByOther(request, 'ivy', new Date(now.getTime() + day))).toBeNull()
  const changed = aLine('lead.moved', 'marcus', { from: 'closed', to: 'closed', outcome: 'done' })
  expect(closedByOther({ ...request, history: [changed, closing] }, 'ivy', now)).toEqual(closed)
})

test('it tells nobody else, nothing of what they closed themselves, and nothing of what is open again', () => {
  expect(closedByOther(request, 'theo', now)).toBeNull()
  expect(closedByOther({ ...request, history: [{ ...closing, by_id: 'ivy' }] }, 'ivy', now)).toBeNull()
  expect(closedByOther({ ...request, status: 'contacted' }, 'ivy', now)).toBeNull()
})
