import { expect, test } from 'vitest'
import { choicesOf } from '#domain/jobs/facts/choices-of.ts'
import { roomNames } from '#domain/jobs/facts/choices.ts'
import { factNames } from '#domain/jobs/facts/facts.ts'
import { dryReasons, priorityWords } from '#domain/jobs/derived.ts'
import { readAloudTable } from '#domain/jobs/read-aloud.ts'
import { spanishSentences } from '#domain/jobs/read-aloud/spanish.ts'
import { toAsk } from '#domain/jobs/to-ask.ts'
import { call as english } from './en-call.ts'
import { reasons } from './es-call-aloud.ts'
import { choiceLabels } from './es-call-choices.ts'
import { roomLabels } from './es-call-facts.ts'
import { call } from './es-call.ts'

test('every sentence that is read aloud has Spanish words, and none is left of one that is gone', () => {
  expect(Object.keys(spanishSentences).toSorted()).toEqual(readAloudTable.map(({ key }) => key).toSorted())
})

test('a Spanish sentence sends people to 911, to the gas company and away from switches where the English one does', () => {
  const says = (text: string, words: RegExp) => words.test(text)
  for (const row of readAloudTable) {
    const [here, there] = [english.aloud.sentence(row), call.aloud.sentence(row)]
    expect([row.key, says(there, /911/)]).toEqual([row.key, says(here, /911/)])
    expect([row.key, says(there, /compañía de gas/)]).toEqual([row.key, says(here, /gas company/)])
    expect([row.key, says(there, /interruptor/)]).toEqual([row.key, says(here, /switch/)])
    expect([row.key, says(there, /pies secos/)]).toEqual([row.key, says(here, /dry feet/)])
  }
})

test('every reason that the screen gives has Spanish words', () => {
  const given = [
    ...readAloudTable.flatMap(({ because }) => because),
    ...Object.values(priorityWords),
    ...Object.values(dryReasons),
  ]
  expect(given.filter((reason) => !Object.hasOwn(reasons, reason))).toEqual([])
})

test('every choice, every room and every question has Spanish words', () => {
  const missing = Object.entries(choicesOf).flatMap(([fact, options]) => {
    const known = Object.entries(choiceLabels).find(([name]) => name === fact)?.[1] ?? {}
    return options.flatMap(({ value }) => (Object.hasOwn(known, value) ? [] : [`${fact} ${value}`]))
  })
  expect(missing).toEqual([])
  expect(roomNames.filter((room) => !Object.hasOwn(roomLabels, room))).toEqual([])
  for (const facts of [{}, { loss_type: 'water' }, { loss_type: 'fire' }, { loss_type: 'trauma' }] as const)
    for (const question of toAsk(facts)) expect(call.facts.ask(question)).not.toBe(question.words)
  for (const name of factNames) expect(call.facts.label(name)).not.toBe(name)
})
