import { expect, test } from 'vitest'
import { firstChart } from '#domain/drying/chart.ts'
import { powerOf } from './power-of.ts'

const unit = (number: string, amps_tenths: number | null) => ({ number, amps_tenths, pulled_at: null })
const movers = Array.from({ length: 11 }, (_, nth) => unit(`AM-${nth}`, 19))

test('eleven air movers and two dehumidifiers take 37.3 A, four circuits of 15 A', () => {
  const all = [...movers, unit('LGR-03', 85), unit('LGR-08', 79)]
  expect(powerOf(all, 15, firstChart)).toMatchObject({
    count: 4,
    need: 37.3,
    revision: 'iicrc-3.1.22',
    working: [
      {
        text: 'load',
        groups: [
          { count: 11, amps: 1.9 },
          { count: 1, amps: 8.5 },
          { count: 1, amps: 7.9 },
        ],
      },
      { text: 'usable_amps', usable: 12 },
      { text: 'circuits', count: 4 },
    ],
  })
})

test('a unit whose amps are not in the catalog is named, and never counted as 0', () => {
  expect(powerOf([...movers, unit('LGR-05', null)], 15, firstChart)).toEqual({ unknown: ['LGR-05'] })
})

test('what was picked up takes no power, and where nothing stands there is no figure', () => {
  const pulled = { ...unit('LGR-05', null), pulled_at: '2026-11-13T15:04:00.000Z' }
  expect(powerOf([...movers, pulled], 15, firstChart)).toMatchObject({ count: 2, need: 20.9 })
  expect(powerOf([pulled], 15, firstChart)).toBe(null)
})
