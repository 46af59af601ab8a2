import { expect, test } from 'vitest'
import { answerFaults } from '#domain/submissions/answer-faults.ts'
import { aForm } from '../a-form.fixture.ts'
import { factValues, type JobOfForm } from '../facts/fact-values.ts'
import { filledAnswers } from './filled.ts'
import { frozenAnswers } from './frozen-answers.ts'

const at = new Date('2026-11-10T13:04:00.000Z')
const category = { id: 'a', at: '2026-11-10T12:00:00.000Z', reason: '', by: 'Ivy Aster' }
const trillium = {
  number: 'MR-2611-014',
  name: 'Nora Trillium',
  phone: '+13305550117',
  categories: [
    { ...category, category: 2, at: '2026-11-10T12:30:00.000Z' },
    { ...category, category: 1 },
  ],
  facts: {
    phone: '+13305550117',
    address: '1187 Larkspur Lane',
    town: 'Boardman',
    state: 'OH',
    zip: '44512',
    found_on: '2026-11-10',
    source_note: 'Supply line under the kitchen sink',
    carrier: 'Millrace Mutual',
  },
}
const facts = factValues(trillium, { technician: 'Ivy Aster', at })
const where = (field: string, value: string) => ({ all: [{ field, op: 'is', value }] })

test('what the job knows flows in, with who fills the form in and when, and what it doesn’t know is left out', () => {
  expect(facts).toEqual({
    'job.number': 'MR-2611-014',
    'customer.name': 'Nora Trillium',
    'customer.phone': '(330) 555-0117',
    'loss.address': '1187 Larkspur Lane, Boardman, OH 44512',
    'loss.date': '2026-11-10',
    'loss.cause': 'Supply line under the kitchen sink',
    'loss.is_water': 'yes',
    'loss.category': 'category_2',
    'insurance.has_claim': 'yes',
    'insurance.carrier': 'Millrace Mutual',
    'technician.name': 'Ivy Aster',
    'form.date': '2026-11-10',
    'form.time': '08:04',
  })
})

test('a form knows by the kind of loss whether water was lost, and asks where that can be either', () => {
  const isWater = (of: Partial<JobOfForm['facts']>) => {
    const job = { ...trillium, categories: [], facts: { ...trillium.facts, ...of } }
    return factValues(job, { technician: 'Ivy Aster', at })['loss.is_water']
  }
  expect(isWater({ loss_type: 'sewage' })).toBe('yes')
  expect(isWater({ loss_type: 'fire', loss_secondary: 'water' })).toBe('yes')
  expect(isWater({ loss_type: 'mold' })).toBe('no')
  expect(isWater({ loss_type: 'storm' })).toBe(undefined)
})

test('a form knows from the call whether there is a claim and what the customer is, and asks where nobody said it', () => {
  const known = (of: Partial<JobOfForm['facts']>) => {
    const { carrier: _, ...facts } = trillium.facts
    const told = factValues({ ...trillium, facts: { ...facts, ...of } }, { technician: 'Ivy Aster', at })
    return [told['insurance.has_claim'], told['customer.relation']]
  }
  expect(known({})).toEqual([undefined, undefined])
  expect(known({ will_claim: 'no', relation: 'tenant' })).toEqual(['no', 'tenant'])
  expect(known({ will_claim: 'unsure' })).toEqual([undefined, undefined])
  expect([known({ will_claim: 'yes' })[0], known({ claim_number: 'MM-1' })[0]]).toEqual(['yes', 'yes'])
})

test('a form of no job knows who fills it in and when', () => {
  expect(factValues(null, { technician: 'Ivy Aster', at })).toEqual({
    'technician.name': 'Ivy Aster',
    'form.date': '2026-11-10',
    'form.time': '08:04',
  })
})

test('a fact follows its job until somebody types another answer, and one that doesn’t fit is not taken', () => {
  const form = aForm([
    {
      fields: [
        { id: 'customer', type: 'short_text', fact: 'customer.name' },
        { id: 'carrier', type: 'short_text', fact: 'insurance.carrier' },
        {
          id: 'category',
          type: 'choice',
          fact: 'loss.category',
          options: [{ id: 'clean', label: { en: 'Clean' } }],
        },
      ],
    },
  ])
  expect(filledAnswers(form, { customer: 'Nora and Paul Trillium' }, facts)).toEqual({
    customer: 'Nora and Paul Trillium',
    carrier: 'Millrace Mutual',
  })
})

test('a preset counts where its condition holds and nothing was answered, and brings others that depend on it', () => {
  const form = aForm([
    {
      fields: [
        { id: 'water', type: 'short_text' },
        { id: 'ppe', type: 'short_text', preset: { when: where('water', 'sewage'), value: 'Full' } },
        {
          id: 'mask',
          type: 'short_text',
          show_if: where('ppe', 'Full'),
          preset: { when: where('ppe', 'Full'), value: 'P100' },
        },
      ],
    },
  ])
  expect(filledAnswers(form, { water: 'clean' }, {})).toEqual({ water: 'clean' })
  expect(filledAnswers(form, { water: 'sewage' }, {})).toEqual({ water: 'sewage', ppe: 'Full', mask: 'P100' })
  expect(filledAnswers(form, { water: 'sewage', ppe: 'Gloves' }, {})).toEqual({
    water: 'sewage',
    ppe: 'Gloves',
  })
})

test('T4: what was answered in a section that is hidden by now is neither needed nor submitted', () => {
  const form = aForm([
    { fields: [{ id: 'claim', type: 'yes_no', need: 'always' }] },
    {
      show_if: where('claim', 'yes'),
      fields: [
        { id: 'carrier', type: 'short_text', need: 'always' },
        { id: 'number', type: 'short_text' },
      ],
    },
  ])
  const answers = frozenAnswers(form, { claim: 'no', number: '71092' })
  expect(answers).toEqual({ claim: 'no' })
  expect(answerFaults(form, { answers, blobs: [] })).toBe(null)
})

test('what is submitted is cleaned and counted as the server does it, so that nothing is refused for it', () => {
  const form = aForm([
    {
      fields: [
        { id: 'task', type: 'short_text' },
        { id: 'start', type: 'time' },
        { id: 'finish', type: 'time' },
        { id: 'hours', type: 'calculated', formula: 'hours_between(start, finish)' },
        {
          id: 'lines',
          type: 'table',
          columns: [
            { id: 'quantity', type: 'number', label: { en: 'Quantity' } },
            { id: 'twice', type: 'calculated', label: { en: 'Twice' }, formula: 'quantity * 2' },
          ],
        },
      ],
    },
  ])
  const id = '0199a1f0-0000-7000-8000-000000000000'
  const answers = frozenAnswers(form, {
    task: '  Extraction ',
    start: '08:00',
    finish: '09:30',
    lines: [{ id, cells: { quantity: 3 } }],
  })
  expect(answers).toEqual({
    task: 'Extraction',
    start: '08:00',
    finish: '09:30',
    hours: 1.5,
    lines: [{ id, cells: { quantity: 3, twice: 6 } }],
  })
  expect(answerFaults(form, { answers, blobs: [] })).toBe(null)
})
