import { expect, test } from 'vitest'
import { lossChoices } from '#domain/leads/lead-choices.ts'
import { firstSteps } from '#domain/safety/first-steps.ts'
import { services } from './services.ts'
import { losses, type Answer } from './what-happened.ts'

const answers = losses.flatMap((loss): readonly Answer[] => ('causes' in loss ? loss.causes : [loss.answer]))

test('every kind of loss has a way through, and some way leads to every service', () => {
  expect(losses.map(({ kind }) => kind)).toEqual(lossChoices.map(({ value }) => value))
  const reached = new Set(answers.map(({ service }) => service))
  expect(services.filter(({ slug }) => !reached.has(slug))).toEqual([])
})

test('every way ends in one or two lines of the safety list, word for word', () => {
  const reviewed = Object.values(firstSteps).flatMap(({ first, now, never }) => [first, ...now, ...never])
  for (const { steps } of answers) {
    expect([1, 2]).toContain(steps.length)
    expect(steps.filter((step) => !reviewed.includes(step))).toEqual([])
  }
})

test('fire that burns and gas in the air are for 911, and nothing else is', () => {
  const forOthers = losses
    .flatMap((loss) => ('causes' in loss ? loss.causes : []))
    .filter(({ call }) => call === '911')
  expect(forOthers.map(({ value }) => value)).toEqual(['burning', 'gas'])
})

test('after a death or an injury nothing more is asked', () => {
  expect(losses.find(({ kind }) => kind === 'trauma-cleanup')).not.toHaveProperty('ask')
})

test('water from a drain is the same thing, whichever way one came to it', () => {
  const causes = losses.flatMap((loss) => ('causes' in loss ? loss.causes : []))
  const [first, second] = causes.filter(({ value }) => value.endsWith('drain'))
  expect(first?.steps[0]).toMatch(/stop using water in the whole house/)
  expect(second?.steps).toEqual(first?.steps)
})
