import { expect, test } from 'vitest'
import { gates as known } from '#domain/jobs/stages/gates.ts'
import { lossGroups, peopleGroups } from '../intake/facts/fact-groups.ts'
import { gates, groups } from './es-job-names.ts'
import { job } from './es-job.ts'

test('every group of facts and every gate has Spanish words, and none is left of one that is gone', () => {
  const titles = [...lossGroups, ...peopleGroups].map(({ title }) => title)
  expect(Object.keys(groups).toSorted()).toEqual([...new Set(titles)].toSorted())
  expect(Object.keys(gates).toSorted()).toEqual(known.map(({ key }) => key).toSorted())
})

test('a sentence that ends with a time of day has one stop', () => {
  expect(job.now.due('7:40 a.m.')).toBe('El plazo era: 7:40 a.m.')
  expect(job.now.clockDue('inspected', '27 nov')).toBe('La inspección tiene como plazo: 27 nov.')
})

test('what is known is said in Spanish, with its unit and its day', () => {
  const { value } = job.facts
  expect(value('loss_type', 'water')).toBe('Agua')
  expect(value('rooms', ['Kitchen', 'Sauna'])).toBe('Cocina, Sauna')
  expect(value('text_consent', false)).toBe('No')
  expect(value('affected_area', 120)).toBe('120 pies²')
  expect(value('found_on', '2026-11-20')).toBe('20 nov 2026')
  expect(value('pets', undefined)).toBe('')
})
