import { expect, test } from 'vitest'
import type { Alerts } from '#domain/alerts/alert.ts'
import type { Desk } from '#domain/leads/desk/desk.ts'
import type { LeadDetail } from '#domain/leads/lead.ts'
import type { LeadPage } from '#domain/leads/lead-row.ts'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aDevice } from '#test/a-device.ts'
import { aFirmAtWork, answerCall, callOffice, endCall, takeCall, undoCall } from '#test/an-office-call.ts'
import { putOnCall } from '#test/on-call.ts'
import { aPerson, type Person } from '#test/people.ts'

async function get<T>({ request }: Person, path: string): Promise<T> {
  const answer = await request(path)
  expect(answer.status).toBe(200)
  return answer.json()
}
const alertsOf = (person: Person) => get<Alerts>(person, '/api/alerts')
const deskOf = (person: Person) => get<Desk>(person, '/api/leads/desk')

async function stepsOf(person: Person) {
  const { items } = await deskOf(person)
  return items.flatMap(({ steps }) => steps)
}

test('a call stands in the alerts of the office with what it needs to answer, and is counted until someone takes it', async () => {
  const { test, ann, bo, tech, lead_id } = await aFirmAtWork()
  await putOnCall(test, ann, 'first')
  const id = await callOffice(tech, { lead_id, reason: 'hazard', detail: 'Asbestos.' })
  await test.workUntilIdle()
  expect(await alertsOf(ann)).toMatchObject({
    calls_waiting: 1,
    calls: [
      {
        id,
        lead_id,
        customer: 'Nora Trillium',
        town: 'Salem',
        by: { id: tech.id, name: 'Tess Wren' },
        mobile: tech.mobile,
        reason: 'hazard',
        detail: 'Asbestos.',
        is_urgent: true,
        taken_by: null,
        reached_me: true,
        told: [{ line: 'first', people: [{ name: 'Ann Miller' }] }],
        next: { line: 'everyone' },
      },
    ],
  })
  expect((await alertsOf(bo)).calls).toMatchObject([{ id, reached_me: false }])
  expect(await alertsOf(tech)).toMatchObject({ calls: [], calls_waiting: 0 })

  expect((await takeCall(bo, id)).status).toBe(204)
  const taken = { id, taken_by: 'Bo Starling', taken_at: test.world.now().toISOString(), next: null }
  expect(await alertsOf(ann)).toMatchObject({
    calls_waiting: 0,
    calls: [taken],
    settled: expect.arrayContaining([
      expect.objectContaining({
        id,
        caller: 'Tess Wren',
        reason: 'taken',
        settled_by: { id: bo.id, name: 'Bo Starling' },
      }),
    ]),
  })
})

