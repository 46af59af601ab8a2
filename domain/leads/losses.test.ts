import { expect, test } from 'vitest'
import { createTestWorld } from '#test/world.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { losses, serviceOfLoss } from './losses.ts'
import { receiveLead } from './leads.server.ts'

test('what happened decides the service, and a request from before keeps its own', async () => {
  const { world } = await createTestWorld()
  for (const { value: loss } of losses)
    await receiveLead(world, aLeadRequest({ loss, service: 'not-sure' }), unsuspected)
  await receiveLead(world, aLeadRequest({ service: 'water-damage' }), unsuspected)

  const rows = await world.db.selectFrom('lead').select(['loss', 'service']).execute()
  expect(new Map(rows.map(({ loss, service }) => [loss, service]))).toEqual(
    new Map([
      ...losses.map(({ value }) => [value, serviceOfLoss(value)] as const),
      [null, 'water-damage'] as const,
    ]),
  )
})

test('flood, pipe, sewage and fire count as happening now until the visitor says otherwise', async () => {
  const { world } = await createTestWorld()
  for (const { value: loss } of losses) await receiveLead(world, aLeadRequest({ loss }), unsuspected)
  const unsaid = await world.db.selectFrom('lead').select(['loss', 'urgency']).execute()
  const urgent = unsaid.filter(({ urgency }) => urgency === 0).map(({ loss }) => loss)
  expect(new Set(urgent)).toEqual(new Set(losses.filter(({ isNow }) => isNow).map(({ value }) => value)))

  await receiveLead(world, aLeadRequest({ loss: 'burst-pipe', when: 'longer-ago' }), unsuspected)
  const { urgency } = await world.db
    .selectFrom('lead')
    .select('urgency')
    .where('when', '=', 'longer-ago')
    .executeTakeFirstOrThrow()
  expect(urgency).toBe(4)
})
