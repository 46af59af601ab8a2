import { expect, test } from 'vitest'
import { emergencyIn } from './emergency.ts'

test.each([
  ['en', 'the baby is under water'],
  ['en', 'baby in the water'],
  ['en', 'my dads in the watr he isnt moving'],
  ['en', 'my son is under the water'],
  ['en', 'shes in the flood water'],
  ['es', 'el bebe esta en el agua'],
  ['es', 'mi hijo está bajo el agua'],
  ['es', 'mi niña en el agua'],
  ['en', 'water is chest high and my dad cant swim'],
  ['en', 'theres water everywhere and my kids cannot swim'],
  ['en', 'my mom is in a wheelchair and the water is rising fast'],
  ['en', 'the water keeps rising my grandpa is bedridden'],
  ['es', 'mi abuela esta en silla de ruedas y el agua sigue subiendo'],
  ['es', 'el agua esta subiendo y mi mama no sabe nadar'],
])('in the water, in %s: “%s”', (language, text) => {
  const found = emergencyIn(text)
  expect(['trapped', 'hurt']).toContain(found?.kind)
  expect(found?.language).toBe(language)
})

test.each([
  'my dad is still down there',
  'my husbnd is stil in the basemnt he wont come out',
  'he is still inside the basement',
  'my kids are still upstairs',
  'mi papa sigue abajo en el sotano con el agua',
  'mi esposo todavia esta en el sotano',
  'mi hija sigue adentro de la casa',
  'hubsand went bak in to get the dog',
  'mi esposo se quedo adentro',
  'hubby still inside',
  'mi perro y mi hermano siguen abajo',
  'shes in a wheelchair and its rising fast',
  'im stuk in my car water',
])('someone is still inside: “%s”', (text) => {
  expect(emergencyIn(text)?.kind).toBe('trapped')
})

test.each([
  'theres a buzzing sound from the outlet',
  'the outlet is making a buzzing noise',
  'el enchufe esta zumbando',
  'el enchufe esta zumbando y caliente',
  'zumba el enchufe',
  'breaker box is making a humming noise',
])('electricity: “%s”', (text) => {
  expect(emergencyIn(text)?.kind).toBe('electricity')
})

test.each([
  'my phone fell in the water',
  'my carpet is in the water',
  'we still have water in the basement',
  'my mom still has water in her basement',
  'my mom still has mold in her basement',
  'my couch is still in the basement',
  'my stuff is still down there',
  'we are still in the house is it ok',
  'mi alfombra sigue en el sotano',
  'el agua sigue en el sotano',
  'todavia hay agua en el sotano',
  'we are in water damage restoration',
  'i found a lump in the water heater',
  'my mom lives in waterford',
  'my mom is in a wheelchair can she use the ramp after',
  'there is something in the water',
  'mi calentador esta en el agua',
  'is there sewage in the water',
  'the sump pump is buzzing',
  'my husband is still at work',
  'my dad is still waiting for a call',
  'sparkling clean carpets do you do those',
  'how do i get the gas smell out of my car carpet',
  'im dying of stress here',
  'its been hell, drowning in paperwork',
  'shocked how much water there was',
  'i went back in and took pictures',
])('no danger: “%s”', (text) => {
  expect(emergencyIn(text)).toBeNull()
})

test.each([
  ['carbon-monoxide', 'we all have headaches and the alarm is beeping'],
  ['carbon-monoxide', 'todos estamos mareados y suena la alarma'],
  ['hurt', 'dad chest hurts'],
  ['electricity-in-water', 'standing in water and the washer is humming'],
])('%s: “%s”', (kind, text) => {
  expect(emergencyIn(text)?.kind).toBe(kind)
})
