import { expect, test } from 'vitest'
import { judgeDehumidifier } from './dehumidifier-verdict.ts'

const air = (fahrenheit: number, humidity: number) => ({ fahrenheit, humidity })

test.each([
  [air(80, 60), air(100, 15), 'working', null],
  [air(84, 31), air(103, 11), 'working', null],
  [air(78, 50), air(88, 34), 'poor', 'takes_little'],
  [air(72, 35), air(78, 33), 'fault', 'puts_water_back'],
  [air(70, 50), air(70, 50), 'fault', 'takes_nothing'],
  [air(90, 60), air(80, 60), 'fault', 'outlet_as_humid'],
] as const)('air of %j that leaves as %j: %s', (inlet, outlet, verdict, reason) => {
  expect(judgeDehumidifier({ inlet, outlet })).toMatchObject({ verdict, reason })
})

test('in dry air, few grains are no poor work, unless the company says so', () => {
  const ends = { inlet: air(72, 35), outlet: air(95, 15) }
  const { verdict, grains } = judgeDehumidifier(ends)
  expect(verdict).toBe('working')
  expect(grains).toBeLessThan(5)
  expect(judgeDehumidifier(ends, { poorBelow: 5, whereInletAbove: 40 }).verdict).toBe('poor')
})
