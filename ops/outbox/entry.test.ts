import { expect, test } from 'vitest'
import type { Write } from '#domain/sync/write.ts'
import { newId } from '#platform/uuid.ts'
import { requestOf, type Entry } from './entry.ts'
import { newEntry, nextToSend } from './outbox.ts'

const leadId = newId()
let turns = 0

function anEntry(write: Write): Entry {
  return newEntry(
    { id: newId(), leadId, customer: 'Ann Miller', write, at: 1000 },
    { turn: ++turns, now: 1000 },
  )
}

test('a step says why the office is needed only where a reason was given: what waits from before is sent as it was', () => {
  const body = (write: Write) => JSON.parse(requestOf(anEntry(write))?.body ?? '')
  const told = { reason: 'hazard', detail: 'Pipe wrap looks like asbestos.' } as const
  expect(body({ kind: 'step', step: 'needs_office', ...told })).toMatchObject({
    kind: 'needs_office',
    ...told,
  })
  expect(Object.keys(body({ kind: 'step', step: 'needs_office' }))).toEqual(['id', 'kind', 'at'])
})

test('what concerns a job waits until the job is made, and one change of it for the other', () => {
  const facts = { name: 'Ann Miller', phone: '+13305550188' }
  const job = anEntry({ kind: 'job', facts, at: '2026-11-10T11:52:00.000Z' })
  const change = (name: string) => anEntry({ kind: 'job_change', revision: 1, changes: { name } })
  const [first, second] = [change('Anne'), change('Anna')]
  const code = anEntry({ kind: 'access_code', code: '4711#' })
  const category = anEntry({ kind: 'job_category', category: 2, reason: 'Old water.' })
  const settled = (entry: Entry): Entry => ({ ...entry, state: 'received' })
  const rest = [second, code, category, first]
  expect(nextToSend([...rest, job])?.id).toBe(job.id)
  expect(nextToSend([...rest, { ...job, state: 'refused' }])).toBe(null)
  expect(nextToSend([...rest, settled(job)])?.id).toBe(first.id)
  expect(nextToSend([settled(job), second, { ...first, state: 'clash' }])).toBe(null)
  expect(nextToSend([settled(job), { ...first, state: 'clash' }, code])?.id).toBe(code.id)
  expect(requestOf(job)).toMatchObject({ method: 'POST', path: '/api/jobs' })
  expect(JSON.parse(requestOf(job)?.body ?? '')).toMatchObject({ id: leadId, facts })
  expect([first, category, code].map((entry) => requestOf(entry))).toMatchObject([
    { method: 'PATCH', path: `/api/jobs/${leadId}` },
    { method: 'POST', path: `/api/jobs/${leadId}/categories` },
    { method: 'PUT', path: `/api/jobs/${leadId}/access-code`, body: '{"code":"4711#"}' },
  ])
})

test('an item that was checked off waits until it is added, and for what was done to it before, not for another one', () => {
  const [first, other] = [anEntry({ kind: 'item', text: 'Photos' }), anEntry({ kind: 'item', text: 'Key' })]
  const mark = (item: Entry, done: boolean, revision: number) =>
    anEntry({ kind: 'item_change', item_id: item.id, done, revision, text: 'Photos' })
  const [done, open, otherDone] = [mark(first, true, 1), mark(first, false, 2), mark(other, true, 1)]
  const settled = (entry: Entry): Entry => ({ ...entry, state: 'received' })
  expect(nextToSend([otherDone, open, done, other, first])?.id).toBe(first.id)
  const refused: Entry = { ...first, state: 'refused' }
  expect(nextToSend([refused, done, open, settled(other), otherDone])?.id).toBe(otherDone.id)
  expect(nextToSend([refused, done, open])).toBe(null)
  expect(nextToSend([settled(first), open, done])?.id).toBe(done.id)
  expect(nextToSend([settled(first), open, { ...done, state: 'clash' }])).toBe(null)
  expect([first, done].map((entry) => requestOf(entry))).toEqual([
    {
      method: 'POST',
      path: `/api/jobs/${leadId}/items`,
      body: JSON.stringify({ id: first.id, text: 'Photos', at: '1970-01-01T00:00:01.000Z' }),
    },
    {
      method: 'PUT',
      path: `/api/items/${first.id}`,
      body: '{"revision":1,"done":true,"at":"1970-01-01T00:00:01.000Z"}',
    },
  ])
})

test('a job is moved, put aside and resumed one after the other, each as its endpoint takes it', () => {
  const dry = anEntry({ kind: 'job_stage', stage: 'dry', revision: 2 })
  const aside = { side: 'on_hold', reason: 'Mold found.', visits: 'keep' } as const
  const [hold, resume] = [
    anEntry({ kind: 'job_side', ...aside, revision: 2 }),
    anEntry({ kind: 'job_side', side: null, revision: 2 }),
  ]
  expect(nextToSend([resume, hold, dry])?.id).toBe(dry.id)
  expect(nextToSend([resume, hold, { ...dry, state: 'clash' }])).toBe(null)
  expect([dry, hold, resume].map((entry) => requestOf(entry))).toEqual([
    { method: 'PUT', path: `/api/jobs/${leadId}/stage`, body: '{"stage":"dry","revision":2}' },
    { method: 'PUT', path: `/api/jobs/${leadId}/side`, body: JSON.stringify({ ...aside, revision: 2 }) },
    { method: 'PUT', path: `/api/jobs/${leadId}/side`, body: '{"side":null,"revision":2}' },
  ])
})

test('a move to another stage waits for the unit or the photos that its gate asks for, unless they are stuck', () => {
  const to = (stage: 'mitigating' | 'drying' | 'docs_complete') =>
    anEntry({ kind: 'job_stage', stage, revision: 2 })
  const photo = anEntry({ kind: 'photo', name: 'a.jpg', sha256: 'b'.repeat(64) })
  const unit = { move: 'placed', unit_id: 'unit', number: 'AM-17', photo: 'b'.repeat(64) } as const
  const placed = anEntry({ kind: 'equipment_move', ...unit })
  const next = (...entries: ReturnType<typeof anEntry>[]) =>
    nextToSend(entries.map((entry, turn) => ({ ...entry, turn })))?.write.kind
  expect(next(photo, placed, to('mitigating'))).toBe('job_stage')
  expect(next(photo, placed, to('drying'))).toBe('photo')
  expect(next(photo, to('drying'))).toBe('job_stage')
  expect(next(photo, to('docs_complete'))).toBe('photo')
  expect(next({ ...photo, state: 'with_office' }, to('docs_complete'))).toBe('job_stage')
  expect(next({ ...placed, state: 'refused' }, to('drying'))).toBe('job_stage')
})
