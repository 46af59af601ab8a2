import { expect, test } from 'vitest'
import type { PlaceFacts } from './place-text.ts'
import { tidyPlace } from './tidy-place.ts'

test.each<[PlaceFacts, PlaceFacts]>([
  [
    { address: '88 Yarrow Street, Beaver Falls, PA' },
    { address: '88 Yarrow Street', town: 'Beaver Falls', state: 'PA' },
  ],
  [
    { address: '88 Yarrow Street, Beaver Falls, PA 15010', town: 'Beaver Falls' },
    { address: '88 Yarrow Street', town: 'Beaver Falls', state: 'PA', zip: '15010' },
  ],
  [
    { address: '88 Yarrow Street', town: 'Beaver Falls, PA', state: 'PA' },
    { address: '88 Yarrow Street', town: 'Beaver Falls', state: 'PA' },
  ],
  [{ town: 'Boardman, Ohio 44512' }, { town: 'Boardman', state: 'OH', zip: '44512' }],
  [{ town: 'Boardman OH' }, { town: 'Boardman', state: 'OH' }],
  [
    { address: '12 Oak Street, PA', town: 'New Castle' },
    { address: '12 Oak Street', town: 'New Castle', state: 'PA' },
  ],
  [
    { town: 'Beaver Falls, PA', state: 'OH' },
    { town: 'Beaver Falls, PA', state: 'OH' },
  ],
  [{ address: '100 Pennsylvania' }, { address: '100 Pennsylvania' }],
  [
    { address: 'State Route 15010', town: 'Salem' },
    { address: 'State Route 15010', town: 'Salem' },
  ],
  [
    { address: '88 Yarrow Street', town: 'Mesa' },
    { address: '88 Yarrow Street', town: 'Mesa' },
  ],
  [{}, {}],
])('%j is the place %j', (typed, place) => {
  expect(tidyPlace(typed)).toEqual(place)
})
