import { expect, test } from 'vitest'
import { aLink, aRow, latest, noteOf, signature } from './row-note.fixture.ts'

test('a row says who signs, how far it is, who signed and when, and until when the customer can cancel', () => {
  expect(noteOf(aRow('open', { before_work: true }))).toEqual({ below: 'Nora and Ivy sign.' })
  expect(noteOf(aRow('open', { form: 'notice-of-cancellation' }))).toEqual({
    below: 'The customer can cancel through Sat, Nov 14.',
  })
  const progress = {
    answered: 4,
    of: 7,
    isReadyToSign: false,
    hand: 'not_ready' as const,
    isComplete: false,
  }
  expect(noteOf(aRow('begun'), { progress })).toEqual({ beside: '4 of 7' })
  expect(noteOf(aRow('begun'), { progress: { ...progress, answered: 6, isReadyToSign: true } })).toEqual({
    below: 'Filled in. Nora and Ivy sign.',
  })
  const signed = { ...latest, signatures: [{ ...signature, way: 'drawn' as const }] }
  expect(noteOf(aRow('done', { latest: signed, count: 1 }))).toEqual({
    beside: 'Signed 7:52 AM',
    below: 'By Nora Trillium.',
  })
  expect(noteOf(aRow('done', { latest, count: 3 }))).toEqual({
    beside: 'Sent 7:52 AM',
    below: 'By Ivy Starling. 3 so far.',
  })
})

test('a row says what is in the way: points that are not dry, a fix, a refusal to sign', () => {
  const lock = { why: 'not_dry', above: 3, unread: 0 } as const
  expect(noteOf(aRow('locked', { lock }))).toEqual({ below: '3 points above goal. Or write the exceptions.' })
  expect(noteOf(aRow('locked', { lock: { ...lock, above: null, unread: null } })).below).toMatch(
    'Points are not dry',
  )
  const asked = { ...latest, state: 'needs_fix' as const, reason: 'Add the phone.' }
  expect(noteOf(aRow('needs_fix', { latest: asked }))).toEqual({
    beside: 'Needs you',
    below: 'Add the phone.',
  })
  const no = { way: 'declined', name: 'Nora', at: latest.at, witness: 'Theo Bittern' }
  const begun = aRow('begun')
  const form = { ...begun.form, signers: [{ field: 'owner', signer: 'owner', is_needed: true }] }
  const draft = { id: 'draft', job_id: 'job', form: 'a-form', title: 'A form', version: 1, began_at: 1 }
  const declinedHere = { ...draft, language: 'en' as const, answers: { owner: no }, changed_at: 2 }
  const progress = { answered: 3, of: 4, isReadyToSign: true, hand: 'done', isComplete: false } as const
  expect(noteOf({ ...begun, form, draft: declinedHere }, { progress })).toEqual({
    beside: 'Declined',
    below: 'Ivy signs.',
  })
  const declined = {
    ...latest,
    signatures: [{ ...signature, way: 'declined' as const, witness: 'Theo Bittern' }],
  }
  expect(noteOf(aRow('declined', { ...form, latest: declined }))).toEqual({
    beside: 'Declined 7:52 AM',
    below: 'Witnessed by Theo Bittern.',
  })
})

test('a paper that was declined and is offered again says so, here and where only its link is known', () => {
  const owner = { field: 'owner', signer: 'owner', is_needed: true }
  const refusal = { ...signature, way: 'declined' as const, witness: 'Theo Bittern' }
  const form = { signers: [owner], latest: { ...latest, signatures: [refusal] }, count: 1 }
  const progress = { answered: 6, of: 7, isReadyToSign: true, hand: 'ready' as const, isComplete: false }
  expect(noteOf(aRow('begun', form), { progress, signers: ['Nora'] })).toEqual({
    beside: 'Declined 7:52 AM, offered again',
    below: 'Filled in. Nora signs.',
  })
  expect(noteOf(aRow('begun', form), { progress: { ...progress, isReadyToSign: false } })).toEqual({
    beside: 'Declined 7:52 AM, offered again',
    below: '6 of 7',
  })
  const elsewhere = { ...form, latest: { ...form.latest, offered_at: latest.at } }
  expect(noteOf(aRow('declined', elsewhere))).toEqual({
    beside: 'Declined 7:52 AM, offered again',
    below: 'Witnessed by Theo Bittern.',
  })
  expect(noteOf({ ...aRow('sent', form), out: aLink })).toEqual({
    beside: 'Declined 7:52 AM, offered again',
    below: 'Waiting for Nora’s signature, link until 7:52 AM.',
  })
})

