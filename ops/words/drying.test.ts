import { expect, test } from 'vitest'
import { classOf } from '#domain/drying/class-of.ts'
import { airFiltration, airMovers, circuits, dehumidifiers } from '#domain/drying/equipment-needed.ts'
import { judgeReading } from '#domain/drying/judge-reading.ts'
import { airMoversByWall } from '#domain/drying/movers-by-wall.ts'
import { airMoversOfRooms } from '#domain/drying/movers-of-rooms.ts'
import { sayStep, type Step, type StepTexts } from '#domain/drying/working.ts'
import { enDrying } from './en-drying.ts'
import { enWorking } from './en-working.ts'
import { esDrying } from './es-drying.ts'
import { esWorking } from './es-working.ts'

const said = (working: readonly Step[], texts: StepTexts) =>
  working.map((step) => sayStep(step, texts)).join(' ')

const kitchen = { wetFloor: 184, wetWallAndCeiling: 0, insets: 1, floorArea: 184 }
const closet = { wetFloor: 20, wetWallAndCeiling: 0, insets: 0, floorArea: 20 }
const chamber = { cubicFeet: 2590, class: 2, kind: 'lgr', unitPints: 70 } as const

test.each([
  [
    airMovers(kitchen, 'normal').working,
    'One for the room. Wet floor: 184 ft² ÷ 60 = 3.07, rounded up to 4. Wet wall above 2 ft and ceiling: 0 ft² ÷ 125 = 0. Insets over 18 in: 1.',
    'Uno para la habitación. Piso mojado: 184 pies² ÷ 60 = 3.07, redondeado a 4. Pared mojada a más de 2 pies y techo: 0 pies² ÷ 125 = 0. Entrantes de más de 18 pulgadas: 1.',
  ],
  [
    airMovers(closet, 'normal').working,
    'One: the room has 20 ft² of floor, less than 25 ft².',
    'Uno: la habitación tiene 20 pies² de piso, menos de 25 pies².',
  ],
  [
    airMovers({ ...closet, wetFloor: 0 }, 'normal').working,
    'Nothing is marked as wet here.',
    'Aquí no hay nada marcado como mojado.',
  ],
  [
    airMoversOfRooms([kitchen, closet], 'normal').working,
    'By room: 6 + 1 = 7. Each room is rounded up. If the rooms were added before rounding up, it would be 7.',
    'Por habitación: 6 + 1 = 7. Cada uno se redondea hacia arriba. Si las habitaciones se sumaran antes de redondear, el resultado sería 7.',
  ],
  [
    airMoversByWall(57).working,
    'Wet wall: 57 ft ÷ 14 = 4.08, rounded up to 5.',
    'Pared mojada: 57 pies ÷ 14 = 4.08, redondeado a 5.',
  ],
  [
    dehumidifiers(chamber).working,
    '2,590 ft³ ÷ 50 = 51.8, rounded up to 52 pints per day. 52 pints ÷ 70 per unit = 0.75, rounded up to 1.',
    '2,590 pies³ ÷ 50 = 51.8, redondeado a 52 pintas por día. 52 pintas ÷ 70 por equipo = 0.75, redondeado a 1.',
  ],
  [
    dehumidifiers({ ...chamber, class: 4, kind: 'conventional' }).working,
    'The chart has no figure for conventional units in class 4. Use LGR or desiccant.',
    'La tabla no tiene valor para equipos convencionales en clase 4. Use LGR o desecante.',
  ],
  [
    dehumidifiers({ ...chamber, cubicFeet: 0 }).working,
    'The volume of this chamber is not known yet.',
    'Todavía no se conoce el volumen de esta cámara de secado.',
  ],
  [
    airFiltration({ cubicFeet: 2752, changes: 4, unitCfm: 500 }).working,
    '2,752 ft³ × 4 air changes per hour ÷ 60 = 183.47, rounded up to 184 CFM. 184 CFM ÷ 500 per unit = 0.37, rounded up to 1.',
    '2,752 pies³ × 4 cambios de aire por hora ÷ 60 = 183.47, redondeado a 184 CFM. 184 CFM ÷ 500 por equipo = 0.37, redondeado a 1.',
  ],
  [
    circuits({ amps: 11 * 1.9 + 8.5 + 7.9, breaker: 15 }).working,
    '80% of a 15 A breaker = 12 A per circuit. 37.3 A ÷ 12 A = 3.11, rounded up to 4.',
    '80% de un interruptor de 15 A = 12 A por circuito. 37.3 A ÷ 12 A = 3.11, redondeado a 4.',
  ],
  [
    classOf({ wet: 409, total: 2167, materials: ['hardwood', 'concrete'] })?.working ?? [],
    '409 ft² of 2,167 ft² = 18.9% wet. Class 4, because these dry slowly: hardwood and concrete.',
    '409 pies² de 2,167 pies² = 18.9% mojado. Clase 4, porque se secan despacio: madera y concreto.',
  ],
])('a working reads as one plain paragraph in both languages', (working, english, spanish) => {
  expect(said(working, enWorking)).toBe(english)
  expect(said(working, esWorking)).toBe(spanish)
})

test('a result a little above a whole number is not shown as that number', () => {
  const [, floor] = airMovers({ ...kitchen, wetFloor: 180.01 }, 'normal').working
  expect(floor && sayStep(floor, enWorking)).toBe('Wet floor: 180.01 ft² ÷ 60 = 3.01, rounded up to 4.')
})

test('a reading is refused and asked about in a sentence', () => {
  const scale = { meter: 'M-2', least: 5, most: 60 }
  expect(enDrying.refused(scale)).toBe('Meter M-2 reads 5 to 60. Type it again.')
  expect(enDrying.refused({ ...scale, meter: 'Pin meter' })).toBe('Pin meter reads 5 to 60. Type it again.')
  expect(esDrying.refused(scale)).toBe('El medidor M-2 marca de 5 a 60. Escríbalo otra vez.')
  const judged = judgeReading(42, { scale, previous: 28 })
  if (judged.verdict !== 'asked') return expect.unreachable()
  expect(enDrying.asked({ ...judged, since: 'yesterday' })).toBe(
    '42 is 14 higher than yesterday. Is it right?',
  )
  expect(esDrying.asked({ ...judged, since: 'ayer' })).toBe('42 es 14 más que ayer. ¿Es correcto?')
  expect(enDrying.asked({ value: 12, change: -16, since: 'Tuesday' })).toBe(
    '12 is 16 lower than Tuesday. Is it right?',
  )
  expect(enDrying.broken(118)).toBe('Record 118 does not match. Call the office.')
})

test('air that surprises is asked about in a sentence that says by how much', () => {
  const change = { of: 'humidity', value: 91, change: 60 } as const
  const outlet = { of: 'outlet', out: 136.6, into: 80.24 } as const
  expect(enDrying.airAsked({ of: 'fahrenheit', value: 110, change: 26 }, 'yesterday')).toBe(
    '110 °F is 26 °F higher than yesterday. Is it right?',
  )
  expect(enDrying.airAsked(change, 'Tuesday')).toBe('91% is 60 points higher than Tuesday. Is it right?')
  expect(enDrying.airAsked({ of: 'humidity', value: 0 }, '')).toBe(
    '0% is unusual for this place. Is it right?',
  )
  expect(enDrying.airAsked(outlet, '')).toBe(
    'The air that comes out has 136.6 gr/lb, more than the 80.2 gr/lb that goes in. Is it right?',
  )
  expect(esDrying.airAsked(change, 'ayer')).toBe('91 % es 60 puntos más que ayer. ¿Es correcto?')
})
