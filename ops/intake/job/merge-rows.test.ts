import { expect, test } from 'vitest'
import type { JobFacts } from '#domain/jobs/facts/facts.ts'
import { facts as english } from '../../words/en-facts.ts'
import { facts as spanish } from '../../words/es-facts.ts'
import { aJobFile } from './a-job-file.fixture.ts'
import { mergeRows } from './merge-rows.ts'

const hers: JobFacts = { gas: 'yes', hurt: 'no', pets: 'Two cats', vulnerable: ['infant'], activity: 'off' }
const his: JobFacts = { gas: 'no', hurt: 'no', pets: 'A dog', vulnerable: ['elderly'], activity: 'off' }

test('before a merge, both answers stand side by side with the one that stays: of a danger, that is “Yes”', () => {
  const rows = mergeRows(aJobFile(hers), aJobFile(his), english)
  expect(rows.map(({ label, told, kept }) => [label, told, kept])).toEqual([
    ['Priority', { words: '1', stays: true }, { words: '3', stays: false }],
    ['Gas smell', { words: 'Yes', stays: true }, { words: 'No', stays: false }],
    ['Vulnerable people', { words: 'Infant', stays: true }, { words: 'Elderly person', stays: true }],
    ['Pets', { words: 'Two cats', stays: false }, { words: 'A dog', stays: true }],
  ])
})

test('in Spanish too', () => {
  const [gas] = mergeRows(aJobFile(hers), aJobFile(his), spanish).filter(({ name }) => name === 'gas')
  expect(gas).toMatchObject({ label: 'Olor a gas', told: { words: 'Sí' }, kept: { words: 'No' } })
})

test('what only one of them knows is no difference', () => {
  expect(mergeRows(aJobFile({ gas: 'no' }), aJobFile({ pets: 'A dog' }), english)).toEqual([])
})

test('whether the customer may be texted is “No” where either says so, of the same number alone', () => {
  const phone = '+13305550117'
  const [yes, no] = [aJobFile({ phone, text_consent: true }), aJobFile({ phone, text_consent: false })]
  const stays = (rows: ReturnType<typeof mergeRows>) => rows.map(({ told, kept }) => [told.stays, kept.stays])
  expect(stays(mergeRows(yes, no, english))).toEqual([[false, true]])
  expect(stays(mergeRows(no, yes, english))).toEqual([[true, false]])
  expect(mergeRows(aJobFile({ phone: '+13305550118', text_consent: true }), no, english)).toEqual([])
})
