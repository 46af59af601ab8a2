import { expect, test } from 'vitest'
import { aPaper } from '#content/forms/a-paper.fixture.ts'
import { where } from '#content/forms/parts/conditions.ts'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import type { Answers } from '#domain/forms/answers/path.ts'
import type { Language } from '#domain/preferences/language.ts'

const ink = { height: 500, strokes: [[10, 10, 0, 40, 40, 20]] }
const label = { en: 'Your decision' }
const form = aForm([
  {
    fields: [
      { id: 'customer', type: 'short_text', label: { en: 'Customer' }, need: 'always' },
      { id: 'decision', type: 'choice', label, options: [{ id: 'waives', label: { en: 'I give it up' } }] },
    ],
  },
  {
    show_if: where('decision', 'waives'),
    fields: [{ id: 'statement', type: 'handwriting', label: { en: 'Your statement' }, need: 'always' }],
  },
  {
    fields: [
      { id: 'owner', type: 'signature', signer: 'owner', need: 'always', may_decline: true },
      { id: 'company', type: 'signature', signer: 'representative' },
    ],
  },
])
const told = {
  customer: 'Edith Columbine',
  decision: 'waives',
  statement: { ink, at: '2026-11-28T12:40:00.000Z' },
}
const refusal = {
  way: 'declined',
  name: 'Edith Columbine',
  at: '2026-11-28T12:44:00.000Z',
  reason: 'Wants to ask her son',
  witness: 'Ivy Starling',
}
const signed = {
  way: 'typed',
  name: 'Edith Columbine',
  at: '2026-11-28T12:49:00.000Z',
  read_to_end: true,
  intends_to_sign: true,
  agrees_to_electronic: true,
  copy_to: 'email',
}

const paperWith = (answers: Answers, language: Language = 'en') =>
  aPaper({ slug: 'emergency-waiver', form, answers: JSON.parse(JSON.stringify(answers)), language })

test('a paper that was declined says so before everything else, with who declined and when', () => {
  expect(paperWith({ ...told, owner: refusal }).stamp).toEqual({
    word: 'Declined',
    rest: 'Edith Columbine declined to sign this paper, November 28, 2026 at 7:44 AM.',
  })
  expect(paperWith({ ...told, owner: refusal }, 'es').stamp?.word).toBe('Rechazado')
  expect(paperWith({ ...told, owner: signed }).stamp).toBeUndefined()
})

test('a declined paper stays declined when the company signs it, and no paper is declined by who need not sign it', () => {
  const company = { ...signed, name: 'Ivy Starling' }
  expect(paperWith({ ...told, owner: refusal, company }).stamp?.word).toBe('Declined')
  const { stamp } = paperWith({ ...told, owner: signed, company: { ...refusal, name: 'Ivy Starling' } })
  expect(stamp).toBeUndefined()
})

test('what somebody chose and wrote before they declined is told as that', () => {
  const printed = JSON.stringify(paperWith({ ...told, owner: refusal }).sections)
  expect(printed).toContain('"label":"Your decision (chosen before declining)"')
  expect(printed).toContain('"label":"Your statement (written before declining)"')
  expect(printed).toContain('"label":"Customer"')
  expect(JSON.stringify(paperWith({ ...told, owner: signed }).sections)).not.toContain('before declining')
})

test('the evidence names who declined, when, why and before whom, and the hash of what they wrote', () => {
  const facts = paperWith({ ...told, owner: refusal }).evidence?.facts ?? []
  expect(facts).toContainEqual({
    label: 'Owner, Edith Columbine',
    value:
      'Declined to sign, November 28, 2026 at 7:44 AM. Witnessed by Ivy Starling. Reason: Wants to ask her son',
  })
  expect(
    facts.find(({ label: name }) => name === 'Your statement (written before declining)')?.value,
  ).toMatch(/^Written by hand, November 28, 2026 at 7:40 AM\. SHA-256 of the ink: [0-9a-f]{64}$/)
})
