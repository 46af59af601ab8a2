import { expect, test } from 'vitest'
import { losses } from '#domain/leads/losses.ts'
import { triage } from '../facts/triage.ts'
import { firstQuestions, Questions, questionsOf } from './questions.ts'
import { ChatSettings, firstSettings, readSettings } from './settings.ts'

const { asked, order } = firstQuestions

test('the questions that the product brings are those of the triage, word for word', () => {
  expect(Questions.parse(firstQuestions)).toEqual(firstQuestions)
  expect(questionsOf(firstQuestions)).toEqual(
    triage.map(({ fact, question, chips, isSeveral = false, of = null }) => ({
      fact,
      question,
      chips,
      is_several: isSeveral,
      of,
    })),
  )
})

test('questions come in the order of the company, with its words, and not where they are off', () => {
  const words = { en: 'Where is it?', es: '¿Dónde es?' }
  const settings = {
    order: order.toReversed(),
    asked: { ...asked, pets: { ...asked.pets, is_on: false }, town: { ...asked.town, question: words } },
  }
  const questions = questionsOf(settings)
  expect(questions.map(({ fact }) => fact)).toEqual(order.toReversed().filter((fact) => fact !== 'pets'))
  expect(questions.find(({ fact }) => fact === 'town')?.question).toEqual(words)
})

test('a question that came with a newer version of the product stands last', () => {
  const stored = { questions: { order: ['town', 'loss'], asked: { town: { is_on: false } } } }
  const { questions } = readSettings(stored)
  expect(questionsOf(questions).map(({ fact }) => fact)).toEqual([
    'loss',
    ...order.filter((fact) => fact !== 'loss' && fact !== 'town'),
  ])
})

const everyLoss = losses.map(({ value }) => value)
const withTown = (change: object) => ({ ...asked, town: { ...asked.town, ...change } })

test.each([
  ['a question that has to be answered', { asked: withTown({ is_required: true }) }],
  ['a key beside the questions', { required: ['town'] }],
  ['a question of a fact that is not known', { asked: { ...asked, income: asked.town } }],
  ['an answer that the fact cannot have', { asked: withTown({ chips: { Boardman: { en: 'B', es: 'B' } } }) }],
  ['a question without its answers', { asked: { ...asked, pets: { ...asked.pets, chips: {} } } }],
  ['a question that stands twice', { order: ['town', 'town'] }],
  ['a question in one language', { asked: withTown({ question: { en: 'Where?', es: ' ' } }) }],
  ['details of a trauma scene', { asked: { ...asked, rooms: { ...asked.rooms, of: everyLoss } } }],
])('%s is refused', (_, change) => {
  const settings = { ...firstSettings, questions: { ...firstQuestions, ...change } }
  expect(ChatSettings.safeParse(settings).success).toBe(false)
})
