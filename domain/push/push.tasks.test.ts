import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { deliver } from '#domain/alerts/alerts.tasks.ts'
import { aDevice } from '#test/a-device.ts'
import { aFirmAtWork, callOffice } from '#test/an-office-call.ts'
import { aFirm, aLeadComesIn, claim, deliveriesOf, historyOf, putOnCall } from '#test/on-call.ts'
import type { Person } from '#test/people.ts'
import type { TestWorld } from '#test/world.ts'
import type { Language } from '#domain/preferences/language.ts'

async function turnOn({ request }: Person) {
  const device = aDevice()
  await request(`/api/push/${newId()}`, { method: 'PUT', json: device })
  return String(device.endpoint)
}

function prefers({ world }: TestWorld, { id }: Person, wish: { language?: Language; quiet?: true }) {
  const quiet = wish.quiet ? { quiet_from: '05:00', quiet_until: '09:00' } : {}
  const usual = { alert_by_mail: false, alert_by_text: false, revision: 1 } as const
  const row = { employee_id: id, ...usual, language: wish.language ?? ('en' as const), ...quiet }
  return world.db.insertInto('preference').values(row).execute()
}

/** What was shown on which device. */
function shown({ pushes }: TestWorld): { endpoint: string; kind: string; id: string; words: string }[] {
  return pushes.map(({ endpoint, body }) => ({ endpoint, ...JSON.parse(body) }))
}

function assign(
  { request }: Person,
  leadId: string,
  { to, revision = 1 }: { to: Person; revision?: number },
) {
  const json = { employee_id: to.id, revision }
  return request(`/api/leads/${leadId}/assignee`, { method: 'PUT', json })
}

test('an alert reaches the devices of those whom its step reaches, in their language', async () => {
  const { test, ann, bo, cy } = await aFirm()
  await putOnCall(test, ann, 'first')
  const [ofAnn, ofBo] = [await turnOn(ann), await turnOn(bo), await turnOn(cy)]
  await prefers(test, bo, { language: 'es' })
  const id = await aLeadComesIn(test)
  expect(shown(test)).toMatchObject([
    { endpoint: ofAnn, kind: 'alert', id, words: 'A request needs an answer.' },
  ])
  expect(await deliveriesOf(test, id)).toContain('0 push Ann Miller')
  expect((await historyOf(test, ann, id)).map(({ words }) => words)).toContainEqual(
    expect.stringContaining('Notification sent to Ann Miller'),
  )

  test.wait(3 * minute)
  await test.workUntilIdle()
  const next = shown(test).slice(1)
  expect(next).toHaveLength(3)
  expect(next).toContainEqual(
    expect.objectContaining({ endpoint: ofBo, words: 'Una solicitud necesita respuesta.' }),
  )
})

test('a notification names no one and no place, and holds no number', async () => {
  const { test, ann } = await aFirm()
  await putOnCall(test, ann, 'first')
  await turnOn(ann)
  const id = await aLeadComesIn(test, { name: 'Zelda Quimby', town: 'Poland', phone: '(330) 555-0142' })
  const [push] = test.pushes
  expect(JSON.parse(push?.body ?? '{}')).toEqual({
    kind: 'alert',
    id,
    tag: `alert-${id}-0`,
    words: 'A request needs an answer.',
  })
  expect(push).toMatchObject({ urgency: 'high', ttl: 15 * minute, topic: id.replaceAll('-', '') })
})

test('once a request is claimed its notifications are not sent any more', async () => {
  const { test, ann } = await aFirm()
  await putOnCall(test, ann, 'first')
  test.pushAnswers.set(await turnOn(ann), 'failed')
  await expect(aLeadComesIn(test)).rejects.toThrow('The push service responded with 503.')
  const { id, lead_id } = await test.world.db
    .selectFrom('delivery')
    .select(['id', 'lead_id'])
    .where('channel', '=', 'push')
    .where('status', '=', 'waiting')
    .where('error', '=', 'The push service responded with 503.')
    .executeTakeFirstOrThrow()
  await claim(ann, lead_id)
  test.pushAnswers.clear()
  await deliver(test.world, id)
  expect(test.pushes).toEqual([])
})

