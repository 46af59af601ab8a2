import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hour, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { getLead, listLeads } from '#domain/leads/lead-views.server.ts'
import { LeadQuery } from '#domain/leads/lead-query.ts'
import { noteOnLead } from '#domain/leads/leads.server.ts'
import { moveLead } from '#domain/leads/moves.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aPhoto, aVisitor } from '#test/a-receipt.ts'
import { aFirm, putOnCall } from '#test/on-call.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { forgetOldReceipts } from './receipts.server.ts'
import { addPhoto, cancelLead, correctPhone, saveAnswers } from './visitor-changes.server.ts'

const [wrong, right, third] = ['+13305550188', '+13305550199', '+13305550177']

async function asStaff(test: TestWorld) {
  const dana = await aPerson(test, 'Dispatcher')
  const viewer = allow(dana, 'leads.view')
  return {
    dispatcher: allow(dana, 'leads.work'),
    read: (id: string) => getLead(test.world, viewer, id),
    list: (query: object) => listLeads(test.world, viewer, LeadQuery.parse(query)),
  }
}

test('a corrected number is the one that staff call, and they read what it was and until when', async () => {
  const test = await createTestWorld()
  const { read } = await asStaff(test)
  const visitor = await aVisitor(test, { phone: wrong })
  test.wait(2 * minute)
  expect(await correctPhone(test.world, visitor, right)).toMatchObject({ phone: right })
  test.wait(minute)
  await correctPhone(test.world, visitor, right)
  await correctPhone(test.world, visitor, third)
  const detail = await read(visitor.id)
  expect(detail).toMatchObject({
    phone: third,
    revision: 1,
    earlier_phones: [
      { phone: right, replaced_at: '2026-11-20T12:03:00.000Z' },
      { phone: wrong, replaced_at: '2026-11-20T12:02:00.000Z' },
    ],
  })
  expect(detail.history.map(({ name, by }) => [name, by])).toEqual([
    ['lead.phone_corrected', null],
    ['lead.phone_corrected', null],
    ['lead.received', null],
  ])
})

test('of two corrections at the same moment both are kept, and the last one counts', async () => {
  const test = await createTestWorld()
  const { read } = await asStaff(test)
  const visitor = await aVisitor(test, { phone: wrong })
  await Promise.all([right, third].map((phone) => correctPhone(test.world, visitor, phone)))
  const { phone, earlier_phones } = await read(visitor.id)
  expect([phone, ...earlier_phones.map((earlier) => earlier.phone)].toSorted()).toEqual(
    [wrong, right, third].toSorted(),
  )
  expect(earlier_phones.at(-1)?.phone).toBe(wrong)
})

test('each answer is saved as given, the others stay, and urgency follows from when it happened', async () => {
  const test = await createTestWorld()
  const { read } = await asStaff(test)
  const visitor = await aVisitor(test, { loss: 'flooded-basement', town: 'Salem' })
  expect(await read(visitor.id)).toMatchObject({ when: null, urgency: 0 })
  await saveAnswers(test.world, visitor, { when: 'this-week', depth: '1-6-inches' })
  const told = await saveAnswers(test.world, visitor, {
    insurance: 'yes',
    message: 'Ring twice.',
    rooms: '2-3',
  })
  expect(told).toMatchObject({ when: 'this-week', depth: '1-6-inches', insurance: 'yes', rooms: '2-3' })
  expect(await read(visitor.id)).toMatchObject({
    town: 'Salem',
    urgency: 3,
    message: 'Ring twice.',
    revision: 1,
  })
  await saveAnswers(test.world, visitor, { when: null })
  expect(await read(visitor.id)).toMatchObject({ when: null, urgency: 0 })
})

test('events tell which answers and choices, never what was written or how to reach anyone', async () => {
  const test = await createTestWorld()
  const visitor = await aVisitor(test, { phone: wrong })
  const said = { town: '12 Elm Street', message: 'The key is under the mat.', text_consent: true }
  await saveAnswers(test.world, visitor, { ...said, when: 'today', insurance: 'not-sure' })
  await correctPhone(test.world, visitor, right)
  await addPhoto(test.world, visitor, await aPhoto(test))
  await cancelLead(test.world, visitor)
  const events = await test.world.db.selectFrom('event').select(['name', 'payload']).orderBy('id').execute()
  const lead_id = visitor.id
  expect(events.slice(1)).toEqual([
    {
      name: 'lead.answered',
      payload: {
        lead_id,
        fields: ['town', 'when', 'insurance', 'text_consent', 'message'],
        choices: { when: 'today', insurance: 'not-sure' },
      },
    },
    { name: 'lead.phone_corrected', payload: { lead_id } },
    { name: 'lead.photo_added', payload: { lead_id } },
    { name: 'lead.cancelled', payload: { lead_id } },
  ])
})

test('what is said twice happens once', async () => {
  const test = await createTestWorld()
  const visitor = await aVisitor(test, { phone: wrong, town: 'Salem' })
  const photo = await aPhoto(test)
  const cancelled = await cancelLead(test.world, visitor)
  test.wait(minute)
  for (let time = 0; time < 2; time++) {
    await correctPhone(test.world, visitor, wrong)
    await saveAnswers(test.world, visitor, { town: 'Salem' })
    await saveAnswers(test.world, visitor, {})
    await addPhoto(test.world, visitor, photo)
    expect(await cancelLead(test.world, visitor)).toMatchObject({ cancelled_at: cancelled.cancelled_at })
  }
  const events = await test.world.db.selectFrom('event').select('name').orderBy('id').execute()
  expect(events.map(({ name }) => name)).toEqual(['lead.received', 'lead.cancelled', 'lead.photo_added'])
})

