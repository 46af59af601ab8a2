import { expect, test } from 'vitest'
import type { JobForm, JobForms } from '#domain/packets/job-forms.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import { packetPlan, type OnDevice } from './packet-plan.ts'

const today = '2026-11-12'
const owner = { field: 'owner_signature', signer: 'owner', is_needed: true }

function aForm(form: string, more: Partial<JobForm> = {}): JobForm {
  const plain = { is_optional: false, before_work: false, fills_from: null, signers: [owner] }
  return { form, version: 1, title: { en: form }, ...plain, latest: null, count: 0, lock: null, ...more }
}

const signed: NonNullable<JobForm['latest']> = {
  id: '019a0000-0000-7000-8000-000000000001',
  state: 'submitted',
  reason: null,
  at: '2026-11-10T13:00:00.000Z',
  by: 'Ivy Starling',
  offered_at: null,
  copies: [],
  signatures: [
    {
      field: 'owner_signature',
      signer: 'owner',
      way: 'drawn',
      name: 'Nora',
      at: '2026-11-10T13:00:00.000Z',
      witness: null,
      by_link: false,
    },
  ],
}

function aPacket(more: Partial<JobForms> = {}): JobForms {
  const start = {
    is_authorized: false,
    is_noticed: false,
    is_waived: false,
    is_right_kept: false,
    is_canceled: false,
    last_day: null,
  }
  const forms = [
    aForm('authorization', { before_work: true }),
    aForm('waiver', { before_work: true, is_optional: true }),
    aForm('safety', { before_work: true }),
    aForm('condition'),
    aForm('map', { fills_from: 'readings' }),
    aForm('certificate', { fills_from: 'readings', lock: { why: 'not_dry', above: 3, unread: 0 } }),
  ]
  const packet = { key: 'water', title: { en: 'Water packet' } }
  return {
    packet,
    state: 'OH',
    has_authorization: true,
    forms,
    others: [],
    signing: [],
    start,
    is_mine: true,
    ...more,
  }
}

function aDraft(form: string, more: Partial<FormDraft> = {}): FormDraft {
  const begun = { id: form, job_id: 'job', version: 1, language: 'en' as const, title: form, answers: {} }
  return { form, ...begun, began_at: 1, changed_at: 1, ...more }
}

const nothing: OnDevice = { drafts: [], progress: new Map(), here: new Map() }

const names = (rows: readonly { form: { form: string } }[]) => rows.map(({ form }) => form.form)

test('what comes before work stands above the valve, and optional forms are not counted as missing', () => {
  const { before, after, toSign, gate } = packetPlan(aPacket(), nothing, today)
  expect([names(before), names(after)]).toEqual([
    ['authorization', 'waiver', 'safety'],
    ['condition', 'map', 'certificate'],
  ])
  expect([names(toSign), gate]).toEqual([['authorization', 'safety'], 'papers'])
})

test('a form that fills itself is nothing to do, a locked one can wait, and one begun here says so', () => {
  const { after } = packetPlan(aPacket(), { ...nothing, drafts: [aDraft('condition')] }, today)
  expect(after.map(({ status }) => status)).toEqual(['begun', 'fills', 'locked'])
})

test('work waits for the last day to cancel, begins after it or with a statement, and never after a cancellation', () => {
  const forms = [aForm('authorization', { before_work: true, latest: signed, count: 1 })]
  const start = {
    is_authorized: true,
    is_noticed: true,
    is_waived: false,
    is_right_kept: false,
    is_canceled: false,
    last_day: '2026-11-14',
  }
  const gateOn = (day: string, more: Partial<typeof start> = {}) =>
    packetPlan(aPacket({ forms, start: { ...start, ...more } }), nothing, day).gate
  expect(gateOn('2026-11-14')).toBe('waits')
  expect(gateOn('2026-11-15')).toBe('open')
  expect(gateOn(today, { is_waived: true })).toBe('open')
  expect(gateOn(today, { is_waived: true, is_canceled: true })).toBe('canceled')
})

