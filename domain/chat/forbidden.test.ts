import { expect, test } from 'vitest'
import { neverSay } from './forbidden-phrases.ts'
import { brokenIn, brokenRules } from './forbidden.ts'
import { ruleWords } from './rule-words.ts'

test.each([
  ['price', 'That usually runs about 500 dollars.'],
  ['price', 'We charge $95 an hour.'],
  ['price', 'The first visit is free of charge.'],
  ['price', 'We give you a free estimate.'],
  ['price', 'A dehumidifier costs 60 per day.'],
  ['price', 'La visita es gratis.'],
  ['price', 'Cobramos 80 dólares por hora.'],
  ['price', 'We waive your deductible.'],
  ['coverage', 'Your insurance will cover this.'],
  ['coverage', 'State Farm usually pays? No, but your insurance company always pays for burst pipes.'],
  ['coverage', 'Don’t worry, you’re fully covered.'],
  ['coverage', 'We get your claim approved.'],
  ['coverage', 'Your homeowners policy won’t cover that.'],
  ['coverage', 'Su seguro va a pagar todo.'],
  ['coverage', 'Eso está cubierto por la póliza.'],
  ['arrival', 'A crew will be there in 45 minutes.'],
  ['arrival', 'We’ll arrive within 1-2 hours.'],
  ['arrival', 'Someone can come right away.'],
  ['arrival', 'Our response time is 60 minutes.'],
  ['arrival', 'We are already on our way.'],
  ['arrival', 'Llegamos en media hora.'],
  ['arrival', 'El equipo va en camino.'],
  ['safe-to-stay', 'It’s safe to stay in the house tonight.'],
  ['safe-to-stay', 'You can sleep upstairs.'],
  ['safe-to-stay', 'The house is safe.'],
  ['safe-to-stay', 'You don’t have to leave.'],
  ['safe-to-stay', 'The ceiling won’t fall.'],
  ['safe-to-stay', 'Pueden dormir en la casa.'],
  ['safe-to-stay', 'Es seguro quedarse.'],
  ['advice', 'Flip the breaker back on and see if it trips.'],
  ['advice', 'Unplug the pump from the outlet.'],
  ['advice', 'Give him an aspirin.'],
  ['advice', 'A little mold won’t hurt you.'],
  ['advice', 'The water isn’t dangerous.'],
  ['advice', 'Baje los breakers de la caja.'],
  ['advice', 'El moho no es tóxico.'],
  ['price', 'Ninety-nine dollars is all it takes.'],
  ['price', 'It is 99 all in.'],
  ['price', 'Cost: 99.'],
  ['price', 'You pay 150 per job.'],
  ['price', 'The fee comes to one fifty.'],
  ['price', 'Around 2k for a basement.'],
  ['price', 'A visit is eighty-five dollars.'],
  ['price', 'Prices start at 200.'],
  ['price', 'We dry the basement for less.'],
  ['price', 'La visita vale noventa dólares.'],
  ['coverage', 'Your insurer covers this.'],
  ['coverage', 'Homeowners insurance pays for burst pipes.'],
  ['coverage', 'Insurance pays for this.'],
  ['coverage', 'State Farm pays us directly for everything.'],
  ['coverage', 'Insurance takes care of all of it.'],
  ['coverage', 'This is paid for by your insurance.'],
  ['coverage', 'You won’t pay anything.'],
  ['coverage', 'You pay nothing.'],
  ['coverage', 'Su seguro se hace cargo.'],
  ['arrival', 'Our crew is with you in 45 min.'],
  ['arrival', 'We get to you in less than half of an hour.'],
  ['arrival', 'Expect us within the hour.'],
  ['arrival', 'We arrive within an hour.'],
  ['arrival', 'Arrival is under sixty minutes.'],
  ['arrival', 'A truck reaches you before noon.'],
  ['arrival', 'We come the same day.'],
  ['arrival', 'Llegamos en una horita.'],
  ['safe-to-stay', 'You can remain in your home.'],
  ['safe-to-stay', 'Your home is habitable.'],
  ['safe-to-stay', 'Staying is fine.'],
  ['safe-to-stay', 'Nobody has to move out.'],
  ['safe-to-stay', 'Feel free to sleep upstairs.'],
  ['safe-to-stay', 'You may stay while we work.'],
  ['safe-to-stay', 'Puede quedarse en casa.'],
  ['safe-to-stay', 'No hace falta que se vaya.'],
  ['safe-to-stay', 'The carpet is clean after sewage.'],
  ['advice', 'The mold is not harmful.'],
  ['advice', 'Mold is harmless to adults.'],
  ['advice', 'Mold can make you tired.'],
  ['advice', 'Drink bleach to be safe.'],
  ['advice', 'Take an antihistamine.'],
  ['advice', 'Turn the power back on.'],
  ['advice', 'Switch the electricity on again.'],
  ['advice', 'Use a wet rag on the outlet.'],
] as const)('%s: “%s”', (rule, text) => {
  expect(brokenRules(text)).toContain(rule)
})

