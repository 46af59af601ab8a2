import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { getLead, getLeadRow, listLeads } from './lead-views.server.ts'
import { LeadQuery } from './lead-query.ts'
import { noteOnLead, receiveLead, releaseLead } from './leads.server.ts'
import { moveLead } from './moves.server.ts'
import { newId } from '#platform/uuid.ts'

test('a request travels from the form to the office mailbox and the portal list', async () => {
  const test = await createTestWorld()
  const dispatcher = await aPerson(test, 'Dispatcher')
  const { id, reference } = await receiveLead(test.world, aLeadRequest({ name: 'Ann Miller' }), unsuspected)
  expect(test.emails).toEqual([])

  await test.workUntilIdle()
  expect(test.emails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Ann Miller')])
  const { items } = await listLeads(test.world, allow(dispatcher, 'leads.view'), LeadQuery.parse({}))
  expect(items).toMatchObject([{ id, reference, name: 'Ann Miller', status: 'new', quarantined: false }])
})

test('the same request twice is one lead, one reference and one mail', async () => {
  const { world, emails, workUntilIdle } = await createTestWorld()
  const request = aLeadRequest()
  const answers = await Promise.all(Array.from({ length: 8 }, () => receiveLead(world, request, unsuspected)))

  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
  await workUntilIdle()
  await workUntilIdle()
  expect(emails).toHaveLength(1)
})

test('another content under a known id is refused, and changes nothing', async () => {
  const { world } = await createTestWorld()
  const request = aLeadRequest()
  await receiveLead(world, request, unsuspected)
  await expect(receiveLead(world, { ...request, message: 'More' }, unsuspected)).rejects.toMatchObject({
    status: 409,
    code: 'lead-differs',
  })
})

test('a request with a photo that never arrived says which one is missing', async () => {
  const { world } = await createTestWorld()
  const sha256 = 'a'.repeat(64)
  await expect(receiveLead(world, aLeadRequest({ photos: [sha256] }), unsuspected)).rejects.toMatchObject({
    status: 409,
    extra: { missing: [sha256] },
  })
})

test('a suspicious request waits in quarantine, of which the office is told, and is like any other once released', async () => {
  const test = await createTestWorld()
  const dispatcher = await aPerson(test, 'Dispatcher')
  const viewer = allow(dispatcher, 'leads.view')
  const { id } = await receiveLead(test.world, aLeadRequest(), {
    page: '/contact',
    suspicions: ['hidden-field'],
  })
  await test.workUntilIdle()
  expect(test.emails.map(({ key }) => key)).toEqual([`quarantine-${id}`])
  expect((await listLeads(test.world, viewer, LeadQuery.parse({}))).items).toEqual([])
  expect((await listLeads(test.world, viewer, LeadQuery.parse({ quarantined: 'true' }))).items).toMatchObject(
    [{ id }],
  )

  await releaseLead(test.world, allow(dispatcher, 'submissions.spam'), id)
  await test.workUntilIdle()
  expect(test.emails.map(({ key }) => key)).toEqual([`quarantine-${id}`, `lead-${id}`])
  expect((await listLeads(test.world, viewer, LeadQuery.parse({}))).items).toMatchObject([
    { id, quarantined: false },
  ])
})

test('a request that is only odd is like any other from the start, and its page says what is odd', async () => {
  const test = await createTestWorld()
  const viewer = allow(await aPerson(test, 'Dispatcher'), 'leads.view')
  const odd = { page: '/contact', suspicions: ['many-from-address' as const] }
  const { id } = await receiveLead(test.world, aLeadRequest(), odd)
  await test.workUntilIdle()
  expect(test.emails.map(({ key }) => key)).toEqual([`lead-${id}`])
  expect((await listLeads(test.world, viewer, LeadQuery.parse({}))).items).toMatchObject([
    { id, quarantined: false },
  ])
  expect(await getLead(test.world, viewer, id)).toMatchObject({ quarantine_reasons: ['many-from-address'] })
})

test('two people cannot overwrite each other: the second learns who was quicker', async () => {
  const test = await createTestWorld()
  const ann = await aPerson(test, 'Dispatcher', 'Ann Quick')
  const bob = await aPerson(test, 'Dispatcher', 'Bob Late')
  const { id } = await receiveLead(test.world, aLeadRequest(), unsuspected)

  await moveLead(test.world, allow(ann, 'leads.work'), { id, status: 'contacted', revision: 1 })
  await expect(
    moveLead(test.world, allow(bob, 'leads.work'), { id, status: 'closed', revision: 1 }),
  ).rejects.toThrow('Ann Quick changed this request first. Its status is now Contacted.')
  expect(await getLeadRow(test.world, allow(bob, 'leads.view'), id)).toMatchObject({
    status: 'contacted',
    revision: 2,
  })
})

test('every step has a way back, and the history keeps both', async () => {
  const test = await createTestWorld()
  const dispatcher = allow(await aPerson(test, 'Dispatcher'), 'leads.work')
  const { id } = await receiveLead(test.world, aLeadRequest(), unsuspected)
  await moveLead(test.world, dispatcher, { id, status: 'closed', revision: 1 })
  await moveLead(test.world, dispatcher, { id, status: 'new', revision: 2 })

  const { status, history } = await getLead(test.world, allow(dispatcher.employee, 'leads.view'), id)
  expect(status).toBe('new')
  expect(history.slice(0, 2).map(({ words }) => words)).toEqual(['Closed → New', 'New → Closed'])
})

test('a note saved twice is one note, and the history tells all that happened, newest first', async () => {
  const test = await createTestWorld()
  const dispatcher = await aPerson(test, 'Dispatcher')
  const { id } = await receiveLead(test.world, aLeadRequest(), unsuspected)
  const note = { id: newId(), lead_id: id, text: 'Key under the mat' }
  await moveLead(test.world, allow(dispatcher, 'leads.work'), { id, status: 'contacted', revision: 1 })
  const saved = await noteOnLead(test.world, allow(dispatcher, 'leads.work'), note)
  expect(await noteOnLead(test.world, allow(dispatcher, 'leads.work'), note)).toEqual(saved)
  await test.workUntilIdle()

  const lead = await getLead(test.world, allow(dispatcher, 'leads.view'), id)
  expect(lead.notes).toEqual([saved])
  expect(lead.history.map(({ name, by }) => [name, by])).toEqual([
    ['lead.mailed', null],
    ['lead.noted', 'Dana Reyes'],
    ['lead.moved', 'Dana Reyes'],
    ['lead.received', null],
  ])
})

test('one person adds a thousand notes to a request at most, and a repeat of one of them is still answered', async () => {
  const test = await createTestWorld()
  const { world } = test
  const [ivy, pia] = [await aPerson(test, 'Dispatcher'), await aPerson(test, 'Dispatcher', 'Pia Lark')]
  const { id: lead_id } = await receiveLead(world, aLeadRequest(), unsuspected)
  const last = { id: newId(), lead_id, text: 'The last one.' }
  const at = world.now()
  await world.db
    .insertInto('note')
    .values(
      Array.from({ length: 999 }, () => ({
        id: newId(),
        record_id: lead_id,
        employee_id: ivy.id,
        text: 'Wet.',
        at,
      })),
    )
    .execute()
  await noteOnLead(world, allow(ivy, 'leads.work'), last)
  await expect(noteOnLead(world, allow(ivy, 'leads.work'), { ...last, id: newId() })).rejects.toMatchObject({
    status: 409,
    code: 'too-many-notes',
  })
  expect(await noteOnLead(world, allow(ivy, 'leads.work'), last)).toMatchObject({ text: last.text })
  expect(await noteOnLead(world, allow(pia, 'leads.work'), { ...last, id: newId() })).toMatchObject({
    by: 'Pia Lark',
  })
})

test('the list is found by name, phone or reference, and pages through without a gap or a repeat', async () => {
  const test = await createTestWorld()
  const viewer = allow(await aPerson(test), 'leads.view')
  const find = async (q: string) =>
    (await listLeads(test.world, viewer, LeadQuery.parse({ q }))).items.map(({ name }) => name)
  const sent = []
  for (const [index, name] of ['Ann Miller', 'José Petrakis', '100% Dry_Co'].entries()) {
    sent.push(await receiveLead(test.world, aLeadRequest({ name, phone: `330555020${index}` }), unsuspected))
    if (index > 0) test.wait(1)
  }

  expect(await find('mill')).toEqual(['Ann Miller'])
  expect(await find('josé')).toEqual(['José Petrakis'])
  expect(await find('(330) 555-0202')).toEqual(['100% Dry_Co'])
  expect(await find(sent[0]?.reference ?? '')).toEqual(['Ann Miller'])
  expect(await find('100%')).toEqual(['100% Dry_Co'])
  expect(await find('_')).toEqual(['100% Dry_Co'])

  const first = await listLeads(test.world, viewer, LeadQuery.parse({ limit: 2 }))
  const second = await listLeads(test.world, viewer, LeadQuery.parse({ limit: 2, cursor: first.next }))
  expect([...first.items, ...second.items].map(({ id }) => id).toSorted()).toEqual(
    sent.map(({ id }) => id).toSorted(),
  )
  expect(second.next).toBeNull()
})
