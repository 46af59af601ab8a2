import { expect, test } from 'vitest'
import type { JobForm, JobForms } from '#domain/packets/job-forms.ts'
import { newId } from '#platform/uuid.ts'
import type { Entry } from '../../outbox/entry.ts'
import { newEntry } from '../../outbox/outbox.ts'
import { papersHere, withPapersHere } from './papers-here.ts'

const job = newId()
const at = Date.parse('2026-11-10T22:29:00.000Z')
const owner = { field: 'owner_signature', signer: 'owner', is_needed: true }
const signature = { way: 'typed', name: 'Nora Trillium', at: new Date(at).toISOString() }

function anEntry(form: string, answers: object, changed: Partial<Entry> = {}): Entry {
  const body = JSON.stringify({ form, version: 1, job_id: job, answers })
  const write = { kind: 'submission' as const, body, blobs: [], title: form }
  const fresh = { id: newId(), leadId: job, customer: 'Nora Trillium', write, at }
  return { ...newEntry(fresh, { turn: 1, now: at }), ...changed }
}

function aForm(form: string): JobForm {
  const plain = { is_optional: false, before_work: true, fills_from: null, signers: [owner] }
  return { form, version: 1, title: { en: form }, ...plain, latest: null, count: 0, lock: null }
}

const start = {
  is_authorized: false,
  is_noticed: false,
  is_waived: false,
  is_right_kept: false,
  is_canceled: false,
  last_day: null,
}
const forms: JobForms = {
  packet: { key: 'water', title: { en: 'Water packet' } },
  state: 'OH',
  has_authorization: true,
  forms: ['work-authorization-ohio', 'notice-of-cancellation', 'emergency-waiver'].map(aForm),
  others: [],
  signing: [],
  start,
  is_mine: true,
}

function told(...entries: Entry[]) {
  return withPapersHere(forms, papersHere(job, { entries, received: [] }, at), 'Ivy Starling')
}

const agreement = anEntry('work-authorization-ohio', {
  form_date: '2026-11-10',
  owner_signature: signature,
})

test('a paper in the outbox stands in the packet as signed, although the server doesn’t have it', () => {
  const [form] = told(agreement).forms
  expect(form?.latest).toMatchObject({
    id: agreement.id,
    state: 'submitted',
    by: 'Ivy Starling',
    signatures: [{ field: 'owner_signature', name: 'Nora Trillium', way: 'typed' }],
  })
  expect(form?.count).toBe(1)
})

test('the days to cancel count from papers that are not sent, and an emergency in handwriting opens the way to work', () => {
  const notice = anEntry('notice-of-cancellation', { signed_on: '2026-11-10' })
  expect(told(agreement).start).toMatchObject({ is_authorized: true, is_noticed: false, last_day: null })
  expect(told(agreement, notice).start).toMatchObject({
    is_authorized: true,
    is_noticed: true,
    last_day: '2026-11-14',
  })
  const waiver = anEntry('emergency-waiver', {
    decision: 'waives',
    statement: {},
    owner_signature: signature,
  })
  expect(told(agreement, notice, waiver).start.is_waived).toBe(true)
})

test('a paper that came back counts for nothing, and one that arrived counts until the list is read again', () => {
  const refused = anEntry('work-authorization-ohio', {}, { state: 'refused' })
  expect(told(refused)).toBe(forms)
  const received = { ...agreement, state: 'received' as const, since: at + 1000 }
  const here = (readAt: number) => papersHere(job, { entries: [], received: [received] }, readAt).size
  expect([here(at), here(at + 2000)]).toEqual([1, 0])
})

test('a waiver on this phone with which the customer keeps the right, or which they decline, takes back one that gave it up', () => {
  const notice = anEntry('notice-of-cancellation', { signed_on: '2026-11-10' })
  const keeps = anEntry('emergency-waiver', { decision: 'keeps', owner_signature: signature })
  const declined = anEntry('emergency-waiver', {
    decision: 'waives',
    statement: {},
    owner_signature: { ...signature, way: 'declined', witness: 'Theo Bittern' },
  })
  const waived = { ...forms, start: { ...start, is_waived: true } }
  for (const waiver of [keeps, declined]) {
    const here = papersHere(job, { entries: [agreement, notice, waiver], received: [] }, at)
    const after = withPapersHere(waived, here, 'Ivy Starling').start
    expect([after.is_waived, after.is_right_kept, after.last_day]).toEqual([false, true, '2026-11-14'])
  }
})

test('what the office knows of the waiver stays where this phone sends another paper', () => {
  const kept = { ...forms, start: { ...start, is_right_kept: true } }
  const after = withPapersHere(
    kept,
    papersHere(job, { entries: [agreement], received: [] }, at),
    'Ivy Starling',
  )
  expect(after.start.is_right_kept).toBe(true)
})
