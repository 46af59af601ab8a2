import { factNames } from '#domain/jobs/facts/facts.ts'
import { foundWords, valueWords, type ValueLanguage } from '#domain/jobs/facts/value-words.ts'
import type { facts as english } from './en-facts.ts'
import { choiceLabels } from './es-call-choices.ts'
import { asked, factLabels, roomLabels, wrong } from './es-call-facts.ts'
import { problems } from './es-problems.ts'

const choices: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(Object.entries(choiceLabels))

const values: ValueLanguage = {
  choice: (fact, value) => choices.get(fact)?.[value] ?? roomLabels[value] ?? value,
  yes: 'Sí',
  no: 'No',
  units: { in: 'pulgadas', 'sq ft': 'pies²' },
  day: new Intl.DateTimeFormat('es-US', { timeZone: 'UTC', dateStyle: 'medium' }),
  readAt: (moment) => `leída ${moment}`,
  said: (day, word) => `${day} (dijo “${word}”)`,
}

/** What is said of facts in Spanish. */
export const facts: typeof english = {
  label(name) {
    const known = factNames.find((each) => each === name)
    return known ? factLabels[known] : name
  },
  choice: (fact, { value, label }) => choices.get(fact)?.[value] ?? label,
  value: (name, value) => valueWords(name, value, values),
  notAsked: 'No se preguntó',
  found: (known) => foundWords(known, values),
  danger: (fact) => factLabels[fact],
  room: (name) => roomLabels[name] ?? name,
  ask: ({ fact, words }) => asked[fact] ?? words,
  wrong: (sentence) => wrong[sentence] ?? problems.fields[sentence] ?? sentence,
}