test('a row says what is signed on this phone, who of the company is still to sign, and that nothing was submitted', () => {
  const owner = { field: 'owner', signer: 'owner', is_needed: true }
  const given = { way: 'typed', name: 'Nora Trillium', at: latest.at }
  const begun = { id: 'draft', job_id: 'job', form: 'a-form', title: 'A form', version: 1, began_at: 1 }
  const draft = { ...begun, language: 'en' as const, answers: { owner: given }, changed_at: 2 }
  const form = { ...aRow('begun').form, signers: [owner] }
  const progress = { answered: 7, of: 7, isReadyToSign: true, hand: 'done' as const, isComplete: false }
  expect(noteOf({ ...aRow('begun'), form, draft }, { progress })).toEqual({
    beside: 'Signed 7:52 AM',
    below: 'Ivy signs.',
  })
  expect(noteOf({ ...aRow('complete'), form, draft }, { progress })).toEqual({
    beside: 'Signed 7:52 AM',
    below: 'Saved on this phone. Not submitted yet.',
  })
})

test('a row that is out to be signed by link says for whom it waits and until when, and asks nothing of whoever reads it', () => {
  const asked = { ...latest, state: 'needs_fix' as const, reason: 'Add the rooms.' }
  expect(noteOf({ ...aRow('sent', { latest: asked }), out: aLink })).toEqual({
    below: 'Waiting for Nora’s signature, link until 7:52 AM.',
  })
})

test('the emergency waiver says from which day work starts without it', () => {
  const waiver = aRow('open', { form: 'emergency-waiver', is_optional: true })
  expect(noteOf(waiver, { lastDay: '2026-12-02' }).below).toMatch(
    /^Without it, work doesn’t start before .*Dec(ember)? 3\./,
  )
})

const keptUntil = '2026-12-03'

test('a waiver with which the customer kept the right to cancel does not stand there as signed: it says from which day work may start', () => {
  const signed = { ...latest, signatures: [{ ...signature, way: 'drawn' as const }] }
  const waiver = aRow('done', { form: 'emergency-waiver', is_optional: true, latest: signed, count: 1 })
  const kept = noteOf(waiver, { isRightKept: true, keptUntil })
  expect(kept.beside).toBeUndefined()
  expect(kept.below).toBe('Right to cancel kept: no work before Thu, Dec 3. By Nora Trillium.')
  expect(noteOf(waiver, { isRightKept: true, keptUntil: null }).below).toBe(
    'Right to cancel kept. By Nora Trillium.',
  )
  expect(noteOf(waiver).beside).toBe('Signed 7:52 AM')
})

test('a waiver that the customer declined says from which day work may start, too', () => {
  const signatures = [{ ...signature, way: 'declined' as const, witness: 'Theo Bittern' }]
  const signers = [{ field: 'owner', signer: 'owner', is_needed: true }]
  const waiver = aRow('declined', { form: 'emergency-waiver', signers, latest: { ...latest, signatures } })
  expect(noteOf(waiver, { isRightKept: true, keptUntil })).toEqual({
    beside: 'Declined 7:52 AM',
    below: 'Right to cancel kept: no work before Thu, Dec 3. Witnessed by Theo Bittern.',
  })
})

test('a waiver that waits on this phone to be submitted says that the right was kept, too', () => {
  const waiver = aRow('complete', {
    form: 'emergency-waiver',
    signers: [{ field: 'owner', signer: 'owner', is_needed: true }],
  })
  const of = {
    id: 'draft',
    job_id: 'job',
    form: 'emergency-waiver',
    title: 'Waiver',
    version: 1,
    began_at: 1,
  }
  const owner = { way: 'typed', name: 'Nora Trillium', at: latest.at }
  const told = (answers: { decision: string }, way = 'typed') => {
    const draft = {
      ...of,
      language: 'en' as const,
      changed_at: 2,
      answers: { ...answers, owner: { ...owner, way } },
    }
    return noteOf({ ...waiver, draft }, { lastDay: '2026-12-02' })
  }
  const below = 'Right to cancel kept: no work before Thu, Dec 3. Saved on this phone. Not submitted yet.'
  expect(told({ decision: 'keeps' })).toEqual({ below, isWaiting: true })
  expect(told({ decision: 'waives' }, 'declined')).toEqual({ beside: 'Declined', below, isWaiting: true })
  expect(told({ decision: 'waives' }).beside).toBe('Signed 7:52 AM')
})
