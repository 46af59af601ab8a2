import { expect, test } from 'vitest'
import { auditFile } from '#domain/file-audit/file-audit.ts'
import { auditRules } from '#domain/file-audit/audit-rules.ts'
import { larkspurFriday } from '#domain/file-audit/larkspur-friday.fixture.ts'
import { enGaps } from './en-audit-gaps.ts'
import { enOfficeGaps } from './en-office-gaps.ts'
import { esFileAudit } from './es-file-audit.ts'
import { esOfficeGaps } from './es-office-gaps.ts'

const clock = () => 'Friday, 10:04 AM'

test('the office reads of every gap who has to do something about it, in both languages', () => {
  for (const { key } of auditRules) {
    expect(enOfficeGaps[key]([], clock).more).toMatch(/crew|office|Whoever|unit is gone/)
    expect(esOfficeGaps[key]([], clock).more).toMatch(/cuadrilla|oficina|Quien|equipo ya no está/)
  }
})

test('on Friday the office reads what the crew has to measure, photograph and say, and when a machine was placed', () => {
  const said = auditFile(larkspurFriday()).gaps.map(({ key, judged }) =>
    judged.outcome === 'open' ? enOfficeGaps[key](judged.missing, clock) : null,
  )
  expect(said).toEqual([
    {
      more: 'Whoever saw the water last must say whether it is still Category 1, and why.',
      button: 'Review',
    },
    { more: 'The crew must read the same material in a dry room.', button: 'See readings' },
    {
      more: 'Before any work, Kitchen: one from each corner. The crew must take it on site.',
      button: 'See photos',
    },
    {
      more: 'Placed, Hall: Friday, 10:04 AM. The crew must take it where the unit stands.',
      button: 'See equipment',
    },
  ])
})

test('in Spanish the usual rooms of the audit have their Spanish names, as on the page of the rooms', () => {
  const said = auditFile(larkspurFriday()).gaps.flatMap(({ key, judged }) =>
    judged.outcome === 'open' ? [esOfficeGaps[key](judged.missing, clock).more] : [],
  )
  expect(said.join(' ')).toMatch(/Antes de .*, Cocina: .* Colocado, Pasillo: /)
  expect(esFileAudit.toCome.now(['Kitchen', 'Den'])).toContain('Cocina y Den')
})

test('no button at the door or at the office says no more than to look', () => {
  for (const { key } of auditRules)
    for (const gaps of [enGaps, enOfficeGaps]) expect(gaps[key]([], clock).button).not.toBe('Look')
})
