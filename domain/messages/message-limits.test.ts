import { expect, test } from 'vitest'
import { day, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { allow } from '#domain/roles/allowed.ts'
import { textCustomer } from '#domain/visits/customer-texts.tasks.ts'
import { reportStep } from '#domain/visits/report-step.flow.ts'
import { thisMorning } from '#test/a-visit.ts'
import { aPerson } from '#test/people.ts'
import { retryMessage } from './messages.flow.ts'

import { aCustomer, aText, anEmail, email } from './a-customer.fixture.ts'

test('a number is texted three times in ten minutes at most, whoever or whatever texts it', async () => {
  const { world, texts, write, plan, ivy, job_id, wait, workUntilIdle } = await aCustomer()
  await write(aText())
  await write(aText())
  const { id: visit_id } = await plan({ when: thisMorning, people: [ivy.id] })
  const [id, at] = [newId(), world.now().toISOString()]
  const step = { id, visit_id, lead_id: job_id, kind: 'on_my_way', at, sentAt: world.now() } as const
  await reportStep(world, allow(ivy, 'leads.work'), step)
  await workUntilIdle()
  expect(texts).toHaveLength(3)
  const fourth = aText()
  await expect(write(fourth)).rejects.toMatchObject({ status: 429, code: 'too-many' })
  wait(11 * minute)
  expect((await write(fourth)).isNew).toBe(true)
  await write(aText())
  await write(aText())
  const later = await plan({ when: { ...thisMorning, from: '10:00', to: '12:00' }, people: [ivy.id] })
  await reportStep(world, allow(ivy, 'leads.work'), {
    ...step,
    id: newId(),
    visit_id: later.id,
    at: world.now().toISOString(),
  })
  await textCustomer(world, { kind: 'on_my_way', visit_id: later.id })
  expect(texts).toHaveLength(3)
})

test('a number is texted ten times in a day at most, and none that is abroad or charges for it', async () => {
  const { write, wait, changeFacts } = await aCustomer()
  for (let nth = 0; nth < 10; nth++) {
    await write(aText())
    wait(5 * minute)
  }
  await expect(write(aText())).rejects.toMatchObject({ status: 429, code: 'too-many' })
  wait(day)
  expect((await write(aText())).isNew).toBe(true)
  for (const to of ['+19005559117', '+18765559117']) {
    await changeFacts({ phone: to })
    await expect(write(aText({ to }))).rejects.toMatchObject({ status: 409, code: 'not-textable' })
  }
})

test('an address is emailed five times in ten minutes and twenty times in a day at most', async () => {
  const { write, wait } = await aCustomer()
  for (let nth = 0; nth < 20; nth++) {
    if (nth > 0 && nth % 5 === 0) {
      await expect(write(anEmail())).rejects.toMatchObject({ status: 429, code: 'too-many' })
      wait(11 * minute)
    }
    await write(anEmail())
  }
  wait(11 * minute)
  await expect(write(anEmail())).rejects.toMatchObject({ status: 429, code: 'too-many' })
  wait(day)
  expect((await write(anEmail())).isNew).toBe(true)
})

test('a person writes twenty messages in ten minutes at most, to whomever they go', async () => {
  const { write, wait, changeFacts } = await aCustomer()
  const address = (nth: number) => `nora${nth}@trillium-family.us`
  for (let nth = 0; nth < 21; nth++) {
    await changeFacts({ email: address(nth) })
    if (nth < 20) await write(anEmail({ to: address(nth) }))
  }
  await expect(write(anEmail({ to: address(20) }))).rejects.toMatchObject({ status: 429, code: 'too-many' })
  wait(11 * minute)
  expect((await write(anEmail({ to: address(20) }))).isNew).toBe(true)
})

test('whoever sends messages of others again has written that many', async () => {
  const { world, write, changeFacts, job_id, ...test } = await aCustomer()
  const dana = await aPerson({ world, ...test }, 'Owner', 'Dana Heron')
  const again = (id: string) => retryMessage(world, allow(dana, 'messages.send'), { job_id, id })
  const failed: string[] = []
  for (let nth = 0; nth < 21; nth++) {
    if (nth === 20) test.wait(11 * minute)
    const to = `nora${nth}@trillium-family.us`
    await changeFacts({ email: to })
    const { message } = await write(anEmail({ to }))
    failed.push(message.id)
  }
  await world.db.updateTable('message').set({ status: 'failed', failure: 'service' }).execute()
  for (const [nth, id] of failed.entries()) {
    await changeFacts({ email: `nora${nth}@trillium-family.us` })
    if (nth < 20) await again(id)
    else await expect(again(id)).rejects.toMatchObject({ status: 429, code: 'too-many' })
  }
  await changeFacts({ email })
  expect((await write(anEmail())).isNew).toBe(true)
})
