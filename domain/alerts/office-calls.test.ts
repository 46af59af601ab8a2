import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aDevice } from '#test/a-device.ts'
import { aFirmAtWork, callOffice, endCall, takeCall, undoCall } from '#test/an-office-call.ts'
import { deliveriesOf, historyOf, putOnCall, toAlert, unclaim } from '#test/on-call.ts'
import type { Person } from '#test/people.ts'

async function turnOn({ request }: Person) {
  await request(`/api/push/${newId()}`, { method: 'PUT', json: aDevice() })
}

test.each(['hazard', 'no_access'] as const)(
  'a call because of %s goes up the ladder by every way until someone takes it',
  async (reason) => {
    const { test, ann, bo, cy, tech, lead_id } = await aFirmAtWork()
    await putOnCall(test, ann, 'first')
    await turnOn(ann)
    const id = await callOffice(tech, { lead_id, reason })
    await test.workUntilIdle()
    expect(await deliveriesOf(test, id)).toEqual(
      ['mail', 'portal', 'push', 'text'].map((channel) => `0 ${channel} Ann Miller`),
    )
    test.wait(3 * minute)
    await test.workUntilIdle()
    const bells = (await deliveriesOf(test, id)).filter((line) => line.includes('portal'))
    expect(bells.slice(1)).toEqual(['2 portal Ann Miller', '2 portal Bo Starling', '2 portal Cy Heron'])
    test.wait(6 * minute)
    await test.workUntilIdle()
    expect((await toAlert(test, id))?.step).toBe(3)

    await takeCall(cy, id)
    expect(await toAlert(test, id)).toEqual({ step: 3, reason: 'taken', settled_by: cy.id })
    const sent = test.texts.length
    test.wait(60 * minute)
    await test.workUntilIdle()
    expect(test.texts).toHaveLength(sent)
    expect((await historyOf(test, bo, lead_id)).map(({ words }) => words)).toContain(
      'Office call alert to primary: Ann Miller',
    )
  },
)

test.each(['materials', 'question', 'other', undefined] as const)(
  'a call because of %s is told in the portal and on devices alone, and wakes nobody who rests',
  async (reason) => {
    const { test, ann, bo, tech, lead_id } = await aFirmAtWork()
    await Promise.all([ann, bo].map(turnOn))
    const usual = { alert_by_mail: true, alert_by_text: true, language: 'en', revision: 1 } as const
    const quiet = { quiet_from: '05:00', quiet_until: '09:00' }
    await test.world.db
      .insertInto('preference')
      .values({ employee_id: bo.id, ...usual, ...quiet })
      .execute()
    const id = await callOffice(tech, { lead_id, ...(reason && { reason }) })
    await test.workUntilIdle()
    expect(await deliveriesOf(test, id)).toEqual([
      '2 portal Ann Miller',
      '2 push Ann Miller',
      '2 portal Bo Starling',
      '2 portal Cy Heron',
    ])
    expect([...test.texts, ...test.emails]).toEqual([])
  },
)

test('the text message has words of ours alone, and the email what the office needs to answer', async () => {
  const { test, ann, tech, lead_id } = await aFirmAtWork()
  await putOnCall(test, ann, 'first')
  const detail = 'Pipe lagging looks like asbestos.'
  await callOffice(tech, { lead_id, reason: 'hazard', detail })
  await test.workUntilIdle()
  const [text] = test.texts
  expect(text?.body).toMatch(
    /^A technician needs the office: hazard on site, R-[\w-]+\. Take the call: http:\/\/localhost:3000\/ops\/alerts$/,
  )
  const [email] = test.emails
  expect(email).toMatchObject({
    to: ann.email,
    subject: 'Tess Wren needs the office: hazard, Nora Trillium, Salem',
  })
  for (const part of [detail, 'tel:' + tech.mobile, '/ops/alerts']) expect(email?.html).toContain(part)
})

