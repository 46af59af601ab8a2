import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { toSign } from '#domain/forms/signing/to-sign.ts'
import type { Json } from '#platform/canonical-json.ts'
import { newId } from '#platform/uuid.ts'
import {
  beginPaper,
  copiesOf,
  emailGiven,
  isTouched,
  lackingOfPaper,
  signaturesOf,
  type Paper,
} from './paper-state.ts'
import { whoSigned } from './who-signs.ts'

const ink = { height: 400, strokes: [[100, 200, 0, 300, 120, 40]] }
const at = '2026-11-10T15:00:00.000Z'
const form = aForm([
  {
    fields: [
      { id: 'customer', type: 'short_text', fact: 'customer.name' },
      { id: 'phone', type: 'short_text', fact: 'customer.phone' },
      {
        id: 'decision',
        type: 'choice',
        need: 'always',
        options: [
          { id: 'waives', label: { en: 'I give it up' } },
          { id: 'keeps', label: { en: 'I keep it' } },
        ],
      },
      {
        id: 'statement',
        type: 'handwriting',
        need: 'always',
        show_if: { all: [{ field: 'decision', op: 'is', value: 'waives' }] },
      },
      { id: 'received', type: 'initials', signer: 'owner', need: 'always' },
      { id: 'owner', type: 'signature', signer: 'owner', need: 'always' },
      { id: 'seen_by', type: 'signature', signer: 'witness', need: 'always' },
    ],
  },
])

function aPaper(answers: Record<string, Json>): Paper {
  const asked = toSign(form, answers)
  if (!asked) throw new Error('Somebody signs it')
  const times = { began_at: 1, changed_at: 1 }
  const of = { form: 'a', version: 1, title: 'A form', language: 'en' as const, job_id: null }
  const draft = { id: newId(), answers, ...of, ...times }
  return { draft, form, toSign: asked, refusesTexts: answers['may_text'] === 'no' }
}

const nora = { customer: 'Nora Trillium', phone: '3305550117' }
const done = { ...nora, decision: 'keeps', received: { ink, at } }

test('the owner is the customer of the job, and a witness says who they are', () => {
  const { signings } = beginPaper(aPaper(nora), null)
  expect([signings['owner']?.name, signings['seen_by']?.name]).toEqual(['Nora Trillium', ''])
  expect(signings['owner']?.copy_to).toBeUndefined()
  expect(copiesOf(aPaper({ customer: 'Nora Trillium' }))).toEqual(['paper', 'none'])
})

test('no copy by text message is offered to a customer who said no to text messages', () => {
  expect(copiesOf(aPaper({ ...nora, may_text: 'no' }))).toEqual(['paper', 'none'])
  expect(copiesOf(aPaper({ ...nora, may_text: 'yes' }))[0]).toBe('text')
})

test('of an agreement with the notice of cancellation nobody can want no copy: they get two, whatever they choose', () => {
  const initials = { id: 'notices_received', type: 'initials', signer: 'owner', need: 'always' }
  const owner = { id: 'owner', type: 'signature', signer: 'owner', need: 'always' }
  const agreement = aForm([{ fields: [initials, owner] }])
  expect(copiesOf({ ...aPaper(nora), form: agreement })).not.toContain('none')
})

test('how a copy comes is for whoever signs to choose, again where what they chose is offered no more', () => {
  const paper = aPaper({ ...done, may_text: 'yes' })
  const { signings } = beginPaper(paper, null)
  const unchosen = { ...signings['owner'], ink, agrees: true } as const
  const state = (owner: object) => beginPaper(paper, { has_read: true, signings: { ...signings, owner } })
  expect(lackingOfPaper(paper, state(unchosen))).toEqual({ what: 'copy', field: 'owner' })
  const texted = state({ ...unchosen, copy_to: 'text' })
  expect(lackingOfPaper(paper, texted)?.field).toBe('seen_by')
  const untexted = aPaper({ ...done, may_text: 'no' })
  expect(lackingOfPaper(untexted, texted)).toEqual({ what: 'copy', field: 'owner' })
})

