import { expect, test } from 'vitest'
import { firstFacts } from '#domain/company/first-facts.ts'
import { newLeadEmail, type LeadForEmail } from './new-lead.email.ts'

const lead: LeadForEmail = {
  id: '01930000-0000-7000-8000-000000000001',
  reference: 'R-2611-AB3DE',
  name: 'Ann <b>Miller</b>',
  phone: '+13305550188',
  loss: 'burst-pipe',
  service: 'water-damage',
  town: 'Hubbard',
  message: 'Through the ceiling\n& still dripping',
  when: 'today',
  insurance: null,
  reach_by: 'text',
  photo_count: 2,
}

test('the office reads who, what and where, and can call with one tap', () => {
  const { subject, text, html } = newLeadEmail(lead, { ...firstFacts, revision: 1 }, 'https://example.com')
  expect(subject).toBe('New request: Ann <b>Miller</b>, Burst or leaking pipe, Hubbard')
  expect(text).toBe(`Ann <b>Miller</b> asked for help.

Call (330) 555-0188

What: Burst or leaking pipe
Where: Hubbard
When: Today
Message: Through the ceiling
& still dripping
Contact by: Text me
Photos: 2
Reference: R-2611-AB3DE

Open the request: https://example.com/ops/submissions/01930000-0000-7000-8000-000000000001

Mission Restore`)
  expect(html).toContain('href="tel:+13305550188"')
  expect(html).toContain('Ann &lt;b&gt;Miller&lt;/b&gt; asked for help')
  expect(html).toContain('Through the ceiling<br>&amp; still dripping')
  expect(html).not.toContain('<b>')
})

test.each([
  ['water-damage', 'What: Water Damage'],
  ['not-sure', 'What: not sure what happened'],
] as const)(
  'of a request from before visitors chose what happened the office reads the service: %s',
  (service, line) => {
    const older = { ...lead, loss: null, service }
    expect(newLeadEmail(older, { ...firstFacts, revision: 1 }, 'https://example.com').text).toContain(line)
  },
)

test('of someone who gave a number alone the office reads that, and calls it', () => {
  const { subject, text, html } = newLeadEmail(
    { ...lead, name: null },
    { ...firstFacts, revision: 1 },
    'https://example.com',
  )
  expect(subject).toBe('New request: name not given, Burst or leaking pipe, Hubbard')
  expect(text).toMatch(/^Someone asked for help\.\n\nCall \(330\) 555-0188\n/)
  expect(html).toContain('Someone asked for help')
})
