import { expect, test } from 'vitest'
import { aJobFile } from './a-job-file.fixture.ts'
import { callersOf } from './callers-of.ts'

const nora = { name: 'Nora Trillium', phone: '+13305550117' }
const ida = { name: 'Ida Trillium', phone: '+17245550188' }
const reached = { phone2: '+17245550190', email: 'ida@trillium-family.us' }

test('whoever called about a job that was merged into this one is another caller of it, once', () => {
  const merged = [
    { id: '1', number: 'MR-2611-002', ...ida, ...reached },
    { id: '2', number: 'MR-2611-003', ...ida },
    { id: '3', number: 'MR-2611-004', ...nora, name: null },
    { id: '4', number: 'MR-2611-005', ...nora, name: 'nora trillium' },
    { id: '5', number: 'MR-2611-006', ...ida, name: null },
  ]
  expect(callersOf(aJobFile(nora, { merged }))).toMatchObject([
    { number: 'MR-2611-002', ...ida, ...reached },
    { number: 'MR-2611-006', name: null },
  ])
})

test('what a device stored before callers were told has none', () => {
  expect(callersOf(aJobFile(nora, { merged: [{ id: '1', number: 'MR-2611-002' }] }))).toEqual([])
})