test('a push says that a technician needs the office, and opens the alerts', async () => {
  const { test, ann, tech, lead_id } = await aFirmAtWork()
  await putOnCall(test, ann, 'first')
  await turnOn(ann)
  const id = await callOffice(tech, { lead_id, reason: 'question' })
  await test.workUntilIdle()
  expect(test.pushes.map(({ body }) => JSON.parse(body))).toEqual([
    { kind: 'alert', id, tag: `alert-${id}-0`, words: 'A technician needs the office.' },
  ])
})

test('a step that is undone ends its call and says so, also where someone took it already', async () => {
  const { test, ann, bo, tech, lead_id } = await aFirmAtWork()
  await putOnCall(test, ann, 'first')
  const [waiting, taken] = [
    await callOffice(tech, { lead_id, reason: 'hazard' }),
    await callOffice(tech, { lead_id, reason: 'no_access' }),
  ]
  await test.workUntilIdle()
  await takeCall(bo, taken)
  for (const id of [waiting, taken]) {
    await undoCall(tech, { lead_id, id })
    expect(await toAlert(test, id)).toEqual({ step: 0, reason: 'undone', settled_by: tech.id })
  }
  expect((await historyOf(test, bo, lead_id)).map(({ words }) => words)).toContain(
    'Needs the office at 7 AM, taken back',
  )
})

test('a step that was undone before it came raises nothing', async () => {
  const { test, tech, lead_id } = await aFirmAtWork()
  const id = newId()
  await undoCall(tech, { lead_id, id })
  await callOffice(tech, { lead_id, id, reason: 'hazard' })
  await test.workUntilIdle()
  expect(await toAlert(test, id)).toBeUndefined()
  expect(test.texts).toEqual([])
})

test('a call that is taken or undone before anyone was told alerts nobody', async () => {
  const { test, ann, tech, lead_id } = await aFirmAtWork()
  const taken = await callOffice(tech, { lead_id, reason: 'hazard' })
  await takeCall(ann, taken)
  await endCall(ann, taken)
  const undone = await callOffice(tech, { lead_id, reason: 'hazard' })
  await undoCall(tech, { lead_id, id: undone })
  await test.workUntilIdle()
  expect([await toAlert(test, taken), await toAlert(test, undone)]).toEqual([undefined, undefined])
})

test('the alert of a call and that of its request have nothing to do with each other', async () => {
  const { test, ann, tech, lead_id } = await aFirmAtWork()
  await putOnCall(test, ann, 'first')
  const id = await callOffice(tech, { lead_id, reason: 'hazard' })
  await test.workUntilIdle()
  await unclaim(ann, lead_id, 2)
  await test.workUntilIdle()
  expect(await toAlert(test, lead_id)).toMatchObject({ reason: null })
  await ann.request(`/api/leads/${lead_id}/claim`, { method: 'POST' })
  expect(await toAlert(test, lead_id)).toMatchObject({ reason: 'claimed' })
  expect(await toAlert(test, id)).toMatchObject({ reason: null })
})

test('many calls of one technician end in one text message that counts them', async () => {
  const { test, ann, tech, lead_id } = await aFirmAtWork()
  await putOnCall(test, ann, 'first')
  for (let nth = 0; nth < 5; nth++) {
    await callOffice(tech, { lead_id, reason: 'hazard' })
    await test.workUntilIdle()
  }
  expect(test.texts).toHaveLength(3)
  test.wait(minute)
  await test.workUntilIdle()
  expect(test.texts.at(-1)?.body).toBe(
    '2 calls from technicians. Open the portal: http://localhost:3000/ops/alerts',
  )
})

test('when no one has taken it for long, the office is emailed and the owner told', async () => {
  const { test, tech, lead_id } = await aFirmAtWork()
  await callOffice(tech, { lead_id, reason: 'materials' })
  for (let nth = 0; nth < 7; nth++) {
    await test.workUntilIdle()
    test.wait(6 * minute)
  }
  await test.workUntilIdle()
  expect(test.emails).toMatchObject([
    {
      to: 'office@missionrestore.example',
      subject: 'STILL WAITING: Tess Wren needs the office: materials, Nora Trillium, Salem',
    },
  ])
})
