import { expect, test } from 'vitest'
import { doNext, type ToDo } from './do-next.ts'

const nothing: ToDo = { notAsked: [], items: [], photos: 1 }
const ladder = { id: 'ladder', text: 'Bring a ladder' }

test('hazards that nobody asked about come before what is to be done, and the end of the visit last', () => {
  expect(doNext({ notAsked: ['gas'], items: [ladder], photos: 0 })).toEqual({ kind: 'hazards' })
  expect(doNext({ ...nothing, items: [ladder, { id: 'key', text: 'Return the key' }] })).toEqual({
    kind: 'item',
    item: ladder,
  })
  expect(doNext({ ...nothing, photos: 0 })).toEqual({ kind: 'photos' })
  expect(doNext(nothing)).toEqual({ kind: 'finish' })
})
