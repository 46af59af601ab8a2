import { expect, test } from 'vitest'
import { areas, type Area } from '#domain/areas/areas.ts'
import { lastingNumbers } from './lasting-numbers.ts'
import { numbersFor, type ConfirmedNumber } from './numbers-for.ts'
import { linePurposes } from './purposes.ts'

const now = new Date('2026-11-22T12:00:00Z')

test('without a confirmed number a place has the numbers of the country and of its state', () => {
  const lines = (slug: string) =>
    numbersFor(place(slug), [], now).map(({ purpose, operator, tel }) => `${purpose} ${operator} ${tel}`)
  expect(lines('boardman-oh')).toEqual([
    'gas 911 911',
    'spill Ohio EPA spill hotline +18002829378',
    'poison Poison Control +18002221222',
    'dig OHIO811 811',
  ])
  expect(lines('monaca-pa')).toEqual([
    'gas 911 911',
    'spill Pennsylvania DEP emergency line +18005412050',
    'poison Poison Control +18002221222',
    'dig Pennsylvania One Call 811',
  ])
})

test('a confirmed number stands in the places that it serves, once for each purpose, in the order of the page', () => {
  const water = aNumber({ purposes: ['water', 'sewage'], operator: 'City of Girard', serves: ['girard-oh'] })
  const power = aNumber({
    purposes: ['power'],
    operator: 'Ohio Edison',
    serves: ['girard-oh', 'boardman-oh'],
  })
  const lines = (slug: string) =>
    numbersFor(place(slug), [water, power], now).flatMap(({ purpose, operator, confirmedOn }) =>
      confirmedOn ? [`${purpose} ${operator}`] : [],
    )
  expect(lines('girard-oh')).toEqual(['power Ohio Edison', 'sewage City of Girard', 'water City of Girard'])
  expect(lines('boardman-oh')).toEqual(['power Ohio Edison'])
  expect(numbersFor(place('girard-oh'), [water], now)[1]).toEqual({
    purpose: 'sewage',
    label: 'Sewage coming up a drain',
    operator: 'City of Girard',
    shown: '(330) 555-0142',
    tel: '+13305550142',
    hours: 'Day and night',
    confirmedOn: '2026-11-09',
  })
})

test('a year after it was confirmed a number is gone, on the day of the company', () => {
  const old = aNumber({ confirmed_on: '2025-11-22' })
  const operators = (at: string) =>
    numbersFor(place('girard-oh'), [old], new Date(at)).map((line) => line.operator)
  expect(operators('2026-11-22T04:59:00Z')).toContain('Columbia Gas')
  expect(operators('2026-11-22T05:00:00Z')).not.toContain('Columbia Gas')
})

test('each number that is shown without a confirmation has two sources of its own, and a number that can be dialed', () => {
  for (const { number, sources } of lastingNumbers) {
    expect(new Set(sources.map(({ url }) => new URL(url).host)).size).toBeGreaterThan(1)
    expect(number).toMatch(/^(911|811|\+18\d{9})$/)
  }
  expect(linePurposes.length).toBe(new Set(linePurposes).size)
})

function place(slug: string): Area {
  const area = areas.find((area) => area.slug === slug)
  if (!area) throw new Error(`${slug} is no place`)
  return area
}

function aNumber(told: Partial<ConfirmedNumber>): ConfirmedNumber {
  return {
    purposes: ['gas'],
    operator: 'Columbia Gas',
    number: '+13305550142',
    hours: 'Day and night',
    serves: ['girard-oh'],
    confirmed_on: '2026-11-09',
    ...told,
  }
}
