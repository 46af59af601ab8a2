import { expect, test } from 'vitest'
import { emergencyIn } from './emergency.ts'

test.each([
  ['electricity-in-water', 'breaker box is wet and buzzing'],
  ['electricity-in-water', 'ceiling light is full of water'],
  ['electricity-in-water', 'dripping on the tv and its still pluged in'],
  ['electricity-in-water', 'braker box wet n buzing'],
  ['electricity-in-water', 'power strip is soaked and still on'],
  ['electricity-in-water', 'laptop charger got wet its still plugged into the wall'],
  ['electricity-in-water', 'the lights are dripping'],
  ['electricity-in-water', 'water dripping from ceiling fan'],
  ['electricity-in-water', 'la caja electrica esta mojada'],
  ['electricity-in-water', 'el panel esta mojado y hace ruido'],
  ['electricity-in-water', 'la lanpara se esta yenando de agua'],
  ['electricity-in-water', 'gotea sobre la tele y sigue enchufada'],
  ['electricity-in-water', 'el ventilador de techo gotea agua'],
  ['hurt', 'se cayo el techo encima de mi abuela'],
  ['hurt', 'se callo el teho ensima de mi abuelita'],
  ['hurt', 'la pared se cayo sobre mi esposo'],
  ['hurt', 'le cayo una pared a mi papa'],
  ['hurt', 'se nos cayo el techo ensima'],
  ['hurt', 'se vino abajo el techo sobre mi mujer'],
  ['hurt', 'esta debajo del techo que se cayo'],
  ['hurt', 'wall collapsed on my husband'],
  ['hurt', 'ceiling collapsed on top of us'],
  ['hurt', 'a chunk of ceiling hit my daughter'],
  ['hurt', 'my grandpa is under the fallen ceiling'],
  ['collapse', 'ceiling is sagging about to fall'],
  ['collapse', 'ceiling looks like its gonna fall'],
  ['collapse', 'the ceiling is coming down'],
  ['collapse', 'el techo se esta pandeando a punto de caer'],
  ['collapse', 'techo avombado lleno de agua'],
])('%s: “%s”', (kind, text) => {
  expect(emergencyIn(text)?.kind).toBe(kind)
})

test.each([
  'no gas smell, just water',
  'the fire was put out yesterday',
  'the ceiling fan is fine',
  'no huele a gas solo hay agua',
  'the toilet is plugged and theres water everywhere',
  'the drain is plugged in the basement and water is coming up',
  'should i leave the fans plugged in the carpet is still wet',
  'the tv is not plugged in and it got wet',
  'breakers are off and the floor is wet',
  'the panel is dry but the floor is wet',
  'ceiling fell on my couch',
  'a tree fell on my neighbors house',
  'no se cayo el techo',
  'se cayo el techo pero nadie estaba debajo',
  'mi cuarto esta lleno de agua',
  'el ventilador de techo funciona bien',
  'la tele esta mojada se puede salvar',
])('no danger: “%s”', (text) => {
  expect(emergencyIn(text)).toBeNull()
})
