import { hc, parseResponse } from 'hono/client'
import type { LocalNumbersApi } from '#api/local-numbers.ts'
import type { LocalNumber, NumberFacts } from '#domain/numbers/local-number.ts'
import { asMe } from '../as-me.ts'

const numbers = hc<LocalNumbersApi>('/api/local-numbers', asMe)

export type Which = Pick<LocalNumber, 'id' | 'revision'>

export function listNumbers() {
  return parseResponse(numbers.index.$get())
}

export function listNumberHistory(id: string) {
  return parseResponse(numbers[':id'].history.$get({ param: { id } }))
}

export function addNumber(json: NumberFacts & { id: string }) {
  return parseResponse(numbers.index.$post({ json }))
}

export function changeNumber({ id, revision }: Which, facts: NumberFacts) {
  return parseResponse(numbers[':id'].$put({ param: { id }, json: { ...facts, revision } }))
}

export function confirmNumber({ id, revision }: Which, confirmed_on: string) {
  return parseResponse(numbers[':id'].confirmation.$put({ param: { id }, json: { confirmed_on, revision } }))
}

export function withdrawNumber({ id, revision }: Which) {
  return parseResponse(
    numbers[':id'].confirmation.$delete({ param: { id }, query: { revision: String(revision) } }),
  )
}

export function removeNumber({ id, revision }: Which) {
  return parseResponse(numbers[':id'].$delete({ param: { id }, query: { revision: String(revision) } }))
}

export function undoNumberChange({ id, revision }: Which) {
  return parseResponse(numbers[':id'].undo.$post({ param: { id }, json: { revision } }))
}
