import { expect, test } from 'vitest'
import { missingAnswers } from '#domain/forms/answers/missing.ts'
import { FormDefinition } from '#domain/forms/definition/definition.ts'
import { traumaCleanup } from './trauma-cleanup.ts'
import { rows, worked } from './worked.fixture.ts'

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
  const form = FormDefinition.parse(traumaCleanup.definition)
  const asks = (handed_over: string) =>
    missingAnswers(form, { has_belongings: 'yes', handed_over }).some(
      ({ field }) => field === 'kin_signature',
    )
  expect([asks('yes'), asks('no')]).toEqual([true, false])
})
