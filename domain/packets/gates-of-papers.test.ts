import { expect, test } from 'vitest'
import { getJob } from '#domain/jobs/job-views.server.ts'
import { changeStage } from '#domain/jobs/stages/stage.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { day } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import { aPacketJob } from './a-packet-job.fixture.ts'
import { declinedAt, handwritten, signedAt } from './papers.fixture.ts'

const ofPapers = new Set(['work-authorization', 'notice-of-cancellation', 'time-to-cancel', 'satisfaction'])

async function aJobBeforeWork(facts?: { state: string }) {
  const test = await aPacketJob(facts)
  const { world, office, job_id } = test
  const met = async () => {
    const { met_gates } = await getJob(world, allow(office, 'intake.view'), job_id)
    return met_gates.filter((key) => ofPapers.has(key))
  }
  return { ...test, met }
}

test('work is authorized once the authorization of the state is signed and the notice is given', async () => {
  const { authorize, notify, met } = await aJobBeforeWork()
  expect(await met()).toEqual([])
  await authorize()
  expect(await met()).toEqual(['work-authorization'])
  await notify()
  expect(await met()).toEqual(['work-authorization', 'notice-of-cancellation'])
})

test('work begins after the last day to cancel, at midnight where the company works', async () => {
  const { authorize, notify, met, wait } = await aJobBeforeWork()
  await authorize()
  await notify()
  // Signed on Friday, November 20: Saturday, Monday and Tuesday count.
  wait(Date.parse('2026-11-25T04:59:00Z') - Date.parse('2026-11-20T12:00:00Z'))
  expect(await met()).not.toContain('time-to-cancel')
  wait(60_000)
  expect(await met()).toContain('time-to-cancel')
})

test('a notice that comes later, or a date that was typed too early, gives the customer the longer time', async () => {
  const { put, authorize, forms, notify } = await aJobBeforeWork()
  await put('work-authorization-ohio', {
    form_date: '2026-11-02',
    owner_signature: signedAt('2026-11-20T12:00:00.000Z'),
  })
  await notify({ signed_on: '2026-11-02' })
  expect((await forms()).start.last_day).toBe('2026-11-24')
  await authorize()
  await notify({ signed_on: '2026-11-23' })
  // Thanksgiving does not count.
  expect((await forms()).start.last_day).toBe('2026-11-27')
})

test('a statement that the customer wrote by hand lets work begin at once, and one who keeps the right does not', async () => {
  const { authorize, notify, waive, met } = await aJobBeforeWork()
  await authorize()
  await notify()
  await waive('keeps')
  expect(await met()).not.toContain('time-to-cancel')
  await waive()
  expect(await met()).toContain('time-to-cancel')
})

test('a statement on the sheet that the owner signed lets work begin at once, too', async () => {
  const { authorize, notify, put, met, ivy, world } = await aJobBeforeWork()
  await authorize()
  await notify()
  const sheet = await aPutPhoto({ world }, ivy)
  const signed = { way: 'paper', name: 'Nora Trillium', at: '2026-11-20T12:00:00.000Z' }
  const owner_signature = { ...signed, signed_on: '2026-11-20', photos: [{ sha256: sheet }] }
  const put201 = async (decision: string) =>
    expect((await put('emergency-waiver', { decision, owner_signature }, { blobs: [sheet] })).status).toBe(
      201,
    )
  await put201('keeps')
  expect(await met()).not.toContain('time-to-cancel')
  await put201('waives')
  expect(await met()).toContain('time-to-cancel')
})

test('without an authorization nobody waives anything, and who cancels stops the work', async () => {
  const { authorize, notify, waive, met } = await aJobBeforeWork()
  await waive()
  await notify()
  expect(await met()).toEqual(['notice-of-cancellation'])
  await authorize()
  expect(await met()).toContain('time-to-cancel')
  await notify({ cancel_signature: signedAt('2026-11-20T13:00:00.000Z') })
  expect(await met()).toEqual([])
})