test('where no work authorization exists the state stands in the way, and a declined paper is none to sign but stands before work', () => {
  expect(packetPlan(aPacket({ has_authorization: false }), nothing, today).gate).toBe('state')
  const [signature] = signed.signatures
  const declined = { ...signed, signatures: signature ? [{ ...signature, way: 'declined' as const }] : [] }
  const forms = [aForm('authorization', { before_work: true, latest: declined })]
  const { before, toSign, declined: refused, gate } = packetPlan(aPacket({ forms }), nothing, today)
  expect([before[0]?.status, toSign.length, names(refused), gate]).toEqual([
    'declined',
    0,
    ['authorization'],
    'papers',
  ])
})

test('what was begun from the library stands with the others', () => {
  const { others } = packetPlan(
    aPacket({ others: [aForm('log', { latest: signed })] }),
    { ...nothing, drafts: [aDraft('change-order')] },
    today,
  )
  expect(others.map(({ form, status }) => [form.form, status])).toEqual([
    ['log', 'done'],
    ['change-order', 'begun'],
  ])
})

test('a paper with every answer and signature is not to sign any more, but stands before work until it is submitted', () => {
  const whole = { answered: 3, of: 3, isReadyToSign: true, hand: 'done' as const, isComplete: true }
  const drafts = [aDraft('authorization', { changed_at: 2 }), aDraft('safety')]
  const progress = new Map([
    ['authorization', whole],
    ['safety', whole],
  ])
  const { before, toSign, toSubmit, gate } = packetPlan(aPacket(), { ...nothing, drafts, progress }, today)
  expect(before.map(({ status }) => status)).toEqual(['complete', 'open', 'begun'])
  expect([names(toSign), names(toSubmit), gate]).toEqual([['safety'], ['authorization'], 'papers'])
})

test('a paper that is out to be signed by link waits for its signature, also where the office asked for a fix', () => {
  const out: JobForms['signing'][number] = {
    id: 'request',
    form: 'authorization',
    version: 1,
    title: { en: 'Authorization' },
    state: 'open',
    channel: 'email',
    signer: 'owner',
    signed_by: [],
    made_at: signed.at,
    by: 'Ivy Starling',
    expires_at: signed.at,
    settled_at: null,
    name: null,
    reason: null,
    may_open: true,
    may_send: true,
  }
  const statusWith = (latest: JobForm['latest'], signing = [out]) =>
    packetPlan(
      aPacket({ forms: [aForm('authorization', { before_work: true, latest })], signing }),
      nothing,
      today,
    ).before.map(({ status, isToSign }) => [status, isToSign])
  expect(statusWith(null)).toEqual([['sent', true]])
  expect(statusWith({ ...signed, state: 'needs_fix', reason: 'Add the rooms.' })).toEqual([['sent', true]])
  expect(statusWith(signed)).toEqual([['done', false]])
  expect(statusWith(null, [{ ...out, state: 'expired' }])).toEqual([['open', true]])
})

test('where the customer kept the right to cancel, the gate says until when, whatever else is still to sign', () => {
  const start = { ...aPacket().start, is_right_kept: true, last_day: '2026-11-14' }
  const on = (today: string) => packetPlan(aPacket({ start }), nothing, today)
  expect([on(today).gate, on(today).keptUntil]).toEqual(['papers', '2026-11-15'])
  expect(on('2026-11-15').keptUntil).toBeNull()
  // Before the authorization is submitted the time runs from today at the earliest.
  const unsigned = aPacket({ start: { ...start, last_day: null } })
  expect(packetPlan(unsigned, nothing, today).keptUntil).toBe('2026-11-17')
  const waived = { ...start, is_right_kept: false, is_waived: true }
  expect(packetPlan(aPacket({ start: waived }), nothing, today).keptUntil).toBeNull()
})