test('someone whose last device is gone does not count as told', async () => {
  const { test, ann } = await aFirm()
  await putOnCall(test, ann, 'first')
  test.pushAnswers.set(await turnOn(ann), 'gone')
  const id = await aLeadComesIn(test)
  expect(await deliveriesOf(test, id)).not.toContain('0 push Ann Miller')
})

test('in quiet hours nobody is notified of an alert or an assignment, unless they are on call', async () => {
  const { test, ann, bo } = await aFirm()
  for (const person of [ann, bo]) await prefers(test, person, { quiet: true })
  await putOnCall(test, ann, 'first')
  const [ofAnn] = [await turnOn(ann), await turnOn(bo)]
  const id = await aLeadComesIn(test)
  await assign(ann, id, { to: bo })
  await assign(bo, id, { to: ann, revision: 2 })
  await test.workUntilIdle()
  expect(shown(test).map(({ endpoint }) => endpoint)).toEqual([ofAnn, ofAnn])
})

test('a flood from one address wakes nobody more than three times, and a real call in it is heard', async () => {
  const { test, ann } = await aFirm()
  await putOnCall(test, ann, 'first')
  await turnOn(ann)
  for (let nth = 0; nth < 8; nth++) await aLeadComesIn(test, { name: `Flood ${nth}` }, 'flooder')
  expect(test.pushes).toHaveLength(3)
  const real = await aLeadComesIn(test, { name: 'Real Caller' }, 'someone else')
  expect(shown(test).at(-1)).toMatchObject({ id: real })
})

test('whoever is given a request by someone else is told on their devices, and nobody else', async () => {
  const { test, ann, bo, tech } = await aFirm()
  await putOnCall(test, bo, 'first')
  const [ofTech] = [await turnOn(tech), await turnOn(ann)]
  await prefers(test, tech, { language: 'es' })
  const id = await aLeadComesIn(test)
  await assign(ann, id, { to: tech })
  await test.workUntilIdle()
  expect(shown(test)).toEqual([
    expect.objectContaining({
      endpoint: ofTech,
      kind: 'assignment',
      id,
      words: 'Se le asignó una solicitud.',
    }),
  ])
})

test('whoever takes a request for themselves is not told of it', async () => {
  const { test, ann, bo } = await aFirm()
  await putOnCall(test, bo, 'first')
  await turnOn(ann)
  const [claimed, taken] = [await aLeadComesIn(test), await aLeadComesIn(test)]
  expect((await claim(ann, claimed)).status).toBe(200)
  expect((await assign(ann, taken, { to: ann })).status).toBe(204)
  await test.workUntilIdle()
  expect(test.pushes).toEqual([])
})

test('a request that moved on before its notification was sent is not told of', async () => {
  const { test, ann, bo, tech } = await aFirm()
  await putOnCall(test, bo, 'first')
  await turnOn(tech)
  const id = await aLeadComesIn(test)
  await assign(ann, id, { to: tech })
  await assign(ann, id, { to: bo, revision: 2 })
  await test.workUntilIdle()
  expect(test.pushes).toEqual([])
})

test('whoever takes care of a job hears on their device that another left it with gaps, and of nothing that they did themselves', async () => {
  const { test, ann, lead_id, tech } = await aFirmAtWork()
  const ofTech = await turnOn(tech)
  const reason = 'left_gaps'
  await callOffice(ann, { lead_id, reason, detail: 'Left with 2 gaps, 70 of 90: The owner had to lock up' })
  await test.workUntilIdle()
  expect(shown(test).filter(({ endpoint }) => endpoint === ofTech)).toEqual([
    expect.objectContaining({ id: lead_id, words: 'A crew left a job of yours with gaps in its file.' }),
  ])

  test.pushes.length = 0
  await callOffice(tech, { lead_id, reason, detail: 'Left with 1 gap, 85 of 90: The owner had to lock up' })
  await callOffice(ann, { lead_id, reason: 'materials' })
  await test.workUntilIdle()
  expect(shown(test).filter(({ words }) => words.includes('gaps'))).toEqual([])
})
