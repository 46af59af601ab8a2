import type { Language } from '#domain/preferences/language.ts'
import { expect, test } from 'vitest'
import type { Passage } from '../answers/passage.ts'
import { check, type CheckedSentence } from './fault.ts'
import { groundOf } from './ground.ts'

const passages: readonly Passage[] = [
  {
    title: 'Can you save my carpet and wood floors?',
    text: 'Often we can save carpet that clean water made wet. We lift it and dry the floor below it. Drying takes three to five days. Laminate floors swell and do not recover.',
    path: '/faq#carpet',
    rules: [],
  },
  {
    title: 'Can I cancel after I sign?',
    text: 'You can cancel the contract within three business days. We work in Salem and all of Columbiana County. Our office is in Columbiana.',
    path: '/faq#cancel',
    rules: [],
  },
]
const ground = groundOf(passages)

type Saying = { language?: Language; said?: readonly CheckedSentence[]; on?: readonly Passage[] }

function faultOf(sentence: string, { language = 'en', said = [], on }: Saying = {}) {
  const checked = check(sentence, {
    ground: on ? groundOf(on) : ground,
    language,
    phrases: ['dry as a bone'],
    said,
  })
  return 'fault' in checked ? checked.fault : checked.passage
}

/** Sentences that a model says one after the other. */
function sayAll(sentences: readonly string[], on: readonly Passage[]) {
  const said: CheckedSentence[] = []
  for (const sentence of sentences) {
    const checked = check(sentence, { ground: groundOf(on), language: 'en', phrases: [], said })
    if ('fault' in checked) return checked.fault
    said.push(checked)
  }
  return said.map(({ passage, at }) => [passage, at])
}

const about = (title: string, text: string): Passage => ({ title, text, path: '/', rules: [] })

test.each([
  ['Often we can save carpet that clean water made wet.', 0],
  ['Drying takes three to five days.', 0],
  ['Laminate floors swell and do not recover.', 0],
  ['You can cancel the contract within three business days.', 1],
  ['We work in Salem and all of Columbiana County.', 1],
])('a sentence of the passages may be said: %s', (sentence, passage) => {
  expect(faultOf(sentence)).toBe(passage)
})

test('how a mark is typed changes nothing', () => {
  const on = [about('Drying', 'We don’t leave early – or late.')]
  expect(faultOf("We don't leave early — or late.", { on })).toBe(0)
  expect(faultOf("We don't leave early or late.", { on })).toBe('ungrounded')
})

test('a sentence of a passage in Spanish may be said in Spanish', () => {
  const on = [{ ...about('Secado', 'Secamos el piso con ventiladores.'), language: 'es' as const }]
  expect(faultOf('Secamos el piso con ventiladores.', { language: 'es', on })).toBe(0)
  expect(faultOf('Secamos el piso.', { language: 'es', on })).toBe('ungrounded')
})

test.each([
  ['Drying takes two to five days.'],
  ['Drying takes 3 to 5 days.'],
  ['Drying takes three to five weeks.'],
  ['We can often save wet carpet.'],
  ['Often we can save carpet.'],
  ['Often, we can save carpet that clean water made wet.'],
  ['We will save your wood floors.'],
  ['We can save your carpet and wood floors.'],
  ['Can you save my carpet and wood floors?'],
  ['You can cancel within ten business days.'],
  ['We work in Boardman and all of Columbiana County.'],
  ['Marcus can save wet carpet.'],
  ['You cannot cancel within three business days.'],
  ['Laminate floors swell and recover.'],
  ['Laminate floors recover once they swell.'],
  ['We guarantee to save wet carpet.'],
  ['We always save carpet that clean water made wet.'],
  ['Yes.'],
  ['Bananas are yellow and grow in bunches.'],
  ['Pour vinegar on the carpet and scrub it.'],
])('whatever is put in other words is no ground: %s', (sentence) => {
  expect(faultOf(sentence)).toBe('ungrounded')
})

test.each([
  ['We can often save soaked carpet and padding.'],
  ['The water was clean.'],
  ['Start with fans.'],
  ['We start with fans.'],
  ['Don’t: start with fans.'],
  ['After the rain, we clean the soft materials.'],
])('the opposite of what a page says is not said, whatever words it is made of: %s', (sentence) => {
  const on = [
    about('Can you save my carpet and wood floors?', 'We can often save carpet if the water was clean.'),
    about('Why we don’t start with fans', 'Don’t start with fans. Fans spread what is in the water.'),
    about('How dirty it was', 'After the rain, we take out the soft materials. We clean the rest.'),
  ]
  expect(faultOf(sentence, { on })).not.toBeTypeOf('number')
})

