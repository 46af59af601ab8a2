import { expect, test } from 'vitest'
import { entryStep } from './entry-step.ts'

test('a second factor that there is comes before a one-time password is changed, one that is demanded after it', () => {
  const steps = (['asked', 'to_set_up', 'proven', 'none'] as const).map((second_factor) => [
    second_factor,
    entryStep({ second_factor, must_change_password: true }),
    entryStep({ second_factor, must_change_password: false }),
  ])
  expect(steps).toEqual([
    ['asked', '/ops/second-step', '/ops/second-step'],
    ['to_set_up', '/ops/password', '/ops/second-step'],
    ['proven', '/ops/password', null],
    ['none', '/ops/password', null],
  ])
})
