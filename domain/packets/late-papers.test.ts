import { expect, test } from 'vitest'
import { lastDayToCancel } from '#domain/forms/legal/last-day-to-cancel.ts'
import { NewSubmission } from '#domain/submissions/submission.ts'
import { day, hour } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aPacketJob } from './a-packet-job.fixture.ts'
import { signedAt } from './papers.fixture.ts'

/** Both papers of an agreement, sent as a device whose clock shows `clock` sends them. */
async function anAgreement() {
  const test = await aPacketJob()
  const { ivy, job_id, forms } = test
  const put = (id: string, form: string, sent: { at: string; answers: object; clock?: string }) => {
    const { at, answers, clock } = sent
    return ivy.request(`/api/submissions/${id}`, {
      method: 'PUT',
      json: NewSubmission.parse({ form, version: 1, job_id, at, answers, blobs: [] }),
      headers: clock ? { 'Client-Time': clock } : {},
    })
  }
  const agree = async ({ signed, typed, clock }: { signed: string; typed: string; clock?: string }) => {
    const ids = { authorization: newId(), notice: newId() }
    const answers = { form_date: typed, owner_signature: signedAt(signed) }
    await put(ids.authorization, 'work-authorization-ohio', { at: signed, answers, clock })
    await put(ids.notice, 'notice-of-cancellation', { at: signed, answers: { signed_on: typed }, clock })
    return ids
  }
  const lastDay = async () => (await forms()).start.last_day
  return { ...test, agree, lastDay }
}

test('a signature by a clock far ahead counts from its receipt', async () => {
  const { agree, lastDay } = await anAgreement()
  await agree({ signed: '9999-12-31T23:59:59.000Z', typed: '2026-11-20' })
  expect(await lastDay()).toBe('2026-11-24')
})

test('a clock that is wrong by days is corrected by what it shows as the phone sends', async () => {
  const { agree, form, lastDay } = await anAgreement()
  await agree({ signed: '2026-11-25T11:00:00.000Z', typed: '2026-11-20', clock: '2026-11-25T12:00:00.000Z' })
  expect(await lastDay()).toBe('2026-11-24')
  const paper = await form('work-authorization-ohio')
  expect(paper?.latest?.signatures[0]?.at).toBe('2026-11-20T11:00:00.000Z')
})

test('papers that a phone sends the next day count from the day of signing', async () => {
  const { agree, lastDay, wait } = await anAgreement()
  wait(day)
  await agree({ signed: '2026-11-20T14:00:00.000Z', typed: '2026-11-20' })
  expect(await lastDay()).toBe('2026-11-24')
})

test('papers that say they are older count from their receipt, until the office approves both', async () => {
  const { agree, lastDay, decide } = await anAgreement()
  const { authorization, notice } = await agree({ signed: '2026-11-01T14:00:00.000Z', typed: '2026-11-01' })
  expect(await lastDay()).toBe('2026-11-24')
  await decide(authorization, 'approve', { revision: 1 })
  expect(await lastDay()).toBe('2026-11-24')
  await decide(notice, 'approve', { revision: 1 })
  expect(await lastDay()).toBe('2026-11-04')
  await decide(notice, 'amend', { revision: 2, reason: 'The name is wrong' })
  expect(await lastDay()).toBe('2026-11-04')
})

test('a day that was typed later than the signature gives the customer the longer time', async () => {
  const { agree, lastDay, wait } = await anAgreement()
  wait(5 * day + hour)
  await agree({ signed: '2026-11-20T14:00:00.000Z', typed: '2026-11-25' })
  // Received on Wednesday, November 25: Thanksgiving doesn't count.
  expect(await lastDay()).toBe('2026-11-30')
})

test('a day at the end of all years is the last one, and opens nothing', async () => {
  const { agree, lastDay } = await anAgreement()
  expect(lastDayToCancel('9999-12-31')).toBe('9999-12-31')
  await agree({ signed: '2026-11-20T11:00:00.000Z', typed: '9999-12-31' })
  expect(await lastDay()).toBe('9999-12-31')
})
