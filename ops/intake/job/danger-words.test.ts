import { expect, test } from 'vitest'
import { job as words } from '../../words/en-job.ts'
import { aJobFile } from './a-job-file.fixture.ts'
import { dangerAdvice } from './danger-words.ts'

const crew = { on_my_way_at: null, arrived_at: null, left_at: null }
const job = aJobFile({ electricity: 'yes' }, { crew })

test('the office tells the crew before it leaves, and not once it is on its way', () => {
  expect(dangerAdvice(job, false, words)).toBe('Tell the crew before it leaves.')
  const onTheWay = { ...job, crew: { ...crew, on_my_way_at: '2026-11-20T12:00:00Z' } }
  expect(dangerAdvice(onTheWay, false, words)).toBe('Make sure that the crew knows.')
  expect(dangerAdvice({ ...job, stage: 'inspected' }, false, words)).toBe('')
})

test('whoever goes there reads what to do about the first of the hazards, as long as it is there', () => {
  expect(dangerAdvice(job, true, words)).toBe('Keep out until the circuit is off.')
  expect(dangerAdvice({ ...job, stage: 'inspected' }, true, words)).toBe('Keep out until the circuit is off.')
  expect(dangerAdvice(aJobFile({ electricity: 'yes', gas: 'yes' }), true, words)).toBe(
    'Stay out, and call the gas company from outside.',
  )
  expect(dangerAdvice(aJobFile({}), true, words)).toBe('')
})
