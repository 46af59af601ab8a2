import fc from 'fast-check'
import { expect, test } from 'vitest'
import { equipmentDays } from '../days.ts'
import { staysOf, type Moved } from './stays.ts'

const monday = Date.parse('2026-11-09T14:00:00Z')
const hours = (count: number) => new Date(monday + count * 3_600_000)
let made = 0

function move(kind: Moved['kind'], job_id: string, hour: number, room_id: string | null = null): Moved {
  made += 1
  const condition = kind === 'pulled' ? 'good' : null
  return { id: String(made).padStart(6, '0'), kind, job_id, room_id, at: hours(hour), by: 'ivy', condition }
}

test('placed, moved to another room and pulled, a unit stood there once, in the last room', () => {
  const moves = [move('placed', 'one', 0, 'hall'), move('moved', 'one', 5, 'bath'), move('pulled', 'one', 72)]
  expect(staysOf(moves)).toEqual({
    unfit: [],
    stays: [
      {
        job_id: 'one',
        room_id: 'bath',
        placed_at: hours(0),
        placed_by: 'ivy',
        pulled_at: hours(72),
        condition: 'good',
        ended_by: moves[2]?.id,
      },
    ],
  })
})

test('placing a unit that stands at another job ends its stay there', () => {
  const there = move('placed', 'two', 10)
  expect(staysOf([move('placed', 'one', 0), there])).toMatchObject({
    unfit: [],
    stays: [
      { job_id: 'one', pulled_at: hours(10), condition: null, ended_by: there.id },
      { job_id: 'two', pulled_at: null },
    ],
  })
})

test('pulled elsewhere meanwhile: both moves stay, the later place counts, and the one that did not know is named', () => {
  const late = move('moved', 'one', 20, 'bath')
  const { stays, unfit } = staysOf([move('placed', 'one', 0), late, move('pulled', 'one', 10)])
  expect(stays).toMatchObject([{ pulled_at: hours(10) }, { placed_at: hours(20), room_id: 'bath' }])
  expect(unfit).toEqual([late.id])
  const twice = [move('placed', 'one', 0), move('pulled', 'one', 10), move('pulled', 'one', 12)]
  expect(staysOf(twice)).toMatchObject({ stays: [{ pulled_at: hours(10) }], unfit: [twice[2]?.id] })
})

test('a job that was merged into another is the same place', () => {
  const placeOf = (job: string) => (job === 'merged' ? 'one' : job)
  const moves = [move('placed', 'merged', 0), move('placed', 'one', 3, 'hall'), move('pulled', 'one', 9)]
  expect(staysOf(moves, placeOf)).toMatchObject({
    unfit: [],
    stays: [{ job_id: 'one', room_id: 'hall', placed_at: hours(0), pulled_at: hours(9) }],
  })
})

const anyMoves = fc.array(
  fc.record({
    kind: fc.constantFrom('placed', 'moved', 'pulled'),
    job: fc.constantFrom('one', 'two', 'three'),
    hour: fc.integer({ min: 0, max: 300 }),
  }),
  { maxLength: 12 },
)

function daysOf(moves: readonly Moved[]) {
  return staysOf(moves).stays.map(({ job_id, placed_at, pulled_at }) => [
    job_id,
    equipmentDays(placed_at, pulled_at ?? hours(400)),
  ])
}

test('in whichever order moves arrive, the days are those of the moves in order of time', () => {
  fc.assert(
    fc.property(
      anyMoves.chain((sent) => {
        const moves = sent.map(({ kind, job, hour }) => move(kind, job, hour))
        return fc.tuple(fc.constant(moves), fc.shuffledSubarray(moves, { minLength: moves.length }))
      }),
      ([moves, arrived]) => {
        const inOrder = moves.toSorted((a, b) => a.at.getTime() - b.at.getTime())
        expect(daysOf(arrived)).toEqual(daysOf(inOrder))
      },
    ),
  )
})

test('a unit is never at two places, and only the last stay can be open', () => {
  fc.assert(
    fc.property(anyMoves, (sent) => {
      const { stays } = staysOf(sent.map(({ kind, job, hour }) => move(kind, job, hour)))
      for (const [nth, { placed_at, pulled_at }] of stays.entries()) {
        const next = stays[nth + 1]
        if (!next) continue
        if (pulled_at === null) throw new Error('It stands at two places')
        expect([placed_at <= pulled_at, pulled_at <= next.placed_at]).toEqual([true, true])
      }
    }),
  )
})
