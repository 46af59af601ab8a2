import { expect, test } from 'vitest'
import { enFileAudit } from '../../words/en-file-audit.ts'
import { esFileAudit } from '../../words/es-file-audit.ts'
import { leaveWords, leftBefore } from './leave-words.ts'

const left = {
  score: 70,
  due: 90,
  revision: 3,
  gaps: ['The 72-hour review is due', 'LGR-05 has no photo'],
  reason: 'The owner had to lock up',
}

test('one reason stands for all gaps, in the file with each of them, and at the office in a sentence', () => {
  expect(leaveWords(left, enFileAudit)).toEqual({
    note: 'Left with 2 gaps, 70 of 90: The owner had to lock up\nThe 72-hour review is due\nLGR-05 has no photo\nPoints: version 3',
    call: 'Left with 2 gaps, 70 of 90: The owner had to lock up',
  })
  expect(leaveWords(left, esFileAudit).call).toBe(
    'Se fue con 2 pendientes, 70 de 90: The owner had to lock up',
  )
})

test('who leaves again on the same day with the same gaps has said why already', () => {
  const { note } = leaveWords(left, enFileAudit)
  const notes = [{ text: note, at: '2026-11-13T15:20:00.000Z' }]
  const before = (gaps: readonly string[], now: string, revision = 3) =>
    leftBefore(notes, { ...left, gaps, revision }, { now: new Date(now), words: enFileAudit })
  expect(before(left.gaps, '2026-11-13T19:00:00.000Z')).toEqual(notes[0])
  expect(before(left.gaps, '2026-11-14T15:00:00.000Z')).toBe(undefined)
  expect(before(left.gaps.slice(1), '2026-11-13T19:00:00.000Z')).toBe(undefined)
  expect(before(left.gaps, '2026-11-13T19:00:00.000Z', 4)).toBe(undefined)
})
