import { expect, test } from 'vitest'
import { traumaCleanup } from './trauma-cleanup.ts'
import { rows, wanted, worked } from './worked.fixture.ts'

test('hours, areas and waste containers are added up', () => {
  const answers = {
    people: rows(
      { person: 'Ann', came: '09:00', left: '13:30' },
      { person: 'Bo', came: '09:00', left: '12:00' },
    ),
    areas: rows({ room: 'bath', area: 40 }, { room: 'hall', area: 12.5 }),
    has_waste: 'yes',
    containers: rows({ kind: 'box', count: 4 }, { kind: 'sharps', count: 1 }),
  }
  expect(worked(traumaCleanup, answers, 'person_hours', 'total_area', 'container_count')).toEqual({
    person_hours: 7.5,
    total_area: 52.5,
    container_count: 5,
  })
})

test('personal things are handed over only with the signature of the next of kin', () => {
  const asks = (handed_over: string) =>
    wanted(traumaCleanup, { has_belongings: 'yes', handed_over }).includes('kin_signature')
  expect([asks('yes'), asks('no')]).toEqual([true, false])
})
