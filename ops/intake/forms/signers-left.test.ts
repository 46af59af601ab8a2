import { expect, test } from 'vitest'
import type { PacketRow } from './packet-plan.ts'
import { signaturesMissing, signersLeft } from './signers-left.ts'

const signers = [
  { field: 'owner_signature', signer: 'owner', is_needed: true },
  { field: 'seen_by', signer: 'adjuster', is_needed: false },
  { field: 'company_signature', signer: 'technician', is_needed: true },
]
const plain = {
  version: 1,
  is_optional: false,
  before_work: true,
  fills_from: null,
  latest: null,
  count: 0,
  lock: null,
}
const form = { form: 'safety', title: { en: 'Site safety' }, signers, ...plain }
const about = {
  id: 'draft',
  job_id: 'job',
  form: 'safety',
  title: 'Site safety',
  version: 1,
  language: 'en' as const,
}

test('whoever signed on this phone is not among those who still sign, nor is who needn’t', () => {
  const left = (answers: NonNullable<PacketRow['draft']>['answers'] | null) =>
    signersLeft({
      form,
      status: 'begun',
      isToSign: true,
      draft: answers && { ...about, answers, began_at: 1, changed_at: 2 },
      here: null,
      out: null,
    }).map(({ signer }) => signer)
  expect(left(null)).toEqual(['owner', 'technician'])
  const owner_signature = { way: 'typed', name: 'Nora Trillium', at: '2026-11-10T13:00:00.000Z' }
  expect(left({ owner_signature })).toEqual(['technician'])
})

test('what is counted are the signatures that are missing: one less with each that is given, and that of whoever has a link', () => {
  const row = { form, status: 'begun', isToSign: true, here: null, out: null } as const
  const begun = (answers: object) => ({
    ...row,
    draft: { ...about, answers: JSON.parse(JSON.stringify(answers)), began_at: 1, changed_at: 2 },
  })
  const owner_signature = { way: 'typed', name: 'Nora Trillium', at: '2026-11-10T13:00:00.000Z' }
  expect(signaturesMissing([begun({}), begun({ owner_signature })])).toBe(3)
  expect(signaturesMissing([{ ...row, status: 'sent', draft: null }])).toBe(1)
})
