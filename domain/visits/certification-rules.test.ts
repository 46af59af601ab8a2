import { expect, test } from 'vitest'
import { certificationKinds } from '#domain/certifications/certification-kinds.ts'
import { lossTypes } from '#domain/jobs/facts/loss-types.ts'
import { demandedCertifications, missingCertifications, missingWords } from './certification-rules.ts'
import { visitKinds } from './visit-kinds.ts'

test.each([
  ['mold', 'monitoring', ['AMRT']],
  ['mold', 'estimate', []],
  ['trauma', 'inspection', ['TCST']],
  ['fire', 'final', ['FSRT']],
  ['water', 'inspection', ['WRT']],
  ['storm', 'mitigation', ['WRT']],
  ['basement', 'monitoring', []],
  ['sewage', 'mitigation', ['WRT']],
  ['vandalism', 'mitigation', []],
  [null, 'mitigation', []],
] as const)('of a loss by %s a visit for %s demands %j', (loss, kind, codes) => {
  expect(demandedCertifications(loss, kind)).toEqual(codes)
})

test('nothing is demanded that is no certification', () => {
  const known = certificationKinds.map(({ code }) => code)
  const demanded = lossTypes.flatMap(({ value: loss }) =>
    visitKinds.flatMap(({ value: kind }) => demandedCertifications(loss, kind)),
  )
  expect(demanded.length).toBeGreaterThan(10)
  expect(demanded.filter((code) => !known.includes(code))).toEqual([])
})

const on = '2026-12-03'
const ivy = { name: 'Ivy Starling', held: [] }
const theo = (expires_on: string | null) => ({
  name: 'Theo Bittern',
  held: [{ code: 'AMRT', expires_on }],
})

test('one of those who go is enough, and it holds through its last day', () => {
  expect(missingCertifications(['AMRT'], [ivy, theo(null)], on)).toEqual([])
  expect(missingCertifications(['AMRT'], [ivy, theo(on)], on)).toEqual([])
  expect(missingCertifications([], [ivy], on)).toEqual([])
})

test('where nobody holds it, it is said who lacks it and whose expired', () => {
  const missing = missingCertifications(['AMRT'], [ivy, theo('2026-12-02')], on)
  expect(missingWords(missing)).toEqual([
    'Ivy Starling: no AMRT',
    'Theo Bittern: AMRT expired on Dec 2, 2026',
  ])
})