test('a customer whose address nobody knows gives it for their copy themselves', () => {
  const form = aForm([
    {
      fields: [
        { id: 'customer', type: 'short_text', fact: 'customer.name' },
        { id: 'email', type: 'short_text', fact: 'customer.email' },
        { id: 'owner', type: 'signature', signer: 'owner', need: 'always' },
      ],
    },
  ])
  const asked = toSign(form, {})
  if (!asked) throw new Error('Somebody signs it')
  const paper: Paper = { ...aPaper({ customer: 'Nora Trillium' }), form, toSign: asked }
  const begun = { ...beginPaper(paper, null), has_read: true }
  expect(copiesOf(paper)).toEqual(['email', 'paper', 'none'])
  const owner = {
    name: 'Nora Trillium',
    way: 'typed' as const,
    ink: null,
    agrees: true,
    copy_to: 'email' as const,
  }
  const wanted = { ...begun, signings: { owner } }
  expect(lackingOfPaper(paper, wanted)).toEqual({ what: 'email', field: 'owner' })
  expect(emailGiven(paper, wanted)).toBeNull()
  const given = { ...wanted, email: ' nora@example.com ' }
  expect(lackingOfPaper(paper, given)).toBeNull()
  expect(emailGiven(paper, given)).toEqual({ field: 'email', email: 'nora@example.com' })
})

test('whoever goes on after a restart finds their ink', () => {
  const begun = beginPaper(aPaper(nora), null)
  const owner = { ...beginPaper(aPaper(nora), null).signings['owner'], ink, agrees: true }
  const again = beginPaper(aPaper(nora), { has_read: true, signings: { ...begun.signings, owner } })
  expect([again.has_read, again.signings['owner']?.ink]).toEqual([true, ink])
  expect([isTouched(aPaper(nora), begun), isTouched(aPaper(nora), again)]).toEqual([false, true])
})

test('what is still to do is said one thing at a time, in the order of the page', () => {
  const lacking = (answers: Record<string, Json>, state: object = {}) => {
    const paper = aPaper({ ...nora, ...answers })
    return lackingOfPaper(paper, { ...beginPaper(paper, null), has_read: true, ...state })
  }
  expect(lacking({}, { has_read: false })).toEqual({ what: 'read', field: null })
  expect(lacking({})).toEqual({ what: 'decision', field: 'decision' })
  expect(lacking({ decision: 'waives' })).toEqual({ what: 'statement', field: 'statement' })
  expect(lacking({ decision: 'keeps' })).toEqual({ what: 'initials', field: 'received' })
  expect(lacking(done)).toEqual({ what: 'ink', field: 'owner' })
  const begun = beginPaper(aPaper(nora), null)
  const unread = lackingOfPaper(aPaper({ ...nora, decision: 'keeps' }), { ...begun, has_read: true }, true)
  expect(unread).toEqual({ what: 'notice', field: 'notices_received' })
})

test('a paper is signed with every signature of it, and none that was given or declined is given again', () => {
  const paper = aPaper(done)
  const { signings } = beginPaper(paper, null)
  const [owner, seenBy] = [signings['owner'], signings['seen_by']]
  if (!owner || !seenBy) throw new Error('Both sign')
  const state = {
    has_read: true,
    signings: {
      owner: { ...owner, ink, agrees: true, copy_to: 'text' as const },
      seen_by: { ...seenBy, name: 'Lou Wren', way: 'typed' as const, agrees: true, copy_to: 'none' as const },
    },
  }
  expect(lackingOfPaper(paper, state)).toBeNull()
  expect(signaturesOf(paper, state, at).map(([field, { way, name }]) => [field, way, name])).toEqual([
    ['owner', 'drawn', 'Nora Trillium'],
    ['seen_by', 'typed', 'Lou Wren'],
  ])
  const declined = { way: 'declined', name: 'Nora Trillium', at, reason: 'Not now', witness: 'Ivy' }
  const [only] = signaturesOf(aPaper({ ...done, owner: declined }), state, at)
  expect(only?.[0]).toBe('seen_by')
})

