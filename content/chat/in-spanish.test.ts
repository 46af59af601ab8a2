import { expect, test } from 'vitest'
import { searchOver } from '#domain/chat/answers/search.ts'
import { decide } from '#domain/chat/decide.ts'
import { brokenRules } from '#domain/chat/forbidden.ts'
import { spanishInstructionsIn } from '#domain/safety/spanish-instructions.ts'
import { nameOf, toldInSpanish } from './in-spanish.ts'
import { sitePassages } from './site-passages.ts'

const search = searchOver(sitePassages)
const told = sitePassages.filter(({ inSpanish }) => inSpanish)

test('what is told in Spanish is a passage of the site, short enough to be quoted whole, and breaks no rule', () => {
  expect(told.map(nameOf).toSorted()).toEqual(toldInSpanish.toSorted())
  for (const { inSpanish, rules } of told) {
    const text = inSpanish?.text ?? ''
    expect(text.length, text).toBeLessThanOrEqual(320)
    expect(brokenRules(text), text).toEqual([])
    expect(spanishInstructionsIn(text), text).not.toEqual([])
    expect(rules, text).not.toEqual([])
  }
})

test.each([
  ['como sierro la yave del agua', '/services/water-damage#shut-it-off', /gírelo a la derecha/],
  ['como cierro la llave del agua', '/services/water-damage#shut-it-off', /pies secos|gírelo/],
  ['komo sierro la balbula', '/services/water-damage#shut-it-off', /gírelo/],
  ['donde esta la yave de paso', '/services/water-damage#shut-it-off', /Está adentro/],
  ['ay agua estancada en mi casa', '/services/water-damage#now', /No entre en agua estancada/],
  ['devo apagar la lus', '/faq#turn-off-power', /Solo si el tablero está seco/],
  ['tengo que bajar los breikers', '/faq#turn-off-power', /Solo si el tablero está seco/],
  ['salio caca del escusado', '/faq#sewage-backup', /Deje de usar agua/],
  ['se debolbio el drenaje', '/services/water-damage#sewage', /Deje de usar agua/],
  ['el techo se esta pandeando', '/faq#sagging-ceiling', /No pase por debajo del techo/],
  ['el techo esta bensido', '/faq#sagging-ceiling', /No pase por debajo del techo/],
])('who asks in Spanish, however it is spelled, is answered in Spanish: “%s”', (text, path, says) => {
  expect(decide(text, { search })).toMatchObject({
    kind: 'quote',
    asked: 'es',
    quote: { path, language: 'es', text: expect.stringMatching(says) },
  })
})

test('who asks in English is answered in English', () => {
  expect(decide('how do i shut off the water', { search })).toMatchObject({
    quote: { language: 'en', title: 'Water Damage: Main valve' },
  })
})
