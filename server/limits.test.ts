import { expect, test } from 'vitest'
import { createTestWorld } from '#test/world.ts'
import { openLimits } from './limits.ts'

test('of 50 at once exactly as many get through as may, and an office can be allowed more', async () => {
  const { world } = await createTestWorld()
  for (const [scale, allowed] of [
    [0.1, 6],
    [0.5, 30],
    [2, 50],
  ] as const) {
    const { leads } = openLimits(world.db, scale)
    const tries = Array.from({ length: 50 }, () => leads.use('203.0.113.9', 'Please call us.'))
    const done = await Promise.allSettled(tries)
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(allowed)
    await leads.use('2001:db8:1:2::/64', 'Please call us.')
  }
})
