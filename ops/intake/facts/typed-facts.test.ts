import { expect, test } from 'vitest'
import { readTyped, StoredTyped, typedOf } from './typed-facts.ts'

const names = ['deductible_cents', 'pets', 'depth', 'materials', 'phone', 'zip'] as const
const before = typedOf(names, { deductible_cents: 100_000, pets: 'A dog', phone: '+13305550117' })

test('only what was typed differently is a change, in the units of the fact', () => {
  expect(before).toEqual({
    deductible_cents: '1000.00',
    pets: 'A dog',
    depth: '',
    materials: [],
    phone: '(330) 555-0117',
    zip: '',
  })
  expect(readTyped(before, before)).toEqual({ changes: {} })
  const typed = { ...before, deductible_cents: '$1,250.50', depth: '0.5', materials: ['pad'], pets: '' }
  expect(readTyped(typed, before)).toEqual({
    changes: { deductible_cents: 125_050, depth: 0.5, materials: ['pad'], pets: null },
  })
})

test('what cannot be is said at its field', () => {
  expect(readTyped({ ...before, zip: '445', phone: '12' }, before)).toEqual({
    errors: { zip: 'Enter a 5-digit ZIP code.', phone: 'Enter a 10-digit phone number.' },
  })
})

test('what was typed and not saved is read again, without what is no field of a form', () => {
  const left = { claim_number: 'CL-4711', rooms: ['Kitchen'], gone_since: 'x' }
  expect(StoredTyped.parse(left)).toEqual({ claim_number: 'CL-4711', rooms: ['Kitchen'] })
  expect(StoredTyped.safeParse({ claim_number: 4711 }).success).toBe(false)
})

test('a state or a ZIP code that was typed behind the street or the town is stored as what it is', () => {
  const place = typedOf(['address', 'town', 'state', 'zip'], { town: 'Beaver Falls' })
  expect(readTyped({ ...place, address: '88 Yarrow Street, Beaver Falls, PA 15010' }, place)).toEqual({
    changes: { address: '88 Yarrow Street', state: 'PA', zip: '15010' },
  })
  expect(readTyped({ ...place, town: 'Beaver Falls, PA' }, place)).toEqual({
    changes: { town: 'Beaver Falls', state: 'PA' },
  })
})