const edith = { ...nora, customer: 'Edith Larch', decision: 'keeps', received: { ink, at } }
const paul = {
  name: 'Paul Columbine',
  way: 'drawn' as const,
  ink,
  agrees: true,
  copy_to: 'paper' as const,
}

test('whoever signs in place of the customer says in which capacity, and signs in that', () => {
  const paper = aPaper(edith)
  const state = (owner: object) => {
    const { signings } = beginPaper(paper, null)
    return beginPaper(paper, { has_read: true, signings: { ...signings, owner: { ...paul, ...owner } } })
  }
  expect(lackingOfPaper(paper, state({}))).toEqual({ what: 'signs_as', field: 'owner' })
  expect(signaturesOf(paper, state({}), at)).toEqual([])
  expect(lackingOfPaper(paper, state({ signs_as: 'authorized' }))?.field).toBe('seen_by')
  const [signed] = signaturesOf(paper, state({ signs_as: 'authorized' }), at)
  expect(signed?.[1]).toMatchObject({ name: 'Paul Columbine', signs_as: 'authorized' })
  expect(lackingOfPaper(paper, state({ name: ' edith  larch ' }))?.field).toBe('seen_by')
  const [own] = signaturesOf(paper, state({ name: 'Edith Larch', signs_as: 'tenant' }), at)
  expect(own?.[1]).not.toHaveProperty('signs_as')
})

test('a customer who rents the place signs as its tenant', () => {
  const asked = {
    id: 'signs_as',
    type: 'choice',
    fact: 'customer.relation',
    options: [
      { id: 'owner', label: { en: 'The owner' } },
      { id: 'tenant', label: { en: 'A tenant' } },
    ],
  }
  const name = { id: 'customer', type: 'short_text', fact: 'customer.name' }
  const owner = { id: 'owner', type: 'signature', signer: 'owner', need: 'always' }
  const rented = aForm([{ fields: [name, asked, owner] }])
  const toBeSigned = toSign(rented, {})
  if (!toBeSigned) throw new Error('Somebody signs it')
  const paper: Paper = {
    ...aPaper({ customer: 'Edith Larch', signs_as: 'tenant' }),
    form: rented,
    toSign: toBeSigned,
  }
  const state = { has_read: true, signings: { owner: { ...paul, name: 'Edith Larch' } } }
  expect(lackingOfPaper(paper, state)).toBeNull()
  expect(signaturesOf(paper, state, at)[0]?.[1]).toMatchObject({ signs_as: 'tenant' })
})

test('only whoever signed the work authorization signs the waiver, in the same capacity', () => {
  const { draft, ...asked } = aPaper(edith)
  const waiver = { ...asked, draft: { ...draft, form: 'emergency-waiver' } }
  const agreed = { name: 'Paul Columbine', has_signed: true, signs_as: 'tenant' } as const
  const paper: Paper = { ...waiver, agreed }
  const begun = beginPaper(paper, { has_read: true, signings: { owner: { ...paul, name: 'Edith Larch' } } })
  expect(begun.signings['owner']).toMatchObject({ name: 'Paul Columbine', ink: null, agrees: false })
  const state = { has_read: true, signings: { ...begun.signings, owner: paul } }
  expect(lackingOfPaper(paper, state)?.field).toBe('seen_by')
  expect(signaturesOf(paper, state, at)[0]?.[1]).toMatchObject({ name: 'Paul Columbine', signs_as: 'tenant' })
  const unsigned = [null, { ...agreed, has_signed: false }]
  for (const agreed of unsigned)
    expect(lackingOfPaper({ ...waiver, agreed }, state)).toEqual({ what: 'authorization', field: 'owner' })
})

test('thanks go to who signed, each once, and not to the customer in whose place they did', () => {
  const signed = { way: 'typed', name: 'Paul Columbine', at, read_to_end: true, intends_to_sign: true }
  const owner = { ...signed, agrees_to_electronic: true }
  const witness = { ...owner, name: 'Lou Wren' }
  expect(whoSigned([aPaper({ ...edith, owner, seen_by: witness }), aPaper({ ...edith, owner })])).toEqual([
    'Paul',
  ])
  expect(whoSigned([aPaper(edith)])).toEqual([])
})
