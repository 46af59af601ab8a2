import { expect, test } from 'vitest'
import { auditFile } from '#domain/file-audit/file-audit.ts'
import { larkspurFriday } from '#domain/file-audit/larkspur-friday.fixture.ts'
import { larkspurFile, readAt } from '#domain/readings/larkspur-file.fixture.ts'
import { gatesHere, type FieldHere } from './gates-here.ts'
import type { GateKey } from './gates.ts'

const { rooms, stays, photos } = larkspurFriday()
const facts = { loss_type: 'water' } as const
const wet = larkspurFile()
/** One more reading of each point, which is not sent yet. */
const dry = larkspurFile({
  readings: [
    ...wet.readings,
    ...wet.points
      .filter(({ is_reference }) => !is_reference)
      .map(({ id }) => ({ ...readAt(id, 3, 8), id: `last of ${id}`, at: '2026-11-13T15:10:00.000Z' })),
  ],
})

type Known = Partial<FieldHere> & { met_gates?: GateKey[]; readDrying?: typeof wet | null }

function gates({ met_gates = [], readDrying = wet, ...known }: Known) {
  return gatesHere({
    job: { met_gates, facts },
    readDrying,
    here: { rooms, drying: wet, stays, photos, ...known },
  })
}

test('points that were read dry on this device meet the gate before anyone sent them', () => {
  expect(gates({ met_gates: ['rooms'] })).not.toContain('points-at-goal')
  expect(gates({ met_gates: ['rooms'], drying: dry })).toContain('points-at-goal')
})

test('rooms, a reference and equipment of this device meet the gate of drying, each of them counts', () => {
  expect(gates({})).toContain('rooms')
  expect(gates({ stays: [] })).not.toContain('rooms')
  expect(gates({ rooms: rooms?.map((room) => ({ ...room, is_affected: false })) ?? [] })).not.toContain(
    'rooms',
  )
  const unread = larkspurFile({
    readings: wet.readings.filter(({ point_id }) => !point_id.startsWith('reference')),
  })
  expect(gates({ drying: unread })).not.toContain('rooms')
})

test('a point that is wet on this device opens a gate that the server still takes for met, and its certificate with it', () => {
  const met_gates: GateKey[] = ['points-at-goal', 'drying-certificate', 'arrived']
  const again = larkspurFile({
    readings: [...dry.readings, { ...readAt('point-4', 3, 30), id: 'wet', at: '2026-11-13T15:15:00.000Z' }],
  })
  expect(gates({ met_gates, readDrying: dry, drying: again }).toSorted()).toEqual(['arrived', 'rooms'])
})

test('exceptions that the certificate names hold: the server says met of points that are not dry', () => {
  const met_gates: GateKey[] = ['points-at-goal', 'drying-certificate']
  expect(gates({ met_gates })).toEqual(expect.arrayContaining(met_gates))
})

test('what is not on this device is what the server said', () => {
  const met_gates: GateKey[] = ['rooms', 'points-at-goal', 'photo-audit']
  const none = { rooms: null, drying: null, stays: null, photos: null, readDrying: null }
  expect(gates({ ...none, met_gates })).toEqual(met_gates)
  expect(gates({ ...none })).toEqual([])
})

test('the last photo of the list, taken on this device, completes it', () => {
  const complete = (rooms ?? [])
    .filter(({ is_affected }) => is_affected)
    .flatMap(({ id: room_id }) =>
      (['before', 'during', 'equipment', 'drying', 'after'] as const).map((phase) => ({
        phase,
        room_id,
        count: 4,
      })),
    )
  const house = [
    { phase: 'arrival', room_id: null, count: 1 },
    { phase: 'source', room_id: null, count: 2 },
  ] as const
  expect(gates({})).not.toContain('photo-audit')
  expect(gates({ photos: [...house, ...complete] })).toContain('photo-audit')
  expect(gates({ photos: complete, met_gates: ['photo-audit'] })).not.toContain('photo-audit')
})

const certificates: GateKey[][] = [[], ['points-at-goal'], ['points-at-goal', 'drying-certificate']]

test('the audit and the move to the next stage agree on what is dry, whatever of it is sent', () => {
  for (const readDrying of [wet, dry])
    for (const drying of [wet, dry])
      for (const said of certificates) {
        const met_gates = gates({ met_gates: said, readDrying, drying })
        const friday = larkspurFriday({ drying })
        const { sections } = auditFile({ ...friday, job: { ...friday.job, stage: 'dry', met_gates } })
        const goals = sections
          .flatMap(({ checks }) => checks)
          .find(({ key }) => key === 'final_goals')?.judged
        const isExcused = met_gates.includes('points-at-goal') && met_gates.includes('drying-certificate')
        expect(goals?.outcome === 'met').toBe(drying === dry || isExcused)
        if (goals?.outcome === 'met') expect(met_gates).toContain('points-at-goal')
      }
})
