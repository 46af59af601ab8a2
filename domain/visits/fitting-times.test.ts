import { expect, test } from 'vitest'
import { fittingTimes, type Armed } from './fitting-times.ts'
import type { Stop } from './stops.ts'

const armed: Armed = { id: 'armed', minutes: 90, town: 'Boardman', demanded: [] }
const ivy = { id: 'ivy', certifications: ['WRT'] }

function at(from: string, to: string, changed: Partial<Stop> = {}): Stop {
  return { id: `${from}-${to}`, people: ['ivy'], from, to, town: 'Boardman', ...changed }
}

const fitsOf = (stops: Stop[], changed: Partial<Armed> = {}) =>
  fittingTimes({ ...armed, ...changed }, [ivy], stops).map(({ from, to }) => `${from}-${to}`)

test('a day with nothing in it has room from 7 AM to 6 PM', () => {
  expect(fitsOf([])).toEqual(['07:00-18:00'])
})

test('between visits it fits where there is room enough', () => {
  expect(fitsOf([at('08:00', '10:00'), at('11:30', '12:00')])).toEqual(['10:00-11:30', '12:00-18:00'])
  expect(fitsOf([at('08:00', '10:00'), at('11:29', '17:00')])).toEqual([])
})

test('travel from and to another town takes its time from the gap', () => {
  const away = { town: 'Warren' }
  expect(fitsOf([at('07:00', '10:00', away), at('12:00', '18:00', away)])).toEqual(['10:15-11:45'])
  expect(fitsOf([at('07:00', '10:00', away), at('11:59', '18:00', away)])).toEqual([])
})

test('visits in each other leave no room between them', () => {
  expect(fitsOf([at('08:00', '16:00'), at('09:00', '10:00')])).toEqual(['16:00-18:00'])
  expect(fitsOf([at('05:00', '19:00')])).toEqual([])
})

test('today nothing fits before now, and the visit itself is not in its own way', () => {
  expect(fitsOf([], { notBefore: '13:10' })).toEqual(['13:10-18:00'])
  expect(fitsOf([], { notBefore: '16:31' })).toEqual([])
  expect(fitsOf([at('08:00', '10:00', { id: 'armed' })])).toEqual(['07:00-18:00'])
})

test('whoever lacks a certification is proposed with what they lack', () => {
  const theo = { id: 'theo', certifications: ['AMRT', 'WRT'] }
  expect(fittingTimes({ ...armed, demanded: ['AMRT'] }, [ivy, theo], [])).toEqual([
    { employee_id: 'ivy', from: '07:00', to: '18:00', lacks: ['AMRT'] },
    { employee_id: 'theo', from: '07:00', to: '18:00', lacks: [] },
  ])
})
