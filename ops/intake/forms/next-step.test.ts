import { expect, test } from 'vitest'
import type { Progress } from '#domain/forms/answers/progress.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import { nextStep } from './next-step.ts'
import type { PacketPlan, PacketRow } from './packet-plan.ts'

const owner = { field: 'owner_signature', signer: 'owner', is_needed: true }

function aRow(form: string, far: Partial<Progress> | null, signers = [owner]): PacketRow {
  const about = {
    is_optional: false,
    before_work: true,
    fills_from: null,
    latest: null,
    count: 0,
    lock: null,
  }
  const begun = { id: form, job_id: 'job', form, title: form, version: 1, language: 'en' as const }
  const draft: FormDraft = { ...begun, answers: {}, began_at: 1, changed_at: 2 }
  const status = far?.isComplete ? 'complete' : far ? 'begun' : 'open'
  return {
    form: { form, version: 1, title: { en: form }, signers, ...about },
    status,
    isToSign: status !== 'complete',
    draft: far ? draft : null,
    here: null,
    out: null,
  }
}

const half: Progress = { answered: 1, of: 3, isReadyToSign: false, hand: 'not_ready', isComplete: false }

function next(...given: [string, Partial<Progress> | null, (typeof owner)[]?][]) {
  return nextOf(
    given.map((each) => aRow(...each)),
    given,
  )
}

function nextOf(before: PacketRow[], given: [string, Partial<Progress> | null, (typeof owner)[]?][] = []) {
  const plan: PacketPlan = {
    before,
    after: [],
    others: [],
    toSign: before.filter(({ isToSign }) => isToSign),
    declined: before.filter(({ status }) => status === 'declined'),
    toSubmit: before.filter(({ status }) => status === 'complete'),
    gate: 'papers',
    keptUntil: null,
  }
  const progress = new Map(
    given.flatMap(([form, far]) => (far ? [[form, { ...half, ...far }] as const] : [])),
  )
  const step = nextStep(plan, { progress, owner: 'Nora' })
  if (step?.kind === 'hand') return `hand to ${step.to}`
  if (step === null) return 'nothing'
  return step.kind === 'submit'
    ? `submit ${step.rows.map(({ form }) => form.form).join(', ')}`
    : `${step.kind} ${step.row.form.form}`
}

test('papers are filled in, handed to the customer, signed for the company and submitted, in this order', () => {
  const ready = { isReadyToSign: true, hand: 'ready' } as const
  const whole = { isReadyToSign: true, hand: 'done', isComplete: true } as const
  expect(next(['authorization', null])).toBe('fill authorization')
  expect(next(['authorization', ready], ['waiver', null])).toBe('fill waiver')
  expect(next(['authorization', ready], ['safety', null, []])).toBe('hand to Nora')
  expect(next(['authorization', { isReadyToSign: true, hand: 'done' }])).toBe('sign authorization')
  expect(next(['authorization', whole], ['safety', null, []])).toBe('fill safety')
  expect(next(['authorization', whole], ['safety', whole, []])).toBe('submit authorization, safety')
})

test('a paper that is out to be signed by link is nothing to do: the next that is not done comes', () => {
  const sent = { ...aRow('authorization', null), status: 'sent' as const }
  expect(nextOf([sent, aRow('safety', null)])).toBe('fill safety')
  expect(nextOf([sent])).toBe('nothing')
})

test('what was declined is offered again once nothing else is to do', () => {
  const declined = { ...aRow('authorization', null), status: 'declined' as const, isToSign: false }
  expect(nextOf([declined, aRow('safety', null)])).toBe('fill safety')
  expect(nextOf([declined])).toBe('offer authorization')
})
