import { expect, test } from 'vitest'
import { emergencyIn } from './emergency.ts'
import { emergencyKinds } from './emergency-kinds.ts'
import { emergencyRules } from './emergency-rules.ts'
import { emergencyWords } from './emergency-words.ts'

test.each([
  ['trapped', 'help im traped in the basment'],
  ['trapped', 'my mom is stuck on the roof'],
  ['trapped', 'we cant get out'],
  ['trapped', 'theres water all around us were surrounded'],
  ['trapped', 'mi abuelita esta encerrada en el cuarto'],
  ['trapped', 'no puedo salir'],
  ['gas', 'I SMELL GAS'],
  ['gas', 'smells like gas in here'],
  ['gas', 'strong gas odor by the furnace'],
  ['gas', 'ismellgas'],
  ['gas', 'theres a gass leak'],
  ['gas', 'no i smell gas'],
  ['gas', 'is it bad if i smell propane'],
  ['gas', 'smels like rotten egs'],
  ['gas', 'hueleagas'],
  ['gas', 'hay olor a gas en la cocina'],
  ['gas', 'huele a huevo podrido'],
  ['fire', 'fire!!!'],
  ['fire', 'my house is on fire'],
  ['fire', 'theres a fire in the attic'],
  ['fire', 'smoek is comming out of the wall'],
  ['fire', 'something is burning'],
  ['fire', 'burning smell from the machine you left'],
  ['fire', 'no theres smoke coming from the vent'],
  ['fire', 'smoke alarm is going off'],
  ['fire', 'la casa esta en llamas'],
  ['fire', 'huele a quemado'],
  ['fire', 'hay un insendio'],
  ['carbon-monoxide', 'CO alarm is going off'],
  ['carbon-monoxide', 'our carbonmonoxide detector went off'],
  ['carbon-monoxide', 'la alarma de monóxido está sonando'],
  ['electricity-in-water', 'water is coming in the breaker panel'],
  ['electricity-in-water', 'an extension cord is laying in the water'],
  ['electricity-in-water', 'water drippin from the light fixture'],
  ['electricity-in-water', 'basement has 2 ft of water and the power is still on'],
  ['electricity-in-water', 'el enchufe esta bajo el agua'],
  ['electricity', 'outlet is sparkin'],
  ['electricity', 'power line is down in the yard'],
  ['electricity', 'i got shocked by the dryer'],
  ['electricity', 'se cayo un cable en el patio'],
  ['hurt', 'he isnt breathing'],
  ['hurt', 'my wife is hurt bad'],
  ['hurt', 'she passed out'],
  ['hurt', 'someone is bleding'],
  ['hurt', 'no respira'],
  ['hurt', 'mi niño esta herido'],
  ['hurt', 'he has no pulse'],
  ['hurt', 'i cant find a pulse'],
  ['hurt', 'my baby swallowed bleach'],
  ['hurt', 'my kid drank antifreeze'],
  ['hurt', 'i took pills'],
  ['hurt', 'i took a whole bottle of pills'],
  ['hurt', 'i want to die i took pills'],
  ['hurt', 'i hurt myself on the ladder'],
  ['hurt', 'no tiene pulso'],
  ['hurt', 'mi bebe se trago cloro'],
  ['hurt', 'mi bebé tomó cloro'],
  ['hurt', 'me tome unas pastillas'],
  ['fire', 'the house is on fire and i want to die'],
  ['suicidal', 'i want to kill myself'],
  ['suicidal', 'im going to kil my self'],
  ['suicidal', 'i wanna die'],
  ['suicidal', 'i just want to die'],
  ['suicidal', 'i want to end my life'],
  ['suicidal', 'i dont want to live anymore'],
  ['suicidal', 'i feel suicidal'],
  ['suicidal', 'my son is suicidel'],
  ['suicidal', 'i am thinking about suicide'],
  ['suicidal', 'my brother wants to kill himself'],
  ['suicidal', 'i want to hurt myself'],
  ['suicidal', 'quiero matarme'],
  ['suicidal', 'me quiero matar'],
  ['suicidal', 'me voy a matar'],
  ['suicidal', 'me quiero morir'],
  ['suicidal', 'quiero suicidarme'],
  ['suicidal', 'estoy pensando en el suicidio'],
  ['suicidal', 'ya no quiero vivir'],
  ['suicidal', 'voy a quitarme la vida'],
])('%s: “%s”', (kind, text) => {
  expect(emergencyIn(text)?.kind).toBe(kind)
})

test.each([
  '',
  '...',
  'do you clean after fires',
  'fire damage last year',
  'we had a fire in the kitchen last month',
  'my gas bill',
  'no fire, no gas, no sparks',
  'i dont smell any gas',
  'nobody is hurt or trapped',
  'the soot smells and the walls are black',
  'smoke smell in my clothes',
  'our sump pump is stuck',
  'water is trapped under the floor',
  'cant get the smell out',
  'my ceiling collapsed',
  'the carpet is soaked',
  'can i turn off the breaker',
  'i spoke with someone coming tomorrow',
  'do you have a smoke machine for odors',
  'is mold bad for breathing',
  'we lost power',
  'my dad passed away in the house',
  'no hay gas ni humo',
  'nadie esta atrapado',
  'quiero limpiar despues del fuego',
  'se inundo el sotano',
  'no hay luz',
  'who pays for cleanup after a suicide',
  'my tenant committed suicide',
  'someone killed himself in the house',
  'i dont want to live here anymore',
  'i dont want to die',
  'will bleach kill the mold',
  'i will kill the mold with bleach',
  'we took pictures of the living room',
  'i took the wet carpet out',
  'my dad died',
  'se suicido en la casa',
  'no quiero vivir aqui con el moho',
  'mi papa murio',
  'quiero matar el moho con cloro',
  'tomé fotos del agua',
])('no danger: “%s”', (text) => {
  expect(emergencyIn(text)).toBeNull()
})

test('the words come in the language of the message', () => {
  expect(emergencyIn('huele a gas')?.language).toBe('es')
  expect(emergencyIn('smell gas')?.language).toBe('en')
})

test('the first words are to leave or to call, in both languages, and each danger names its rules', () => {
  for (const kind of emergencyKinds) {
    const { en, es } = emergencyWords[kind]
    if (kind !== 'suicidal') {
      expect(en.title).toMatch(/^(Leave\. Call 911\.|Call 911 now\.)$/)
      expect(es.title).toMatch(/^(Salga\. Llame al 911\.|Llame al 911 ahora\.)$/)
    }
    expect(emergencyRules[kind]).toContain('call-911')
  }
})

test('who speaks of ending their life is given 988 first, and 911 too', () => {
  const { en, es } = emergencyWords.suicidal
  expect([en.title, es.title]).toEqual(['Call or text 988 now.', 'Llame o escriba al 988 ahora.'])
  for (const { line } of [en, es]) expect(line).toContain('911')
  expect(emergencyRules.suicidal).toContain('crisis-988')
})
