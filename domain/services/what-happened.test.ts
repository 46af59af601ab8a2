import { expect, test } from 'vitest'
import { losses } from '#domain/leads/losses.ts'
import { asSentence, firstSteps } from '#domain/safety/first-steps.ts'
import { services } from './services.ts'
import { ways, type Answer } from './what-happened.ts'

const answers = ways.flatMap((way): readonly Answer[] => ('causes' in way ? way.causes : [way.answer]))

test('everything that may have happened has a way through, in the order of the form, and some way leads to every service', () => {
  expect(ways.map(({ loss }) => loss)).toEqual(losses.map(({ value }) => value))
  const reached = new Set(answers.map(({ service }) => service))
  expect(services.filter(({ slug }) => !reached.has(slug))).toEqual([])
})

test('every way ends in one or two lines of the safety list, word for word', () => {
  const reviewed = Object.values(firstSteps)
    .flatMap(({ first, now, never }) => [first, ...now, ...never.map(asSentence)])
    .map(({ text }) => text)
  for (const { steps } of answers) {
    expect([1, 2]).toContain(steps.length)
    expect(steps.filter(({ text }) => !reviewed.includes(text))).toEqual([])
  }
})

test('fire that burns and gas in the air are for 911, and nothing else is', () => {
  const forOthers = ways
    .flatMap((way) => ('causes' in way ? way.causes : []))
    .filter(({ call }) => call === '911')
  expect(forOthers.map(({ value }) => value)).toEqual(['burning', 'gas'])
})

test('after a death or an injury nothing more is asked', () => {
  expect(ways.find(({ loss }) => loss === 'trauma')).not.toHaveProperty('ask')
})

test('water from a drain is the same thing, whichever way one came to it', () => {
  const basement = ways.find(({ loss }) => loss === 'flooded-basement')
  const cause = basement && 'causes' in basement ? basement.causes : []
  const fromDrain = cause.find(({ value }) => value === 'floor-drain')
  const sewage = ways.find(({ loss }) => loss === 'sewage-backup')
  expect(fromDrain?.steps[0]?.text).toMatch(/stop using water in the whole house/)
  expect(sewage).toMatchObject({ answer: { steps: fromDrain?.steps } })
})