test.each([
  'We can’t say before we see it. The cost depends on how far the damage went.',
  'Only your insurance company can say. A lot depends on where the water or smoke came from.',
  'Your insurer decides what the policy pays.',
  'On the phone, we give you a time window and tell you what is safe to do until then.',
  'If we can’t get to you soon enough, we tell you right away, so that you can call someone closer.',
  'Mold can grow on things that stay wet for 24 to 48 hours.',
  'Wait until the fire department says that you can.',
  'Drying can begin as soon as the house is safe to enter.',
  'Don’t touch a switch, an outlet or anything plugged in.',
  'Only if the breaker panel is dry and you can reach it with dry hands and dry feet.',
  'The roof is covered first.',
  'Ask a doctor about your health: we can only speak for the building.',
  'Yes. We work in Sebring and all of Mahoning County, day and night. Call us and a person answers.',
  'Una persona contesta el teléfono a cualquier hora.',
  'No podemos decir cuánto cuesta antes de verlo.',
])('may be said: “%s”', (text) => {
  expect(brokenIn(text)).toEqual([])
})

test('letters that only the eye passes over hide nothing', () => {
  expect(brokenRules('It **costs** $\u200b400.')).toEqual(['price'])
  expect(brokenRules('Your INSURANCE\u00a0will   pay.')).toEqual(['coverage'])
})

test('letters and signs that look like others hide nothing', () => {
  expect(brokenRules('It’s sаfe to stay.')).toEqual(['safe-to-stay'])
  expect(brokenRules('Ιt’s ｓａｆｅ to stаy inside.')).toEqual(['safe-to-stay'])
  expect(brokenRules('A visit is ＄250.')).toEqual(['price'])
  expect(brokenRules('A visit is 250$.')).toEqual(['price'])
  expect(brokenRules('A visit is 250 €.')).toEqual(['price'])
  expect(brokenRules('Your insurance wi\u2064ll pay.')).toEqual(['coverage'])
  expect(brokenIn('We are the bеst in town.', ['best in town'])).toHaveLength(1)
})

test('the words that break a rule are named with their sentence, and the company adds phrases of its own', () => {
  expect(brokenIn('We work in Salem. Your insurance will pay.')).toEqual([
    { rule: 'coverage', sentence: 'Your insurance will pay.', words: 'your insurance will pay' },
  ])
  expect(brokenIn('We are the best in town.', ['Best in town', ' '])).toEqual([
    { rule: 'phrase', sentence: 'We are the best in town.', words: 'Best in town' },
  ])
  expect(brokenIn('We test in Boardman.', ['best in'])).toEqual([])
})

test('each rule catches the sentences that staff reads as its examples', () => {
  for (const rule of neverSay)
    expect([rule, brokenRules(ruleWords[rule].en), brokenRules(ruleWords[rule].es)]).toEqual([
      rule,
      [rule],
      [rule],
    ])
})