test('that help is no longer needed is told to staff and closes nothing', async () => {
  const test = await createTestWorld()
  const { read, list } = await asStaff(test)
  const visitor = await aVisitor(test)
  test.wait(5 * minute)
  const at = '2026-11-20T12:05:00.000Z'
  expect(await cancelLead(test.world, visitor)).toMatchObject({ cancelled_at: at })
  expect(await read(visitor.id)).toMatchObject({ status: 'new', revision: 1, cancelled_at: at })
  expect((await list({})).items).toMatchObject([{ id: visitor.id, cancelled_at: at }])
})

test('nothing a visitor does gets in the way of who works on the request', async () => {
  const test = await createTestWorld()
  const { dispatcher, read } = await asStaff(test)
  const visitor = await aVisitor(test, { phone: wrong })
  const { id } = visitor
  await correctPhone(test.world, visitor, right)
  await Promise.all([
    moveLead(test.world, dispatcher, { id, status: 'contacted', revision: 1 }),
    saveAnswers(test.world, visitor, { town: 'Poland' }),
    noteOnLead(test.world, dispatcher, { id: newId(), text: 'Called.', lead_id: id }),
  ])
  expect(await read(id)).toMatchObject({ status: 'contacted', revision: 2, town: 'Poland' })
})

test('staff read what the message was before the visitor changed it', async () => {
  const test = await createTestWorld()
  const { read } = await asStaff(test)
  const visitor = await aVisitor(test, { message: '' })
  await saveAnswers(test.world, visitor, { message: 'Water in the basement.' })
  test.wait(minute)
  await saveAnswers(test.world, visitor, { message: 'Water in the basement.', town: 'Salem' })
  await saveAnswers(test.world, visitor, { message: 'Sewage.' })
  test.wait(minute)
  await saveAnswers(test.world, visitor, { message: '' })
  expect(await read(visitor.id)).toMatchObject({
    message: '',
    earlier_messages: [
      { message: 'Sewage.', replaced_at: '2026-11-20T12:02:00.000Z' },
      { message: 'Water in the basement.', replaced_at: '2026-11-20T12:01:00.000Z' },
    ],
  })
})

test('once a request is closed the visitor changes nothing of it and is asked to call', async () => {
  const test = await createTestWorld()
  const { dispatcher, read } = await asStaff(test)
  const visitor = await aVisitor(test, { phone: wrong, message: 'Water.' })
  const { id } = visitor
  await moveLead(test.world, dispatcher, { id, status: 'closed', outcome: 'done', revision: 1 })
  const before = await read(id)
  const photo = await aPhoto(test)
  const changes = [
    () => saveAnswers(test.world, visitor, { message: 'No water.' }),
    () => correctPhone(test.world, visitor, right),
    () => addPhoto(test.world, visitor, photo),
    () => cancelLead(test.world, visitor),
  ]
  for (const change of changes)
    await expect(change()).rejects.toMatchObject({
      status: 403,
      code: 'lead-closed',
      message: expect.stringContaining('(330) 555-0142'),
    })
  expect(await read(id)).toEqual(before)
  // What was said already stands, and can be read.
  expect(await saveAnswers(test.world, visitor, { message: 'Water.' })).toMatchObject({ message: 'Water.' })

  await moveLead(test.world, dispatcher, { id, status: 'contacted', revision: 2 })
  expect(await correctPhone(test.world, visitor, right)).toMatchObject({ phone: right })
})

test('an alert that has not gone yet carries the corrected number', async () => {
  const { test, ann } = await aFirm()
  await putOnCall(test, ann, 'first')
  const visitor = await aVisitor(test, { phone: wrong, loss: 'burst-pipe' })
  await correctPhone(test.world, visitor, right)
  await test.workUntilIdle()
  const mail = test.emails.filter(({ to }) => to === ann.email)
  expect(mail).toHaveLength(1)
  for (const { text, html } of test.emails) {
    expect(text).toContain('(330) 555-0199')
    expect(text + html).not.toMatch(/555-0188|5550188/)
  }
})

test('after a hundred changes the visitor is asked to call', async () => {
  const test = await createTestWorld()
  const visitor = await aVisitor(test)
  for (let nth = 0; nth < 100; nth++) await saveAnswers(test.world, visitor, { message: `Change ${nth}` })
  await expect(saveAnswers(test.world, visitor, { message: 'One more' })).rejects.toMatchObject({
    status: 429,
    message: expect.stringContaining('(330) 555-0142'),
  })
  expect(await saveAnswers(test.world, visitor, {})).toMatchObject({ message: 'Change 99' })
})

test('of the secret only a hash is stored, for a day', async () => {
  const test = await createTestWorld()
  const { secret } = await aVisitor(test)
  const readRows = () => test.world.db.selectFrom('receipt').selectAll().execute()
  const secret_hash = createHash('sha256').update(secret).digest()
  expect(await readRows()).toMatchObject([{ secret_hash }])
  test.wait(24 * hour - minute)
  await forgetOldReceipts(test.world)
  expect(await readRows()).toHaveLength(1)
  test.wait(minute)
  await forgetOldReceipts(test.world)
  expect(await readRows()).toEqual([])
})
