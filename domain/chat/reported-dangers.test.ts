import { expect, test } from 'vitest'
import { emergencyIn } from './emergency.ts'

test.each([
  ['gas', 'escape de gaz'],
  ['gas', 'escape de gas'],
  ['gas', 'hay un escape de gas en la cocina'],
  ['gas', 'se escapa el gas'],
  ['gas', 'la linea de gas se rompió'],
  ['gas', 'se rompio el tubo del gas'],
  ['gas', 'la manguera del gas esta rota'],
  ['gas', 'the gas pipe is broken'],
  ['gas', 'we hit the gas line with a shovel'],
  ['gas', 'stove wont turn off i smell something'],
  ['carbon-monoxide', 'el detector de co esta pitando'],
  ['carbon-monoxide', 'el detector de CO está sonando'],
  ['carbon-monoxide', 'la alarma de monoxdo no para'],
  ['carbon-monoxide', 'estamos mareados y con dolor de cabeza por el calenton'],
  ['fire', 'flames in the dryer'],
  ['fire', 'my stove is in flames'],
  ['fire', 'hay llamas en el techo'],
  ['fire', 'llamas en la cocina'],
  ['fire', 'la secadora esta en yamas'],
  ['fire', 'se prendio la estufa y no se apaga'],
  ['fire', 'la estufa se prendio'],
  ['fire', 'nos estamos asfixiando con el umo'],
  ['fire', 'no podemos respirar por el humo'],
  ['suicidal', 'my phone died i feel like dying'],
  ['electricity', 'me electrocute'],
  ['electricity', 'me electrocute con la secadora'],
  ['electricity', 'me pego la corriente'],
  ['electricity', 'me pegó la corriente y no puedo mover el brazo'],
  ['electricity', 'me agarro la corriente'],
  ['electricity-in-water', 'i feel a tingle when i step in the flood water'],
  ['electricity-in-water', 'the water is shocking me'],
  ['electricity-in-water', 'siento cosquilleo en el agua'],
  ['trapped', 'cant open door water up to my waist'],
  ['trapped', 'water is up to my chest'],
  ['trapped', 'el agua me llega a la cintura y no puedo abrir la puerta'],
  ['hurt', 'the baby is blue'],
  ['hurt', 'my baby is turning blue'],
  ['hurt', 'mi bebe esta azul'],
  ['hurt', 'my wife fell thru the floor'],
  ['hurt', 'he fell through the ceiling'],
  ['hurt', 'roof caved in ppl are under it'],
  ['hurt', 'se cayo el techo y hay gente abajo'],
  ['hurt', 'hay gente debajo del techo'],
])('%s: “%s”', (kind, text) => {
  expect(emergencyIn(text)?.kind).toBe(kind)
})

test.each([
  'crawl space smells rotten',
  'drywall is bleeding through paint',
  'flame retardant carpet',
  'the gas stove is broken',
  'the water line broke and the gas is off',
  'la linea de agua se rompio',
  'tengo un escape de agua',
  'me llamas por favor',
  'si llamas al 330',
  'se me prendio el foco',
  'prendi la estufa hoy',
  'se apago el fuego',
  'the baby blue paint is stained',
  'my floor is blue',
  'water is up to the second step',
  'water in my chest freezer',
  'the tile fell off the wall',
  'la gente de abajo tiene agua',
  'el techo se cayo ayer',
  'el calenton no funciona',
])('no danger: “%s”', (text) => {
  expect(emergencyIn(text)).toBe(null)
})

test('“me electrocute” is Spanish, with its accent or without', () => {
  for (const text of ['me electrocute', 'me electrocuté', 'me electrocute con la secadora'])
    expect(emergencyIn(text)).toEqual({ kind: 'electricity', language: 'es' })
  expect(emergencyIn('i got electrocuted')).toEqual({ kind: 'electricity', language: 'en' })
})
