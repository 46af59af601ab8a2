import { expect, test } from 'vitest'
import { instructionsIn } from '#domain/safety/instructions.ts'
import { allInstructions } from '#content/safety/rules-page.ts'
import { serviceSlugs } from '#domain/services/services.ts'
import { questionGroups, questionGroupsOf, questions, questionsAbout } from './questions.ts'

test('every question has an address of its own, and none is asked twice', () => {
  const addresses = [...questionGroups.map(({ slug }) => slug), ...questions.map(({ id }) => id)]
  expect(addresses.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
})

test('every service answers five to eight questions', () => {
  for (const slug of serviceSlugs) {
    expect(questionsAbout(slug).length).toBeGreaterThanOrEqual(5)
    expect(questionsAbout(slug).length).toBeLessThanOrEqual(8)
  }
})

test('a question fits on two lines of a phone, an answer into five short sentences', () => {
  const wordsOf = (text: string) => text.split(' ').length
  const sentences = questions.map(({ answer }) => answer.split(/[.?!](?= |$)/).filter(Boolean))
  expect(questions.filter(({ question }) => question.length > 60 || !question.includes('?'))).toEqual([])
  expect(questions.filter(({ answer }) => answer.length > 320)).toEqual([])
  expect(sentences.filter((each) => each.length > 5)).toEqual([])
  expect(sentences.flat().filter((sentence) => wordsOf(sentence) > 28)).toEqual([])
})

test('an answer that tells people to do something names the rules that cover it', () => {
  // Clauses count as sentences here: an order may follow a comma.
  const clauses = (text: string) => text.replace(/[,;]\s+(?:(?:and|but|so|then)\s+)*/g, '. ')
  const uncovered = questions.filter(({ rules }) => rules.length === 0)
  expect(uncovered.flatMap(({ answer }) => instructionsIn(clauses(answer)))).toEqual([])
  const told = allInstructions().filter(({ where }) => where.startsWith('question: '))
  expect(told.map(({ text }) => text)).toEqual(questions.flatMap(({ answer }) => instructionsIn(answer)))
  expect(told.length).toBeGreaterThan(questions.length)
})

test('no answer has people wait for the insurer with what can make them ill, and no two rules are the same', () => {
  const answers = questions.map(({ answer }) => answer)
  expect(
    answers.filter((text) => /throw nothing away|don’t throw (anything|it) (out|away)/i.test(text)),
  ).toEqual([])
  expect(questions.filter(({ rules }) => new Set(rules).size < rules.length)).toEqual([])
})

test('no answer names a price or a time of arrival, and none promises coverage', () => {
  const answers = questions.map(({ answer }) => answer)
  expect(
    answers.filter((text) => /\$|dollar|\bminutes?\b|guarantee|we promise|is covered\b/i.test(text)),
  ).toEqual([])
})

test('the number of the Pennsylvania register is told where there is one, and not asked for where there is none', () => {
  const ids = (pa_hic_number: string | null) =>
    questionGroupsOf({ pa_hic_number }).flatMap(({ questions }) => questions.map(({ id }) => id))
  expect(ids(null)).toEqual(questions.map(({ id }) => id))
  expect(ids('PA123456')).toEqual([...ids(null), 'pennsylvania-license'])
})
