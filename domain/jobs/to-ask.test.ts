import { expect, test } from 'vitest'
import type { JobFacts } from './facts/facts.ts'
import { toAsk } from './to-ask.ts'

const safe = { hurt: 'no', electricity: 'no', gas: 'no', ceiling: 'no', sewage: 'no', sharps: 'no' } as const
const told: JobFacts = {
  ...safe,
  phone: '+13305550117',
  name: 'Nora Trillium',
  text_consent: true,
  loss_type: 'water',
  source: 'supply_line',
  activity: 'off',
  standing_water: 'no',
  address: '1187 Larkspur Lane',
  town: 'Boardman',
  access_way: 'caller',
  found: 'today',
}

const open = (facts: JobFacts) => toAsk(facts).map(({ fact }) => fact)

test('at the beginning everything is to be asked, in the order of the call', () => {
  expect(open({})).toEqual([
    'phone',
    'name',
    'hurt',
    'electricity',
    'gas',
    'ceiling',
    'sewage',
    'sharps',
    'text_consent',
    'loss_type',
    'address',
    'access_way',
    'found',
  ])
})

test('a call in which all of it was said has nothing left, and an unanswered danger is open again', () => {
  expect(toAsk(told)).toEqual([])
  expect(toAsk({ ...told, sharps: undefined, access_way: undefined, found: undefined })).toEqual([
    { fact: 'sharps', words: 'needles or blood' },
    { fact: 'access_way', words: 'who lets us in' },
    { fact: 'found', words: 'when it was found' },
  ])
})

test('while water runs nobody waits for how much of it stands, and a no to text messages is an answer', () => {
  const { standing_water: _, ...running } = { ...told, activity: 'running', text_consent: false } as const
  expect(toAsk(running)).toEqual([])
  expect(toAsk({ ...running, activity: 'off' })).toEqual([
    { fact: 'standing_water', words: 'standing water' },
  ])
})

test('a crew that knows only the town finds no house', () => {
  expect(toAsk({ ...told, address: undefined })).toEqual([{ fact: 'address', words: 'street address' }])
})

test('each loss asks for what it has to tell, and not for what makes no sense of it', () => {
  const { source, activity, standing_water: _, ...dry } = told
  expect(open({ ...dry, loss_type: 'basement' })).toEqual(['source', 'activity', 'standing_water'])
  expect(open({ ...dry, loss_type: 'fire' })).toEqual(['fire_out'])
  expect(open({ ...dry, loss_type: 'trauma' })).toEqual(['police_released'])
  expect(open({ ...dry, loss_type: 'mold' })).toEqual([])
  expect([source, activity]).toEqual(['supply_line', 'off'])
})
