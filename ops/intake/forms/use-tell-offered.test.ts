import { expect, test } from 'vitest'
import type { JobForm } from '#domain/packets/job-forms.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import { untoldIn } from './use-tell-offered.ts'

const id = '019a0000-0000-7000-8000-000000000001'
const at = '2026-11-10T12:52:00.000Z'
const owner = { field: 'owner', signer: 'owner', is_needed: true }
const refusal = {
  field: 'owner',
  signer: 'owner',
  way: 'declined' as const,
  name: 'Nora Trillium',
  at,
  witness: 'Theo Bittern',
  by_link: false,
}
const declined = {
  id,
  state: 'submitted' as const,
  reason: null,
  at,
  by: 'Ivy Starling',
  signatures: [refusal],
  offered_at: null,
  copies: [],
}
const draft: FormDraft = {
  id: '019a0000-0000-7000-8000-000000000002',
  job_id: null,
  form: 'a-form',
  title: 'A form',
  version: 1,
  language: 'en',
  answers: {},
  began_at: 1,
  changed_at: 1,
}

function aRow(latest: JobForm['latest'], begun: FormDraft | null) {
  const plain = { is_optional: false, before_work: true, fills_from: null, lock: null, count: 1 }
  const form = { ...plain, form: 'a-form', version: 1, title: { en: 'A form' }, signers: [owner], latest }
  return { form, status: 'begun' as const, isToSign: true, draft: begun, here: null, out: null }
}

test('a declined paper that was begun anew here is told to everyone until they know, and no other', () => {
  expect(untoldIn([aRow(declined, draft)])).toEqual([id])
  expect(untoldIn([aRow(declined, null)])).toEqual([])
  expect(untoldIn([aRow({ ...declined, offered_at: at }, draft)])).toEqual([])
  const signed = { ...declined, signatures: [{ ...refusal, way: 'typed' as const, witness: null }] }
  expect(untoldIn([aRow(signed, draft), aRow(null, draft)])).toEqual([])
})
