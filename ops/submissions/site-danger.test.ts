import { expect, test } from 'vitest'
import { siteOf } from '#domain/jobs/site-of.ts'
import type { JobFacts } from '#domain/jobs/facts/facts.ts'
import { site as words } from '../words/en-site.ts'
import { site as spanish } from '../words/es-site.ts'
import { dangerOf } from './site-danger.ts'

const told = (facts: JobFacts) => dangerOf(siteOf(facts, false), words)
const noneThere = {
  hurt: 'no',
  electricity: 'no',
  gas: 'no',
  ceiling: 'no',
  sewage: 'no',
  sharps: 'no',
} as const

test('the line of a visit says what is dangerous there, and that it comes first of all', () => {
  expect(told({ ...noneThere, electricity: 'yes', sewage: 'yes' })).toEqual({
    danger: 'Priority 1: power near water, sewage',
    notAsked: null,
  })
  expect(told({ ...noneThere, activity: 'running' })).toEqual({ danger: 'Priority 1', notAsked: null })
  expect(told({ ...noneThere, sharps: 'yes' })).toEqual({ danger: 'Needles or blood', notAsked: null })
  expect(told(noneThere)).toEqual({ danger: null, notAsked: null })
})

test('what nobody asked is not told as if there were nothing', () => {
  expect(told({})).toEqual({ danger: null, notAsked: 'Hazards not asked' })
  const { gas: _, ...others } = noneThere
  expect(told(others).notAsked).toBe('Not asked: gas smell')
  expect(dangerOf(siteOf({}, false), spanish).notAsked).toBe('No se preguntó por los peligros')
})

test('a device that stored the house before that was told says nothing of it', () => {
  const { not_asked: _, priority: __, ...stored } = siteOf({}, false)
  expect(dangerOf(stored, words)).toEqual({ danger: null, notAsked: null })
  expect(dangerOf(null, words)).toEqual({ danger: null, notAsked: null })
})
