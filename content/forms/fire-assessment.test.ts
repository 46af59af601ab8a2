import { expect, test } from 'vitest'
import { fireAssessment } from './fire-assessment.ts'
import { rows, worked } from './worked.fixture.ts'

test('rooms are counted and the areas to clean are added up', () => {
  const looked = rows({ room: 'kitchen', area: 412.5 }, { room: 'hall', area: 180 }, { room: 'attic' })
  expect(worked(fireAssessment, { rooms: looked }, 'clean_area', 'room_count')).toEqual({
    clean_area: 592.5,
    room_count: 3,
  })
})
