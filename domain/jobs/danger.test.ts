import { expect, test } from 'vitest'
import { hazardsNotAsked, hazardsThere } from './danger.ts'

test('who opens a file reads of its dangers as long as someone may go there, also after an inspection', () => {
  const facts = { gas: 'yes', electricity: 'yes', sewage: 'no' } as const
  const at = (stage: Parameters<typeof hazardsThere>[0]['stage'], side: 'on_hold' | 'lost' | null = null) =>
    hazardsThere({ stage, side, facts })
  expect(at('contacted')).toEqual(['electricity', 'gas'])
  expect(at('mitigating')).toEqual(['electricity', 'gas'])
  expect(at('drying', 'on_hold')).toEqual(['electricity', 'gas'])
  expect(at('drying', 'lost')).toEqual([])
  expect(at('billed')).toEqual([])
})

test('a hazard that nobody asked about is not one that is not there', () => {
  expect(hazardsNotAsked({})).toHaveLength(6)
  expect(hazardsNotAsked({ gas: 'no', hurt: 'yes', sewage: 'no' })).toEqual([
    'electricity',
    'ceiling',
    'sharps',
  ])
})

test.each([
  { loss_type: 'sewage' },
  { loss_type: 'basement', source: 'drain_backup' },
  { loss_type: 'water', source: 'toilet_solids' },
] as const)('a loss of sewage says itself that there is sewage: %j', (facts) => {
  expect(hazardsNotAsked(facts)).not.toContain('sewage')
  expect(hazardsThere({ stage: 'contacted', side: null, facts })).toEqual(['sewage'])
  const answered = { ...facts, sewage: 'no' } as const
  expect(hazardsThere({ stage: 'contacted', side: null, facts: answered })).toEqual([])
})

test('other gross contamination, as of a flood, is not called sewage', () => {
  const facts = { loss_type: 'basement', source: 'groundwater' } as const
  expect(hazardsThere({ stage: 'contacted', side: null, facts })).toEqual([])
  expect(hazardsNotAsked(facts)).toContain('sewage')
})
