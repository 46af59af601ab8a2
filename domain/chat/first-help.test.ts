import { expect, test } from 'vitest'
import { readAloudTable } from '#domain/jobs/read-aloud.ts'
import { spanishSentences } from '#domain/jobs/read-aloud/spanish.ts'
import type { Language } from '#domain/preferences/language.ts'
import { firstHelpFor } from './first-help.ts'

const told = [
  'watter comming thru my celing',
  'pipe burst',
  'water in the basement',
  'sewage in the tub',
  'we had a fire',
  'mold on the wall',
  'he died here',
  'water everywhere',
]

test('whoever tells of a loss reads what callers are told, in English and in Spanish', () => {
  const help = (language: Language) => firstHelpFor(told[0] ?? '', { language })
  const sentence = readAloudTable.find(({ key }) => key === 'ceiling')?.sentence.text
  expect(help('en')?.text.split('\n').slice(0, 2)).toEqual(['Until someone answers:', sentence])
  expect(help('es')?.text.split('\n').slice(0, 2)).toEqual([
    'Mientras alguien le contesta:',
    spanishSentences['ceiling'],
  ])
})

test('there is help for each loss, in both languages, that breaks no rule of what is never said', () => {
  for (const text of told)
    for (const language of ['en', 'es'] as const)
      expect([text, language, firstHelpFor(text, { language })?.text]).not.toContain(undefined)
})

test('nothing is told where no loss is, or where the company itself forbids the words', () => {
  expect(firstHelpFor('can someone call me', { language: 'en' })).toBeNull()
  expect(firstHelpFor('pipe burst', { language: 'en', phrases: ['main water valve'] })).toBeNull()
})
