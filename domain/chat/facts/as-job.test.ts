import { expect, test } from 'vitest'
import { JobFacts } from '#domain/jobs/facts/facts.ts'
import { jobFactsOf } from './as-job.ts'
import { ChangedFacts } from './chat-facts.ts'
import type { ToldFacts } from './told-facts.ts'

const at = '2026-11-21T03:30:00.000Z'
const told = (facts: Record<string, string | string[]>): ToldFacts =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, { value, at, by: null }]))

/** These stand in the request, but for the danger, which sends people away and is no fact of the work. */
const elsewhere = ['danger', 'loss', 'town', 'name']

test('each answer of a chat is a fact of its job with the same word, or stands in its request', () => {
  const answers = {
    activity: 'off',
    electricity: 'yes',
    rooms: ['Kitchen', 'Hall'],
    found: 'yesterday',
    address: '411 Larkspur Lane',
    relation: 'tenant',
    will_claim: 'unsure',
    pets: 'A dog',
  }
  expect([...Object.keys(answers), ...elsewhere].toSorted()).toEqual(ChangedFacts.keyof().options.toSorted())
  const facts = jobFactsOf(
    told({ ...answers, danger: 'no', loss: 'burst-pipe', town: 'Boardman', name: 'Nora' }),
  )
  // Said at half past ten in the evening where the company works.
  expect(facts).toEqual({ channel: 'chat', ...answers, found_on: '2026-11-19' })
  expect(JobFacts.parse(facts)).toEqual(facts)
})

test('a chat in which nothing was answered tells where the job came from, and nothing else', () => {
  expect(jobFactsOf({})).toEqual({ channel: 'chat' })
})
