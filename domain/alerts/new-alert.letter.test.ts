import { expect, test } from 'vitest'
import { firstFacts } from '#domain/company/first-facts.ts'
import { gaveUpLetter, newAlertLetter, type LeadForAlert } from './new-alert.letter.ts'
import { newAlertText } from './new-alert.text.ts'

const lead: LeadForAlert = {
  id: '01930000-0000-7000-8000-000000000001',
  reference: 'R-2611-AB3DE',
  name: 'Ann <b>Miller</b>',
  phone: '+13305550188',
  service: 'water-damage',
  town: 'Hubbard',
}
const company = { ...firstFacts, revision: 1 }

test('who is on call can claim it first, and call with one tap then', () => {
  const { subject, text, html } = newAlertLetter(lead, company, 'https://example.com')
  expect(subject).toBe('Nobody has it yet: Ann <b>Miller</b>, water damage, Hubbard')
  expect(text).toBe(`Ann <b>Miller</b> waits for a call.

Nobody takes care of this request yet. Claim it before you call, so that only one of you does.

Claim it: https://example.com/ops/submissions/01930000-0000-7000-8000-000000000001
Call (330) 555-0188

What: water damage
Where: Hubbard
Reference: R-2611-AB3DE

Mission Restore`)
  expect(html.indexOf('Claim it</a>')).toBeLessThan(html.indexOf('href="tel:+13305550188"'))
  expect(html).toContain('Ann &lt;b&gt;Miller&lt;/b&gt; waits for a call')
  expect(html).not.toContain('<b>')
})

test('that nobody answered cannot be taken for anything else', () => {
  const { subject, text } = gaveUpLetter({ ...lead, town: '' }, company, 'https://example.com')
  expect(subject).toBe('NOBODY ANSWERED: Ann <b>Miller</b>, water damage')
  expect(text).toContain('Nobody is alerted any more: please call now.')
})

test('a text message names nobody, and stays one line whatever the visitor wrote', () => {
  const words = newAlertText({ ...lead, town: 'Hub\nbard ' + 'x'.repeat(200) }, 'https://example.com')
  expect(words).not.toMatch(/Miller|5550188|\n/)
  expect(words.length).toBeLessThan(240)
  expect(newAlertText({ ...lead, service: 'not-sure', town: '' }, 'https://example.com')).toBe(
    'New request: Help wanted, R-2611-AB3DE. Claim it: https://example.com/ops/submissions/01930000-0000-7000-8000-000000000001',
  )
})