test('a sentence that goes on from another is said after it, and nowhere else', () => {
  const on = [
    about('Floors', 'We take out swollen laminate. We can save hardwood. It can be sanded later.'),
    about('Rugs', 'We roll up rugs. They dry elsewhere.'),
  ]
  const can = 'It can be sanded later.'
  expect(sayAll(['We can save hardwood.', can], on)).toEqual([
    [0, 1],
    [0, 2],
  ])
  expect(sayAll([can], on)).toBe('ungrounded')
  expect(sayAll(['We take out swollen laminate.', can], on)).toBe('ungrounded')
  expect(sayAll(['We roll up rugs.', can], on)).toBe('ungrounded')
})

test.each([
  ['Without that work, water comes back.'],
  ['We dry the floor before that.'],
  ['On the phone we say what helps until then.'],
  ['Many people think so.'],
  ['Those rugs roll up well.'],
])('what points at something else is not said alone: %s', (said) => {
  expect(faultOf(said, { on: [about('Drying', `We take readings every day. ${said}`)] })).toBe('ungrounded')
})

test('a sentence that the next one limits, or that only says what others say, is not said', () => {
  const on = [
    about(
      'Rugs',
      'We can save wool rugs. But not after a week. Some say: “We leave them wet. Fans are enough.”',
    ),
    about(
      'Floors',
      'You decide what stays. Only what is moldy goes out. Would you start with fans? Nobody should.',
    ),
  ]
  for (const said of [
    'We can save wool rugs.',
    'Fans are enough.',
    'You decide what stays.',
    'Nobody should.',
  ])
    expect([said, faultOf(said, { on })]).toEqual([said, 'ungrounded'])
})

test.each([
  ['After sewage or floodwater, we can often save soaked carpet and padding.'],
  ['Go in after the floodwater.'],
  ['We wipe the mold off the wood.'],
  ['The gas furnace dries the room.'],
  ['We scrub what is contaminated.'],
  ['Las aguas negras se secan solas.', 'es'],
  ['Limpiamos el moho con agua.', 'es'],
])(
  'of sewage, floodwater, mold, gas and power nothing is said, also where a page says it so: %s',
  (said, language?: string) => {
    const on = [{ ...about('Page', said), ...(language === 'es' && { language: 'es' as const }) }]
    expect(faultOf(said, { on, language: language === 'es' ? 'es' : 'en' })).not.toBeTypeOf('number')
  },
)

test.each([
  ['Saving the carpet costs 200 dollars.', 'forbidden'],
  ['Your insurance will cover the carpet.', 'forbidden'],
  ['We will be there in 30 minutes to dry the floor.', 'forbidden'],
  ['It is safe to stay while the floor dries.', 'forbidden'],
  ['Su seguro va a cubrir la alfombra.', 'forbidden', 'es'],
  ['Es seguro quedarse mientras secamos el piso.', 'forbidden', 'es'],
  ['We dry the floor, dry as a bone.', 'forbidden'],
  ['The carpet is on fire, get out of the house.', 'danger'],
  ['A doctor can look at the wet carpet.', 'left to people'],
  ['The outlet below the wet carpet can be dried.', 'danger'],
  ['We lift the carpet soon after we arrive.', 'left to people'],
  ['Call 330-555-0199 and we save the carpet.', 'ungrounded'],
  ['Save wet carpet at www.carpet.example.', 'nonsense'],
  ['Save the wet carpet at carpet.com.', 'nonsense'],
  ['**We can often save wet carpet.**', 'nonsense'],
  ['- We can often save wet carpet.', 'nonsense'],
  ['<b>We can often save wet carpet.</b>', 'nonsense'],
  ['We can often sаve wet carpet.', 'nonsense'],
  ['We can often save wet carpet', 'nonsense'],
  ['Podemos salvar la alfombra mojada.', 'language'],
  ['We can often save wet carpet.', 'language', 'es'],
])('what is never said is not said by a model: %s (%s)', (sentence, fault, language?: string) => {
  expect(faultOf(sentence, { language: language === 'es' ? 'es' : 'en' })).toBe(fault)
})

test('what is forbidden may not be cut into two sentences', () => {
  const said = [{ sentence: 'Your insurance.', passage: 0, at: 0 }]
  expect(faultOf('Will cover the wet carpet.', { said })).toBe('forbidden')
})