test('what the office makes void or wants fixed closes the gate again, and what it approves or amends does not', async () => {
  const { authorize, decide, met } = await aJobBeforeWork()
  const [first, second] = [newId(), newId()]
  await authorize(first)
  await decide(first, 'approve', { revision: 1 })
  expect(await met()).toEqual(['work-authorization'])
  await decide(first, 'amend', { revision: 2, reason: 'The phone changed' })
  expect(await met()).toEqual(['work-authorization'])
  await decide(first, 'void', { revision: 3, reason: 'Another owner' })
  expect(await met()).toEqual([])
  await authorize(second)
  await decide(second, 'request-fix', { revision: 1, reason: 'Add the carrier' })
  expect(await met()).toEqual([])
})

test('an authorization of Ohio says nothing once the loss turns out to be in Pennsylvania', async () => {
  const { authorize, met, world, job_id } = await aJobBeforeWork()
  await authorize()
  const facts = JSON.stringify({ state: 'PA', loss_type: 'water' })
  await world.db.updateTable('job').set({ facts }).where('id', '=', job_id).execute()
  expect(await met()).toEqual([])
})

test('a job is moved to Mitigating with its papers, and without them only for a reason', async () => {
  const { world, office, job_id, authorize, notify, wait } = await aJobBeforeWork()
  const move = async (stage: 'inspected' | 'authorized' | 'mitigating', override?: string) => {
    const { revision } = await getJob(world, allow(office, 'intake.view'), job_id)
    await changeStage(world, allow(office, 'intake.view'), { id: job_id, stage, revision, override })
  }
  await move('inspected', 'By phone')
  await expect(move('mitigating')).rejects.toMatchObject({
    code: 'gate-open',
    extra: {
      missing: [
        'Work authorization signed',
        'Notice of cancellation given',
        'Last day to cancel passed, or the emergency statement written',
      ],
    },
  })
  await authorize()
  await notify()
  await move('authorized')
  await expect(move('mitigating')).rejects.toMatchObject({ code: 'gate-open' })
  wait(5 * day)
  await move('mitigating')
})

test('whoever declines before a witness has authorized nothing and given up no right, whatever was signed before', async () => {
  const { put, authorize, notify, waive, met, forms } = await aJobBeforeWork()
  const declined = { owner_signature: declinedAt('2026-11-20T12:00:00.000Z') }
  await authorize()
  await notify()
  await waive()
  expect(await met()).toContain('time-to-cancel')
  expect((await put('emergency-waiver', declined)).status).toBe(201)
  expect(await met()).toEqual(['work-authorization', 'notice-of-cancellation'])
  expect((await put('work-authorization-ohio', { form_date: '2026-11-20', ...declined })).status).toBe(201)
  expect(await met()).toEqual(['notice-of-cancellation'])
  expect((await forms()).start).toMatchObject({ is_authorized: false, is_waived: false, last_day: null })
  await authorize()
  expect(await met()).toContain('work-authorization')
})

test('with a waiver that keeps the right, or is declined, a job enters Mitigating only after the last day to cancel', async () => {
  const { world, office, job_id, put, authorize, notify, waive, forms, wait } = await aJobBeforeWork()
  const move = async (stage: 'authorized' | 'mitigating', override?: string) => {
    const { revision } = await getJob(world, allow(office, 'intake.view'), job_id)
    await changeStage(world, allow(office, 'intake.view'), { id: job_id, stage, revision, override })
  }
  const closed = { code: 'gate-open', extra: { missing: [expect.stringContaining('Last day to cancel')] } }
  await authorize()
  await notify()
  expect((await forms()).start.is_right_kept).toBe(false)
  await move('authorized', 'By phone')
  await waive('keeps')
  expect((await forms()).start).toMatchObject({ is_right_kept: true, is_waived: false })
  await expect(move('mitigating')).rejects.toMatchObject(closed)
  await waive()
  expect((await forms()).start).toMatchObject({ is_right_kept: false, is_waived: true })
  const owner_signature = declinedAt('2026-11-20T12:00:00.000Z')
  await put('emergency-waiver', { decision: 'waives', statement: handwritten, owner_signature })
  expect((await forms()).start).toMatchObject({ is_right_kept: true, is_waived: false })
  await expect(move('mitigating')).rejects.toMatchObject(closed)
  wait(5 * day)
  await move('mitigating')
})
