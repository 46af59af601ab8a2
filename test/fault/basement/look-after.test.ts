import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { receiptText } from '#domain/sync/sync.ts'
import { minute } from '#platform/time.ts'
import type { Write } from '#domain/sync/write.ts'
import { requestOf, type Entry } from '#ops/outbox/entry.ts'
import { newEntry } from '#ops/outbox/outbox.ts'
import { compare, type After } from './look-after.ts'

const begun = Date.parse('2026-11-23T09:00:00.000Z')
const by = 'Ivy Starling'

const untold = { reason: null, detail: '', visit_id: null, call: null }

/** A note, a step and a photo that arrived as they should. */
function aDay(): After {
  const entries = [
    anEntry(1, { kind: 'note', text: 'Wet.' }),
    anEntry(2, { kind: 'step', step: 'arrived' }),
    anEntry(3, { kind: 'photo', name: 'photo-1.jpg', sha256: 'a'.repeat(64) }),
  ]
  return {
    did: [
      { kind: 'note', text: 'Wet.', at: begun },
      { kind: 'step', step: 'arrived', at: begun + minute },
      { kind: 'photo', name: 'photo-1.jpg', brightness: 40 },
    ],
    by,
    entries,
    lead: {
      notes: [{ id: 'n', text: 'Wet.', at: timeAt(0), by, by_id: 'ivy' }],
      steps: [
        { id: 's', kind: 'arrived', at: timeAt(1), received_at: timeAt(3), employee_id: '', by, ...untold },
      ],
      photos: [aPhoto('a'.repeat(64))],
    },
    receipts: new Map(entries.map((entry) => [entry.id, `keyed ${hashOf(entry)}`])),
    keyed: ({ hash }: { hash: string }) => `keyed ${hash}`,
  }
}

test('nothing is found where all is there once, with its receipt', () => {
  expect(compare(aDay())).toEqual({ acknowledged: 3, lost: [], doubled: [], odd: [] })
})

test('what is lost, doubled or nobody’s is found', () => {
  const day = aDay()
  const { notes } = day.lead
  const dry = notes.map((note) => ({ ...note, text: 'Dry.' }))
  const lead = { notes: [...notes, ...notes, ...dry], steps: [] }
  const found = compare({ ...day, lead: { ...day.lead, ...lead } })
  expect(found.lost).toEqual(['step arrived is lost'])
  expect(found.doubled).toEqual(['note Wet. is there twice'])
  expect(found.odd).toContain('nobody did note Dry.')
})

test('another photo, another receipt and what is left on the phone are found', () => {
  const day = aDay()
  const [first, ...rest] = day.entries
  const entries = first ? [{ ...first, state: 'waiting' as const }, ...rest] : []
  const lead = { ...day.lead, photos: [aPhoto('b'.repeat(64))] }
  const receipts = new Map([...day.receipts].map(([id]) => [id, 'c'.repeat(64)]))
  const found = compare({ ...day, entries, lead, receipts })
  expect(found.acknowledged).toBe(2)
  expect(found.lost).toEqual([`photo ${'a'.repeat(64)} is lost`])
  expect(found.odd.filter((words) => words.endsWith('has another receipt'))).toHaveLength(3)
  expect(found.odd).toContain(`${first?.id} is still waiting`)
})

test('a time that is an hour off, another order and another author are found', () => {
  const day = aDay()
  const steps = day.lead.steps.map((step) => ({ ...step, at: timeAt(-59), by: 'Cole Merganser' }))
  const { odd } = compare({ ...day, lead: { ...day.lead, steps } })
  expect(odd).toEqual([
    'step arrived is -60 minutes off',
    'the order is step arrived,note Wet. and was note Wet.,step arrived',
    's is by Cole Merganser',
  ])
})

function anEntry(turn: number, write: Write): Entry {
  const id = `01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d1${turn}`
  const leadId = '01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d00'
  const entry = newEntry({ id, leadId, customer: 'Ann Miller', write, at: begun }, { turn, now: begun })
  return { ...entry, state: 'received' }
}

function aPhoto(sha256: string) {
  return { sha256, url: '/a.jpg', thumbnail_url: '/a.webp', width: 1, height: 1, by: null }
}

function hashOf(entry: Entry) {
  const { method, path, body } = requestOf(entry) ?? { method: 'PUT', path: '', body: '' }
  return createHash('sha256')
    .update(receiptText(method, path, body))
    .digest('hex')
}

function timeAt(minutes: number) {
  return new Date(begun + minutes * minute).toISOString()
}
