import { expect, test } from 'vitest'
import { larkspurFile, readAt } from '../larkspur-file.fixture.ts'
import { inForce } from './in-force.ts'

const [first = expect.unreachable()] = larkspurFile().readings
const decimal = { ...readAt(first.point_id, 1, 15.5), id: 'decimal', at: first.at, corrects: first.id }
const said = (readings: Parameters<typeof inForce<typeof first>>[0]) =>
  inForce(readings).map(({ reading, isCorrected }) => [reading.id, isCorrected])

test('a decimal that the same person adds while the visit is open is no correction', () => {
  expect(said([first, decimal])).toEqual([['decimal', false]])
})

test('what was changed with a reason once the visit was locked, or by someone else, is one, and stays one', () => {
  const locked = { ...decimal, reason: 'Typed wrong' }
  const ofAnother = { ...decimal, employee_id: 'someone else' }
  const again = { ...decimal, id: 'again', corrects: 'decimal', employee_id: 'someone else' }
  expect(said([first, locked])).toEqual([['decimal', true]])
  expect(said([first, ofAnother])).toEqual([['decimal', true]])
  expect(said([first, locked, again])).toEqual([['again', true]])
})
