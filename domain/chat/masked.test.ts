import { expect, test } from 'vitest'
import { masked } from './masked.ts'

test.each([
  ['my name is bob miller 330 555 0000', 'my name is …'],
  ['call me at (330) 555-0117 please', 'call me at … please'],
  ['do you work at 4411 Market Street Apt 3 in Boardman', 'do you work at … in Boardman'],
  ['is ann.miller@example.com right', 'is … right'],
  ['me llamo Rosa Delgado y tengo agua', 'me llamo … y tengo agua'],
  ['can maria gutierrez call me', 'can … call me'],
  ['will Kowalczyk still be my technician', 'will … still be my technician'],
  ['is claim 00-4471-X8 open', 'is claim … open'],
  ['330.555.0117 or +1 330 555 0118', '… or …'],
  ['my number is three three zero five five five zero one', 'my number is …'],
  ['card 4111 1111 1111 1111 exp 12/27', 'card … exp …'],
  ['nora.t at gmail dot com is best', '… is best'],
  ['my name is nora trillium and the carpet is wet', 'my name is … and the carpet is wet'],
  ['Hi I’m Nora Trillium, basement wet', 'Hi I’m …, basement wet'],
  ['me llamo José Núñez y se mojó la alfombra', 'me llamo … y se mojó la alfombra'],
  ['mi nombre es ana, soy Ana Ruiz', 'mi nombre es …, soy …'],
  ['I live at 142 East Market Street in Salem', 'I live at … in Salem'],
  ['policy HO3-88213A with them', 'policy … with them'],
  ['２３３０５５５０１１７', '…'],
  ['vivo en calle Sur 12', 'vivo en …'],
  ['see https://example.com/photos/8812 for it', 'see … for it'],
  ['Is Bob’s crew here? Marcus said so', 'Is … crew here? … said so'],
  ['three three zero five five five oh one seven seven', '…'],
  ['my phone is tres tres zero cinco cinco five oh uno siete siete', 'my phone is …'],
  ['330 five five five 0177 please', '… please'],
  ['marge [at] gmail.com is mine', '… is mine'],
  ['marge dot ober at gmail dot com is mine', '… is mine'],
  ['３３０５５５０１７７', '…'],
  ['oak street 12 is flooded', '… is flooded'],
  ['we are on market st. 4411 b', 'we are on …'],
  ['vivo en la calle roble número 12', 'vivo en la …'],
  ['mrs obernathy wrote, find her as @dobernathy', 'mrs … wrote, find her as …'],
  ['My name is: Ofelia Brandt, basement wet', 'My name is: …, basement wet'],
  ['mi nombre es: ofelia y tengo agua', 'mi nombre es: … y tengo agua'],
  ['write ofelia [at] gmail [dot] com please', 'write … please'],
  ['write ofelia.brandt (at) gmail (dot) com please', 'write … please'],
  ['see ofelia.com for it', 'see … for it'],
  ['find me at t.me/ofelia please', 'find me at … please'],
  ['call ३३०५५५०११७ or ३३० ५५५ ०११७', 'call … or …'],
  ['call 33\u200b0 5\u200b55 0\u200b11\u200b7 please', 'call … please'],
  ['why does chat/aBc_-dzQdtLmdXwYkdPsRdev not open', 'why does chat/… not open'],
  ['it is 18 larkspur crossing in Salem', 'it is … in Salem'],
  ['we live at forty one larkspur lane in Salem', 'we live at … in Salem'],
  ['My email is ofelia at gmail', 'My email is …'],
  ['escribe a ofelia arroba hotmail por favor', 'escribe a … por favor'],
  ['ofelia (at) proton.me wrote earlier', '… wrote earlier'],
  ['ofelia.b [ at ] mail dot tuta dot io wrote', '… wrote'],
  ['ofelia (at) somewhere wrote', '… wrote'],
  ['reach ofelia at proton.me please', 'reach … please'],
  ['Alarm code is four seven one one star', 'Alarm code is … star'],
  ['el codigo es cuatro siete uno-uno', 'el codigo es …'],
  ['ask dr. obernathy or señora kowalczyk', 'ask dr. … or señora …'],
])('what tells who and where someone is is taken out: %s', (text, expected) => {
  expect(masked(text)).toBe(expected)
})

test.each([
  'do u work in sebring',
  'Do you come to East Palestine on Sunday?',
  'how long do 2 fans run, 24 hours?',
  'WILL YOU MOVE MY PIANO',
  '¿Hablan español?',
  'Can my dog stay in the house?',
  'im flooded and i am scared',
  'two rooms, 3 inches of water since 6',
  'call me now please',
  'the main road 2 inches under water',
  'two fans and one heater for 3 days',
  'the water is 2 inches deep at the crossing of two rooms',
  'it came in.and it is wet now',
  'do you come on one way streets',
  'I have water etc.and mold',
  'the name is on the policy',
  'one or two of three rooms, four at most',
  'look at the wall (at the back) please',
  'water came in at noon.it is wet',
  'three, two or one fans',
])('what tells nothing of that stays: %s', (text) => {
  expect(masked(text)).toBe(text)
})

test('what was taken out once stays so', () => {
  const once = masked('my name is bob miller, 12 oak st, 330 555 0000, bob@example.com')
  expect(masked(once)).toBe(once)
})
