import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { aLeadRequest } from '#test/a-lead.ts'
import { createTestWorld } from '#test/world.ts'
import { receiveLead } from '../leads.server.ts'
import { mailQuarantined } from './quarantine.tasks.ts'

const forged = { page: '/contact', suspicions: ['hidden-field' as const] }

test('the office is told of a request that was quarantined at once, with the reason and the number to call', async () => {
  const test = await createTestWorld()
  const { id } = await receiveLead(
    test.world,
    aLeadRequest({ name: 'Ann Miller', loss: 'flooded-basement' }),
    forged,
  )
  await test.workUntilIdle()
  await mailQuarantined(test.world)

  expect(test.emails.map(({ subject }) => subject)).toEqual(['Check a request: is it spam?'])
  const [{ text } = { text: '' }] = test.emails
  expect(text).toContain('Ann Miller, (330) 555-0188\nFlooded basement\nA hidden form field was filled in')
  expect(text).toContain(`/ops/submissions/${id}`)
})

test('a flood of them makes one mail every ten minutes, and each request is in one of them', async () => {
  const test = await createTestWorld()
  const names = Array.from({ length: 25 }, (_, nth) => `Visitor ${String(nth).padStart(2, '0')}`)
  for (const name of names) await receiveLead(test.world, aLeadRequest({ name }), forged)
  await mailQuarantined(test.world)
  await mailQuarantined(test.world)
  expect(test.emails).toHaveLength(1)

  test.wait(10 * minute + 1)
  await mailQuarantined(test.world)
  await mailQuarantined(test.world)
  expect(test.emails.map(({ subject }) => subject)).toEqual([
    'Check 20 requests: are they spam?',
    'Check 5 requests: are they spam?',
  ])
  const told = test.emails.map(({ text }) => text).join('')
  expect(names.filter((name) => told.split(`${name},`).length !== 2)).toEqual([])
})
