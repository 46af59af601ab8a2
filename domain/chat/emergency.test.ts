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
  ['wire', 'power line is down in the yard'],
  ['electricity', 'i got shocked by the dryer'],
  ['wire', 'se cayo un cable en el patio'],
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
  ['trapped', 'my grandma cant get down the stairs and the water keeps rising'],
  ['trapped', 'the kids are in the basement and water is rising fast'],
  ['trapped', 'water is rising and my mom cant walk'],
  ['trapped', 'mi abuela no puede caminar y el agua esta subiendo'],
  ['trapped', 'atorados arriba por la inundacion'],
  ['gas', 'theres a hissing sound coming from my gas stove'],
  ['gas', 'se esta saliendo el gas'],
  ['fire', 'theres smoke in the basement'],
  ['fire', 'we can smell smoke upstairs'],
  ['fire', 'the house smells like smoke'],
  ['fire', 'mi hija no deja de toser hay humo'],
  ['fire', 'veo llamas'],
  ['collapse', 'a truck crashed into our garage'],
  ['collapse', 'drywall ceiling is bulging over the bed'],
  ['collapse', 'el techo se esta callendo sobre la cama'],
  ['collapse', 'una camioneta choco contra mi casa'],
  ['carbon-monoxide', 'we all have a headache since we started the generator'],
  ['carbon-monoxide', 'estoy mareado desde que prendimos el generador'],
  ['wire', 'power lines are down across my driveway'],
  ['wire', 'se cayo el poste de luz en mi carro'],
  ['electricity-in-water', 'there is water in the fuse box'],
  ['electricity-in-water', 'sale agua del contacto'],
  ['electricity-in-water', 'the lights are flickering and theres water on the floor'],
  ['electricity', 'the breaker box is smoking'],
  ['electricity', 'wires hanging from the ceiling are sparking'],
  ['electricity', 'le dio corriente a mi hijo'],
  ['hurt', 'my son fell in the water'],
  ['hurt', 'my dad is not answering and hes in the basement'],
  ['hurt', 'apuñalaron a mi vecino'],
  ['hurt', 'le duele el pecho a mi papa'],
  ['found-dead', 'found my tenant dead in the bathtub'],
  ['found-dead', 'mi mama esta muerta en el piso'],
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
  'who do i contact about my claim water damage',
  'i need a contractor for water damage',
  'la tuberia de agua esta en contacto con la pared',
  'me pueden dar su contacto',
  'my hardwood floor is buckling from the water',
  'my ceiling is sagging',
  'the furnace wont turn on after the flood',
  'i parked my car in the garage and the water came in',
  'mold makes me cough',
  'smoke smell in the house from my neighbors fire',
  'the clothes smell like smoke',
  'the water is rising in the sump pit',
  'sube el agua en el sotano',
  'found a dead mouse in the wall',
  'the breaker trips when your fans run',
  'se disparo el breaker',
  'can you give us a shot at a price',
  'my tenant got shot last year',
  'someone was shot in the unit and we need cleanup',
  'there was a gas leak last year they fixed it',
  'the fire is out now',
  'no hay agua cerca de los enchufes',
  'we were trapped last week by the flood',
  'nobody is answering the phone',
  'saved most of our stuff from the basement',
  'the dryer is stuck in the basement',
  'the sump pump is humming but not pumping',
  'the pipe is hissing and spraying water',
  'this water heater is a headache',
  'mi puerta esta atorada',
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
    if (kind !== 'suicidal' && kind !== 'found-dead' && kind !== 'gas') {
      expect(en.title).toMatch(/^(Leave\. Call 911\.|Call 911 now\.)$/)
      expect(es.title).toMatch(/^(Salga\. Llame al 911\.|Llame al 911 ahora\.)$/)
    }
    expect(emergencyRules[kind]).toContain('call-911')
  }
})

test('who smells gas is told to get out first, and to call from outside, where a phone is safe', () => {
  const { en, es } = emergencyWords.gas
  expect([en.title, es.title]).toEqual([
    'Get out now. Call 911 from outside.',
    'Salga ya. Llame al 911 desde afuera.',
  ])
  expect(en.line).toContain('don’t use your phone until you’re well away')
  expect(es.line).toContain('no use el teléfono hasta que esté lejos')
  expect(emergencyRules.gas).toContain('gas-leave')
})

test('who speaks of ending their life is given 988 first, and 911 too', () => {
  const { en, es } = emergencyWords.suicidal
  expect([en.title, es.title]).toEqual(['Call or text 988 now.', 'Llame o escriba al 988 ahora.'])
  for (const { line } of [en, es]) expect(line).toContain('911')
  expect(emergencyRules.suicidal).toContain('crisis-988')
})

test('who found someone dead is told of 911 alone, and who has a wire on their car is not told to leave', () => {
  const { 'found-dead': found, wire } = emergencyWords
  expect([found.en.title, found.es.title]).toEqual(['We’re so sorry.', 'Lo sentimos mucho.'])
  for (const { line } of [found.en, found.es]) expect(line).toContain('911')
  for (const { title, line } of [wire.en, wire.es]) expect(title + line).not.toMatch(/leave|salga/i)
})
