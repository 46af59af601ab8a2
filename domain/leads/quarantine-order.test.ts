import { expect, test } from 'vitest'
import { hour, minute, second } from '#platform/time.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aLeadRequest } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { LeadQuery } from './lead-query.ts'
import { listLeads } from './lead-views.server.ts'
import { receiveLead } from './leads.server.ts'
import { mailQuarantined } from './suspicion/quarantine.tasks.ts'

/** Someone whose browser filled the hidden field, in the middle of a flood from another address. */
async function inAFlood() {
  const test = await createTestWorld()
  const forge = (name: string, source: string) =>
    receiveLead(test.world, aLeadRequest({ name }), { page: '/', suspicions: ['hidden-field'], source })
  const flood = async (from: number, to: number) => {
    for (let nth = from; nth <= to; nth++) {
      await forge(`Flood ${nth}`, 'one address')
      test.wait(second)
    }
  }
  return { ...test, forge, flood }
}

test('one sender is one line of the email about what was quarantined, and crowds no one else out of it', async () => {
  const test = await inAFlood()
  await test.flood(1, 30)
  await test.forge('Nora', 'another address')
  await mailQuarantined(test.world)
  expect(test.emails.map(({ subject }) => subject)).toEqual(['Check 31 requests: are they spam?'])
  const [{ text } = { text: '' }] = test.emails
  expect(text.match(/^(Flood|Nora).*$/gm)).toEqual(['Flood 1, (330) 555-0188', 'Nora, (330) 555-0188'])
  expect(text).toContain('And 29 more from the same connection')
  expect(text).toContain('/ops/submissions?tab=quarantine')

  // All of them were told of; what still comes from there waits behind every other sender.
  await test.flood(31, 33)
  for (let nth = 1; nth <= 20; nth++) await test.forge(`Visitor ${nth}`, `address ${nth}`)
  test.wait(10 * minute + 1)
  await mailQuarantined(test.world)
  test.wait(10 * minute + 1)
  await mailQuarantined(test.world)
  const [, second, third] = test.emails
  expect(second?.text.match(/^Flood.*$/gm)).toBeNull()
  expect(third?.text.match(/^(Flood|Visitor).*$/gm)).toEqual(['Flood 31, (330) 555-0188'])
})

test('the list of what was quarantined has the newest first, but one sender does not fill a page', async () => {
  const test = await inAFlood()
  await test.forge('Nora', 'another address')
  test.wait(second)
  await test.flood(1, 5)
  const viewer = allow(await aPerson(test), 'leads.view')
  const list = async (cursor?: string) => {
    const query = LeadQuery.parse({ quarantined: 'true', limit: 2, cursor })
    const { items, next } = await listLeads(test.world, viewer, query)
    return { names: items.map(({ name }) => name), next: next ?? undefined }
  }
  const first = await list()
  expect(first.names).toEqual(['Flood 1', 'Nora'])
  const rest = await list(first.next)
  expect(rest.names).toEqual(['Flood 2', 'Flood 3'])
  expect((await list(rest.next)).names).toEqual(['Flood 4', 'Flood 5'])

  test.wait(4 * hour)
  await test.forge('Vera', 'a third address')
  expect((await list()).names).toEqual(['Vera', 'Flood 1'])
})
