import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aTaggedUnit } from '#test/some-equipment.ts'
import { createTestWorld } from '#test/world.ts'
import { listReports, receiveReport, settleReport } from './reports.server.ts'

async function aLabel() {
  const test = await createTestWorld()
  const { world } = test
  const unit = await aTaggedUnit(test)
  const viewer = allow(unit.employee, 'equipment.view')
  const reports = () => listReports(world, viewer)
  const settle = (settled: boolean, id: string) => settleReport(world, unit.manager, { id, settled })
  return { ...test, unit, reports, settle }
}

test('a report reaches the office by one email and stands in the list until someone settles it', async () => {
  const { world, unit, reports, settle, emails, workUntilIdle, wait } = await aLabel()
  await receiveReport(world, unit.id, 'leaking')
  await workUntilIdle()
  const { office_recipient: to } = await getCompany(world)
  expect(emails.map((email) => [email.to, email.subject])).toEqual([[to, 'AM-17 is leaking']])
  const [report] = await reports()
  expect(report).toMatchObject({ what: 'leaking', times: 1, unit: { number: 'AM-17', model: 'Velo Pro' } })

  const id = report?.id ?? ''
  await settle(true, id)
  await settle(true, id)
  expect(await reports()).toEqual([])
  await settle(false, id)
  expect(await reports()).toHaveLength(1)
  // Settled, and reported again meanwhile: the new one stands in its place.
  await settle(true, id)
  wait(minute)
  await receiveReport(world, unit.id, 'leaking')
  await settle(false, id)
  expect(await reports()).toMatchObject([{ times: 1, last_at: world.now().toISOString() }])
})

test('the same again is counted and tells the office nothing new for an hour', async () => {
  const { world, unit, reports, emails, workUntilIdle, wait } = await aLabel()
  for (const what of ['too_loud', 'too_loud', 'no_power', 'too_loud'] as const) {
    await receiveReport(world, unit.id, what)
    wait(25 * minute)
  }
  await workUntilIdle()
  expect((await reports()).map(({ what, times }) => [what, times])).toEqual([
    ['too_loud', 3],
    ['no_power', 1],
  ])
  expect(emails.map(({ subject }) => subject)).toEqual(['AM-17 is too loud', 'AM-17 has no power'])
  wait(60 * minute)
  await receiveReport(world, unit.id, 'too_loud')
  await workUntilIdle()
  expect(emails).toHaveLength(3)
})