test('one person takes it, and who comes second is told who has it', async () => {
  const { ann, bo, tech, lead_id } = await aFirmAtWork()
  const id = await callOffice(tech, { lead_id, reason: 'question' })
  const answers = await Promise.all([ann, bo].map((person) => takeCall(person, id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(await refused?.json()).toMatchObject({
    code: 'call-taken',
    detail: expect.stringMatching(/^(Ann Miller|Bo Starling) already has this call\.$/),
  })
  const [{ taken_by } = { taken_by: '' }] = (await alertsOf(ann)).calls
  const owner = taken_by === 'Ann Miller' ? ann : bo
  expect((await takeCall(owner, id)).status).toBe(204)
})

test('the technician reads who is on it and what they answer, and their phone says so', async () => {
  const { test, ann, bo, tech, lead_id } = await aFirmAtWork()
  await tech.request(`/api/push/${newId()}`, { method: 'PUT', json: aDevice() })
  const id = await callOffice(tech, { lead_id, reason: 'no_access' })
  expect(await stepsOf(tech)).toMatchObject([{ id, call: { taken_by: null, answer: '', ended_at: null } }])
  await test.workUntilIdle()
  await takeCall(ann, id)
  await test.workUntilIdle()
  test.wait(minute)
  expect((await answerCall(bo, id, 'The key is under the pot.')).status).toBe(204)
  await test.workUntilIdle()
  expect(await stepsOf(tech)).toMatchObject([
    {
      call: {
        taken_by: 'Ann Miller',
        answer: 'The key is under the pot.',
        answered_by: 'Bo Starling',
        answered_at: test.world.now().toISOString(),
      },
    },
  ])
  const notices = test.pushes.map(({ body }) => JSON.parse(body))
  expect(notices).toEqual([
    { kind: 'request', id: lead_id, tag: `call-${id}-taken`, words: 'The office is on it.' },
    { kind: 'request', id: lead_id, tag: `call-${id}-answered`, words: 'The office answered you.' },
  ])
  const events = await test.world.db.selectFrom('event').select('payload').execute()
  expect(JSON.stringify(events)).not.toContain('under the pot')
})

test('what is done leaves the list, and the request says who took, answered and finished it', async () => {
  const { test, ann, tech, lead_id } = await aFirmAtWork()
  const id = await callOffice(tech, { lead_id, reason: 'materials' })
  await answerCall(ann, id, 'Two fans are on the way.')
  expect((await endCall(ann, id)).status).toBe(204)
  expect((await endCall(ann, id)).status).toBe(204)
  expect((await alertsOf(ann)).calls).toEqual([])
  expect(await stepsOf(tech)).toMatchObject([{ call: { ended_at: test.world.now().toISOString() } }])
  const { history } = await get<LeadDetail>(ann, `/api/leads/${lead_id}`)
  expect(history.slice(0, 3).map(({ words, by }) => [words, by])).toEqual(
    ['done', 'answered', 'taken'].map((what) => [`Office call ${what}`, 'Ann Miller']),
  )
  const late = await answerCall(ann, id, 'Three fans.')
  expect([late.status, (await late.json()).code]).toEqual([409, 'call-ended'])
})

test('a call that was undone can’t be taken any more, and the refusal says why', async () => {
  const { ann, tech, lead_id } = await aFirmAtWork()
  const id = await callOffice(tech, { lead_id, reason: 'hazard' })
  await undoCall(tech, { lead_id, id })
  const answer = await takeCall(ann, id)
  expect([answer.status, (await answer.json()).code]).toEqual([409, 'call-ended'])
  expect((await alertsOf(ann)).calls).toEqual([])
})

test('the list of requests marks those whose technician waits for the office', async () => {
  const { ann, tech, lead_id } = await aFirmAtWork()
  const mark = async () => {
    const { items } = await get<LeadPage>(ann, '/api/leads')
    return items.map(({ office_call }) => office_call)
  }
  expect(await mark()).toEqual([null])
  const [first, second] = [await callOffice(tech, { lead_id }), await callOffice(tech, { lead_id })]
  expect(await mark()).toEqual(['waiting'])
  await takeCall(ann, first)
  expect(await mark()).toEqual(['waiting'])
  await takeCall(ann, second)
  expect(await mark()).toEqual(['taken'])
  for (const id of [first, second]) await endCall(ann, id)
  expect(await mark()).toEqual([null])
})

test('those come first who can’t go on, then who waits longest, and last what someone has taken', async () => {
  const { test, ann, tech, lead_id } = await aFirmAtWork()
  const call = async (reason: 'hazard' | 'question' | 'materials') => {
    test.wait(minute)
    return callOffice(tech, { lead_id, reason })
  }
  const [taken, question, materials, hazard] = [
    await call('hazard'),
    await call('question'),
    await call('materials'),
    await call('hazard'),
  ]
  await takeCall(ann, taken)
  expect((await alertsOf(ann)).calls.map(({ id }) => id)).toEqual([hazard, question, materials, taken])
})

test('a number of a colleague is told to nobody who may not see people, and a call to nobody who may not assign the request', async () => {
  const { test, tech, lead_id } = await aFirmAtWork()
  const id = await callOffice(tech, { lead_id, reason: 'hazard' })
  const manager = await aPerson(test, 'Project manager', 'Pat Lark')
  expect((await alertsOf(manager)).calls).toEqual([])
  expect((await takeCall(manager, id)).status).toBe(404)
  expect((await takeCall(tech, id)).status).toBe(403)
  await test.world.db.updateTable('lead').set({ assigned_to: manager.id }).where('id', '=', lead_id).execute()
  expect((await alertsOf(manager)).calls).toMatchObject([{ id, mobile: tech.mobile }])
  await test.world.db
    .updateTable('role')
    .set({ permissions: ['leads.view', 'leads.assign'] })
    .where('name', '=', 'Project manager')
    .execute()
  expect((await alertsOf(manager)).calls).toMatchObject([{ id, mobile: null }])
})

test('a call waits from the tap on, however late it arrives and whatever the clock of its device says', async () => {
  const { test, ann, tech, lead_id } = await aFirmAtWork()
  const ago = (minutes: number) => new Date(test.world.now().getTime() - minutes * minute).toISOString()
  const first = await callOffice(tech, { lead_id, reason: 'question', at: ago(10) })
  // Tapped 20 minutes ago in a basement, on a phone whose clock is an hour slow.
  const late = newId()
  const json = { id: late, kind: 'needs_office', reason: 'materials', at: ago(80) }
  const headers = { 'client-time': ago(60) }
  const sent = { method: 'POST', json, headers } as const
  expect((await tech.request(`/api/leads/${lead_id}/steps`, sent)).status).toBe(201)

  const { calls } = await alertsOf(ann)
  expect(calls.map(({ id, at, received_at }) => ({ id, at, received_at }))).toEqual([
    { id: late, at: ago(20), received_at: ago(0) },
    { id: first, at: ago(10), received_at: ago(0) },
  ])
})
