import { expect, test } from 'vitest'
import { durationWords } from '#platform/text/duration-words.ts'
import { firstFacts } from '#domain/company/first-facts.ts'
import { newAlertEmail, stillUnclaimedEmail, type LeadForAlert } from './new-alert.email.ts'
import { alertText, digestText } from './alert-texts.ts'
import { ownerEvery } from './steps.ts'

const lead: LeadForAlert = {
  id: '01930000-0000-7000-8000-000000000001',
  reference: 'R-2611-AB3DE',
  name: 'Ann <b>Miller</b>',
  phone: '+13305550188',
  loss: 'burst-pipe',
  service: 'water-damage',
  town: '12 Elm St, Hubbard, OH 44425',
}
const company = { ...firstFacts, revision: 1 }

test('who is on call can claim it first, and call with one tap then', () => {
  const { subject, text, html } = newAlertEmail(lead, company, 'https://example.com')
  expect(subject).toBe('Unclaimed: Ann <b>Miller</b>, burst or leaking pipe, 12 Elm St, Hubbard, OH 44425')
  expect(text).toBe(`Ann <b>Miller</b> is waiting for a call.

No one has claimed this request yet. Claim it before you call, so that two of you don’t call at once.

Claim it: https://example.com/ops/submissions/01930000-0000-7000-8000-000000000001
Call (330) 555-0188

What: burst or leaking pipe
Where: 12 Elm St, Hubbard, OH 44425
Reference: R-2611-AB3DE

Mission Restore`)
  expect(html.indexOf('Claim it</a>')).toBeLessThan(html.indexOf('href="tel:+13305550188"'))
  expect(html).toContain('Ann &lt;b&gt;Miller&lt;/b&gt; is waiting for a call')
  expect(html).not.toContain('<b>')
})

test('that a request is still unclaimed cannot be taken for anything else', () => {
  const { subject, text } = stillUnclaimedEmail({ ...lead, town: '' }, company, 'https://example.com')
  expect(subject).toBe('STILL UNCLAIMED: Ann <b>Miller</b>, burst or leaking pipe')
  expect(text).toContain(`Please call now. We’ll remind you every ${durationWords(ownerEvery)} until`)
})

test('of someone who gave a number alone an alert says that someone is waiting', () => {
  const nameless = { ...lead, name: null, town: '' }
  const first = newAlertEmail(nameless, company, 'https://example.com')
  expect(first.subject).toBe('Unclaimed: name not given, burst or leaking pipe')
  expect(first.text).toMatch(/^Someone is waiting for a call\.\n/)
  const last = stillUnclaimedEmail(nameless, company, 'https://example.com')
  expect(last.subject).toBe('STILL UNCLAIMED: name not given, burst or leaking pipe')
  expect(last.text).toMatch(/^No one has claimed this request\.\n/)
})

const link =
  'R-2611-AB3DE. Claim it: https://example.com/ops/submissions/01930000-0000-7000-8000-000000000001'
const isNew = { isNew: true }

test('a text message says what and where, and names no one', () => {
  expect(alertText(lead, 'https://example.com', isNew)).toBe(
    `New request: Burst or leaking pipe in Hubbard, ${link}`,
  )
  expect(alertText(lead, 'https://example.com', { isNew: false })).toBe(
    `Still unclaimed: Burst or leaking pipe in Hubbard, ${link}`,
  )
  const unsaid = { ...lead, loss: null, service: 'not-sure', town: '' } as const
  expect(alertText(unsaid, 'https://example.com', isNew)).toBe(`New request: Help needed, ${link}`)
})

test.each(['Hubbard evil-login.co', 'http://evil.example', 'Call +1 900 555', 'Hub\nbard ' + 'x'.repeat(90)])(
  'what a stranger typed as the town never stands in a text message: %j',
  (town) => {
    expect(alertText({ ...lead, town }, 'https://example.com', isNew)).toBe(
      `New request: Burst or leaking pipe, ${link}`,
    )
  },
)

test('a digest counts what it stands for', () => {
  const words = (requests: number, happeningNow: number, calls = 0, chats = 0) =>
    digestText({ requests, happeningNow, chats, calls }, 'https://example.com')
  expect(words(1, 0)).toBe('1 more request. Open the portal: https://example.com/ops/alerts')
  expect(words(41, 12)).toBe(
    '41 more requests, 12 happening now. Open the portal: https://example.com/ops/alerts',
  )
  expect(words(2, 0, 1)).toBe(
    '2 more requests, and 1 call from a technician. Open the portal: https://example.com/ops/alerts',
  )
  expect(words(2, 1, 3, 1)).toBe(
    '2 more requests, 1 happening now, 1 visitor waiting in the chat, and 3 calls from technicians. Open the portal: https://example.com/ops/alerts',
  )
  expect(words(0, 0, 0, 2)).toBe(
    '2 visitors waiting in the chat. Open the portal: https://example.com/ops/alerts',
  )
})
