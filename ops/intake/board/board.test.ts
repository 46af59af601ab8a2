import { expect, test } from 'vitest'
import { hour } from '#platform/time.ts'
import type { BoardLead, BoardPart } from '#domain/jobs/board/board.ts'
import type { BoardStage } from '#domain/jobs/board/board-stages.ts'
import { board as words } from '../../words/en-board.ts'
import { acrossFrom } from './across.ts'
import { inFrozenPlaces } from './frozen-board.ts'
import { squaresOf, squareWords } from './squares.ts'

const now = new Date('2026-11-13T13:42:00Z')
const at = (ms: number) => new Date(now.getTime() + ms).toISOString()

function aRow(id: string, told: Partial<BoardLead> = {}): BoardLead {
  return {
    kind: 'lead',
    id,
    reference: id,
    name: 'Otis Cattail',
    phone: '+13305550117',
    town: 'New Castle',
    loss_type: 'sewage',
    urgency: 3,
    stage: 'new',
    stage_since: at(0),
    clocks: [],
    assigned_to: null,
    is_canceled: false,
    ...told,
  }
}

function aPart(stage: BoardStage, ids: readonly string[], name?: string): BoardPart {
  const rows = ids.map((id) => aRow(id, name ? { name } : {}))
  return { stage, count: ids.length, usual_ms: null, longest_ms: null, rows }
}

test('under the pointer each row stays where it is, up to date, and what moved is counted', () => {
  const held = [aPart('new', ['a', 'b']), aPart('contacted', ['c'])]
  const next = [aPart('new', ['b', 'd'], 'Renamed'), aPart('contacted', ['c', 'a'], 'Renamed')]
  const { parts, changes } = inFrozenPlaces(next, held)
  expect(parts.map(({ rows }) => rows.map(({ id, name }) => [id, name]))).toEqual([
    [
      ['a', 'Otis Cattail'],
      ['b', 'Renamed'],
    ],
    [['c', 'Renamed']],
  ])
  // One moved, one came.
  expect(changes).toBe(2)
  expect(inFrozenPlaces(held, held).changes).toBe(0)
  expect(inFrozenPlaces([aPart('new', [])], held).changes).toBe(3)
})

test('left and right lead to the row beside it, past columns without rows', () => {
  const columns = [
    [
      { id: 'a', y: 10 },
      { id: 'b', y: 50 },
    ],
    [],
    [
      { id: 'c', y: 12 },
      { id: 'd', y: 60 },
    ],
  ]
  expect(acrossFrom(columns, 'b', 1)).toBe('d')
  expect(acrossFrom(columns, 'c', -1)).toBe('a')
  expect(acrossFrom(columns, 'a', -1)).toBe(null)
  expect(acrossFrom(columns, 'gone', 1)).toBe('a')
})

test('the first clock that is not met runs, and words tell what the squares show', () => {
  const clocks = [
    { key: 'contacted' as const, due_at: at(-hour), reached_at: at(-2 * hour), proof: 'held' as const },
    { key: 'inspected' as const, due_at: at(-2 * hour), reached_at: at(-hour), proof: 'held' as const },
    { key: 'started' as const, due_at: at(hour), reached_at: null, proof: 'held' as const },
    { key: 'completed' as const, due_at: at(30 * hour), reached_at: null, proof: 'held' as const },
  ]
  const row = aRow('a', { clocks })
  const said = { now, words, locale: 'en-US' }
  expect(squaresOf(row, now)).toEqual(['met', 'met-late', 'running', 'waiting'])
  expect(squareWords(row, said)).toBe('Contacted in time, inspected late, started due 9:42 AM')
  const unproven = clocks.map((clock) => ({ ...clock, proof: 'missing' as const }))
  expect(squareWords(aRow('a', { clocks: unproven }), said)).toBe(
    'Contacted not proven, inspected not proven, started due 9:42 AM',
  )
  const later = new Date(now.getTime() + 2 * hour)
  expect(squaresOf(row, later)).toEqual(['met', 'met-late', 'late', 'running'])
  expect(squaresOf(aRow('a', { clocks, is_canceled: true }), later)).toEqual([
    'met',
    'met-late',
    'waiting',
    'waiting',
  ])
})
