import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { changeJob } from '#domain/jobs/facts.server.ts'
import { getJob } from '#domain/jobs/job-views.server.ts'
import type { FactChanges } from '#domain/jobs/facts/facts.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aCall, aJob } from '#test/a-job.ts'
import { aJobToVisit, aNewVisit, thisMorning } from '#test/a-visit.ts'
import { textCustomer } from './customer-texts.tasks.ts'
import { planVisit } from './plan-visit.flow.ts'
import { reportStep, takeStepBack } from './report-step.flow.ts'

const phone = '+13305559117'
const agreed: FactChanges = { ...aCall, phone, text_consent: true }

async function aCustomer(facts = agreed) {
  const test = await aJobToVisit(facts)
  const { world, marcus, ivy, job_id, plan } = test
  const visit = await plan({ when: thisMorning, people: [ivy.id] })
  const worker = allow(ivy, 'leads.work')
  const leave = (ago = 0, { id = newId(), visit_id = visit.id, lead_id = job_id } = {}) =>
    reportStep(world, worker, {
      id,
      visit_id,
      lead_id,
      kind: 'on_my_way',
      at: new Date(world.now().getTime() - ago).toISOString(),
      sentAt: world.now(),
    })
  const takeBack = ({ id, at: step_at }: { id: string; at: string }) => {
    const at = world.now().toISOString()
    const undo = { id, kind: 'on_my_way', step_at, at, lead_id: job_id } as const
    return takeStepBack(world, worker, { ...undo, sentAt: world.now() })
  }
  const lines = async () =>
    (await getLead(world, allow(marcus, 'leads.view'), job_id)).history.map(({ words }) => words)
  return { ...test, visit, leave, takeBack, lines }
}

test('a customer who agreed is texted once for each visit, with who comes and when', async () => {
  const { texts, leave, lines, workUntilIdle } = await aCustomer()
  await leave()
  await leave()
  await workUntilIdle()
  expect(texts.map(({ to, body }) => [to, body])).toEqual([
    [phone, 'Mission Restore: Ivy is on the way. Planned arrival: 8–10 AM. Questions? Call (330) 555-0142.'],
  ])
  expect(await lines()).toContain('Text message sent to the customer: on the way')
})

test('whoever speaks Spanish reads it in Spanish, and who did not agree is not texted', async () => {
  const spanish = await aCustomer({ ...agreed, language: 'es' })
  await spanish.leave()
  await spanish.workUntilIdle()
  expect(spanish.texts[0]?.body).toContain('Ivy va en camino. Hora prevista: de 8 a. m. a 10 a. m.')

  for (const text_consent of [false, null]) {
    const silent = await aCustomer({ ...agreed, text_consent })
    await silent.leave()
    await silent.workUntilIdle()
    expect(silent.texts).toEqual([])
  }
})

test('a step that comes when it is not true any more texts nobody, and the history says so', async () => {
  const { texts, leave, lines, wait, workUntilIdle } = await aCustomer()
  wait(20 * minute)
  await leave(16 * minute)
  await workUntilIdle()
  expect(texts).toEqual([])
  expect(await lines()).toContain('No text message to the customer: the step arrived too late')
})

test('a step that was taken back in time texts nobody, and the next one does', async () => {
  const { texts, leave, takeBack, workUntilIdle } = await aCustomer()
  await takeBack(await leave())
  await workUntilIdle()
  expect(texts).toEqual([])
  await leave()
  await workUntilIdle()
  expect(texts).toHaveLength(1)
})

test('a number is texted three times in ten minutes at most', async () => {
  const { texts, ivy, leave, plan, lines, wait, workUntilIdle } = await aCustomer()
  for (const from of ['10:00', '11:00', '12:00', '13:00']) {
    const { id } = await plan({ when: { ...thisMorning, from, to: '14:00' }, people: [ivy.id] })
    await leave(0, { visit_id: id })
  }
  await workUntilIdle()
  expect(texts).toHaveLength(3)
  expect(await lines()).toContain('No text message to the customer: too many text messages at once')
  wait(11 * minute)
  await leave()
  await workUntilIdle()
  expect(texts).toHaveLength(4)
})

test('what went to a number counts, also once the job that it was about has another number', async () => {
  const { world, marcus, texts, ivy, job_id, leave, plan, workUntilIdle } = await aCustomer()
  for (const from of ['10:00', '11:00', '12:00']) {
    const { id } = await plan({ when: { ...thisMorning, from, to: '14:00' }, people: [ivy.id] })
    await leave(0, { visit_id: id })
  }
  await workUntilIdle()
  expect(texts).toHaveLength(3)
  const other = '+13305559118'
  const { revision } = await getJob(world, allow(marcus, 'intake.view'), job_id)
  const changed = { id: job_id, revision, changes: { phone: other } }
  await changeJob(world, allow(marcus, 'intake.edit'), changed)

  const again = await aJob({ world }, marcus, agreed)
  const visit = { ...aNewVisit({ when: thisMorning, people: [ivy.id] }), job_id: again.id }
  await planVisit(world, allow(marcus, 'intake.schedule'), visit)
  await leave(0, { visit_id: visit.id, lead_id: again.id })
  await workUntilIdle()
  expect(texts).toHaveLength(3)

  await leave()
  await workUntilIdle()
  expect(texts.map(({ to }) => to)).toEqual([phone, phone, phone, other])
})

test('a number abroad, or one that charges for it, is not texted', async () => {
  for (const phone of ['+19005559117', '+18765559117']) {
    const { texts, leave, workUntilIdle } = await aCustomer({ ...agreed, phone })
    await leave()
    await workUntilIdle()
    expect(texts).toEqual([])
  }
})

test('a service that fails is tried again under the same key while it is true, and not for ever', async () => {
  const { world, visit, leave, lines, texts } = await aCustomer()
  await leave()
  const keys: string[] = []
  const failing: World = {
    ...world,
    texts: {
      send({ key }) {
        keys.push(key)
        return Promise.reject(new Error('The text service responded with 500.'))
      },
    },
  }
  const step = { kind: 'on_my_way', visit_id: visit.id } as const
  for (let nth = 1; nth < 5; nth++) await expect(textCustomer(failing, step)).rejects.toThrow()
  await textCustomer(failing, step)
  expect(new Set(keys).size).toBe(1)
  expect(keys).toHaveLength(5)
  expect(await lines()).toContain('No text message to the customer: the text service failed')
  await textCustomer(world, step)
  expect(texts).toEqual([])
})

test('what goes to an example number is kept, and the history does not say that it was sent', async () => {
  const { world, visit, leave, lines } = await aCustomer({ ...agreed, phone: '+13305550117' })
  await leave()
  const folder: World = { ...world, texts: { send: async () => 'kept' } }
  await textCustomer(folder, { kind: 'on_my_way', visit_id: visit.id })
  expect(await lines()).toContain('Text message to the customer saved, not sent: on the way')
})
