import { expect, test } from 'vitest'
import { leadStatuses } from './lead-states.ts'
import { nextStatus } from './next-status.ts'

test('each status is followed by the next one of the list, the last by none', () => {
  expect(leadStatuses.map(nextStatus)).toEqual([...leadStatuses.slice(1), null])
})
