import { expect, test } from 'vitest'
import { aChair } from '#domain/contents/contents.fixture.ts'
import { enContents } from '../../words/en-contents.ts'
import { itemDraftOf, newItemDraft, readItemDraft } from './item-draft.ts'

const empty = newItemDraft({ room_id: '', box_id: '', disposition: '' })
const read = (changed: object) => readItemDraft({ ...empty, ...changed }, enContents.form)

test('a name is enough for an item: what is not typed is not known, which is not 0', () => {
  expect(read({ name: ' Lamp ' })).toMatchObject({
    item: { name: 'Lamp', quantity: 1, age: null, price_cents: null, life: null, cap: 80, disposition: null },
    faults: {},
  })
})

test('an item that is opened and saved is the same as before', () => {
  expect(readItemDraft(itemDraftOf(aChair), enContents.form)).toEqual({ item: aChair, faults: {} })
})

test.each([
  [
    { age: '2.5', price: '$1,250.50', life: '10' },
    { age: 25, price_cents: 1250_50, life: 10 },
  ],
  [{ age: '2,5' }, { age: 25 }],
  [{ price: '0' }, { price_cents: 0 }],
])('%o is read as people type it', (typed, item) => {
  expect(read({ name: 'Lamp', ...typed }).item).toMatchObject(item)
})

test.each([
  [{ name: '  ' }, 'name'],
  [{ quantity: '0' }, 'quantity'],
  [{ quantity: '1.5' }, 'quantity'],
  [{ price: 'cheap' }, 'price'],
  [{ age: 'old' }, 'age'],
  [{ life: '2.5' }, 'life'],
  [{ cap: '101' }, 'cap'],
])('%o is refused below its field', (typed, field) => {
  const { item, faults } = read({ name: 'Lamp', ...typed })
  expect([item, Object.keys(faults)]).toEqual([null, [field]])
})
