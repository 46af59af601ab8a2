import { expect, test } from 'vitest'
import { firstPackets } from './first-packets.ts'
import { packetOf } from './packet-of.ts'
import { Packets } from './packets.ts'

test('a kind of loss has one packet at most, and a form stands in a packet once', () => {
  const [water] = firstPackets
  const problems = (packets: unknown) =>
    Packets.safeParse(packets).error?.issues.map(({ message }) => message)
  expect(problems([water])).toBeUndefined()
  expect(problems([water, { ...water, key: 'other' }])).toEqual([
    'Each kind of loss can have only one packet.',
  ])
  expect(problems([water, { ...water, loss_types: [] }])).toEqual(['Each packet needs a key of its own.'])
  const twice = { form: 'completion' }
  expect(problems([{ ...water, forms: [twice, twice] }])).toEqual(['Each form stands in a packet once.'])
})

test('a job has no packet before anyone said what was lost', () => {
  expect(packetOf(firstPackets, null)).toBeNull()
  expect(packetOf(firstPackets, 'sewage')?.key).toBe('water')
})
