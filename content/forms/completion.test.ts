import { expect, test } from 'vitest'
import { pathOf } from '#domain/forms/answers/path.ts'
import { FormDefinition } from '#domain/forms/definition/definition.ts'
import { completion } from './completion.ts'

test('no one is asked about photos or a review after a trauma cleanup', () => {
  const asked = (service: string) => {
    const { isShown } = pathOf(FormDefinition.parse(completion.definition), { service, comment: 'Kind crew' })
    return ['photo_terms', 'photo_consent', 'review_consent'].filter(isShown)
  }
  expect(asked('trauma')).toEqual([])
  expect(asked('water')).toEqual(['photo_terms', 'photo_consent', 'review_consent'])
})
