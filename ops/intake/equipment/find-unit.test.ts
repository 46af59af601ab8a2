import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { FieldUnit } from './equipment-api.ts'
import { tagOfLabel, unitOfNumber } from './find-unit.ts'

const facts = {
  maker: 'Dri-Eaz',
  model: 'Velo',
  aham_pints: null,
  cfm: null,
  amps_tenths: 19,
  reason: null,
  place: null,
}
const units = ['AM-07', 'AM-17', 'LGR-7'].map((number): FieldUnit => ({
  ...facts,
  id: number,
  number,
  kind: 'air_mover',
  state: 'in_stock',
  tag: number,
}))

test.each([
  ['am 7', 'AM-07'],
  ['AM-17', 'AM-17'],
  ['lgr007', 'LGR-7'],
  ['AM-1', undefined],
  ['17', undefined],
])('typed as %s it is %s', (typed, number) => {
  expect(unitOfNumber(units, typed)?.number).toBe(number)
})

test('a label is known by the hash of its secret, whatever the website was called', async () => {
  const token = 'a'.repeat(24)
  const tag = createHash('sha256').update(token).digest('hex')
  expect(await tagOfLabel(`https://missionrestore.example/unit/${token}`)).toBe(tag)
  expect(await tagOfLabel(`http://10.0.0.3:8080/unit/${token}`)).toBe(tag)
  expect(await tagOfLabel('https://example.com/menu')).toBeNull()
  expect(await tagOfLabel('4006381333931')).toBeNull()
})
