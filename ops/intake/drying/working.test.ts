import { expect, test } from 'vitest'
import { firstChart } from '#domain/drying/chart.ts'
import { dryingView } from '#domain/readings/drying-view.ts'
import { larkspurFile, larkspurRooms } from '#domain/readings/larkspur-file.fixture.ts'
import { moversOf, wetRoomOf } from '#domain/rooms/room-needs.ts'
import { enDryingFile } from '../../words/en-drying-file.ts'
import { esDryingFile } from '../../words/es-drying-file.ts'
import { aboveWorking, asText, changeWorking, moversWorking, takenOutWorking } from './working.ts'

const [hall] = dryingView(larkspurFile(), larkspurRooms).chambers

test('the working of air movers copies as one plain paragraph with all three results', () => {
  const [kitchen] = larkspurRooms.map(wetRoomOf)
  if (!kitchen || typeof kitchen === 'string') return expect.unreachable()
  const movers = moversOf(kitchen, firstChart)
  const said = { title: 'Air movers, Kitchen', chart: firstChart, words: enDryingFile }
  expect(asText(moversWorking(movers, said))).toBe(
    'Air movers, Kitchen: 5. One for the room. Wet floor: 180 ft² ÷ 60 = 3. Wet wall above 2 ft and ceiling: 0 ft² ÷ 125 = 0. Insets over 18 in: 1. The room is: Open 5, Normal 5, Dense 6. ANSI/IICRC S500-2021, 12.5.3. Chart revision iicrc-3.1.22, saved with this job.',
  )
})

test('what a dehumidifier took out is told with the figures before they are rounded', () => {
  const [unit] = hall?.air?.units ?? []
  if (!unit) return expect.unreachable()
  expect(takenOutWorking(unit, enDryingFile).steps).toEqual([
    'At the inlet less at the outlet. Rounded after subtracting.',
    '71.53 − 67.12 = 4.4 grains per pound.',
    'It takes little water out of air this wet.',
  ])
  expect(takenOutWorking(unit, esDryingFile).steps[1]).toBe('71.53 − 67.12 = 4.4 granos por libra.')
})

test('how far the air is above a dry room, and how that changed, can be redone', () => {
  const above = hall?.air?.above
  if (!above?.since) return expect.unreachable()
  expect(aboveWorking(above, enDryingFile)).toMatchObject({
    figure: '32.4',
    steps: [
      'In the chamber less Living room. Rounded after subtracting.',
      '71.53 − 39.09 = 32.4 grains per pound.',
    ],
  })
  expect(changeWorking(above, above.since.grains, enDryingFile)).toMatchObject({
    figure: '1.0',
    steps: ['32.44 at this visit − 31.48 at the visit before = +1.0.'],
  })
})
