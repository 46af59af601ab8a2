import { expect, test } from 'vitest'
import { aLink, aRow, latest, noteOf, signature } from './row-note.fixture.ts'

test('a row names who has signed and who has not, also behind a link', () => {
  const signers = [
    { field: 'owner', signer: 'owner', is_needed: true },
    { field: 'company', signer: 'technician', is_needed: true },
  ]
  const company = { way: 'typed', name: 'Ivy Starling', at: latest.at }
  const begun = { id: 'draft', job_id: 'job', form: 'a-form', title: 'A form', version: 1, began_at: 1 }
  const draft = { ...begun, language: 'en' as const, answers: { company }, changed_at: 2 }
  const form = { ...aRow('begun').form, signers }
  const progress = { answered: 7, of: 8, isReadyToSign: true, hand: 'ready' as const, isComplete: false }
  expect(noteOf({ ...aRow('begun'), form, draft }, { progress, signers: ['Nora'] })).toEqual({
    below: 'Ivy signed. Nora signs.',
  })
  expect(noteOf({ ...aRow('sent'), out: { ...aLink, signed_by: ['Ivy Starling'] } }).below).toBe(
    'Ivy signed. Waiting for Nora’s signature, link until 7:52 AM.',
  )
  const signatures = [
    { ...signature, way: 'drawn' as const, by_link: true },
    { ...signature, way: 'typed' as const, field: 'company', signer: 'technician', name: 'Ivy Starling' },
  ]
  expect(noteOf(aRow('done', { latest: { ...latest, signatures }, count: 1 }))).toEqual({
    beside: 'Signed 7:52 AM',
    below: 'By Nora Trillium, by link; Ivy Starling.',
  })
})
