import { expect, test } from 'vitest'
import { hazardsEverywhere, hazardsIn } from '#domain/safety/hazards.ts'
import { instructionsIn } from '#domain/safety/instructions.ts'
import { areas } from '#domain/areas/areas.ts'
import { claimsOf, soundsTooSure, unmatchedIn } from './claim-words.ts'
import { storyOf } from './stories.ts'
import { storyText } from './story-words.ts'

const told = areas.map((area) => ({ area, story: storyOf(area), slug: area.slug }))

test.each(told)('$slug: line, lead and description fit, and name the place', ({ area, story }) => {
  expect(story.line.length).toBeLessThanOrEqual(60)
  expect(story.lead.length).toBeLessThanOrEqual(240)
  expect(story.description).toContain(area.name)
  expect(story.description.length).toBeLessThanOrEqual(155)
})

test.each(told)('$slug: what happened has its year and its source, and so has each detail', ({ story }) => {
  for (const { when, backedBy } of story.record) {
    expect(when).toMatch(/\b(1[89]|20)\d\d\b/)
    expect(backedBy.length).toBeGreaterThan(0)
  }
  for (const { backedBy } of story.details) expect(backedBy.length).toBeGreaterThan(0)
  for (const { source } of claimsOf(story).flatMap(({ backedBy }) => backedBy))
    expect(source.url).toMatch(/^https?:\/\/[^\s]+$/)
})

test.each(told)(
  '$slug: every number, year, amount and name of a claim stands in a fact, as sure as there',
  ({ story }) => {
    const claims = claimsOf(story)
    expect(
      claims.flatMap((claim) => unmatchedIn(claim).map((missing) => `${missing}: ${claim.words}`)),
    ).toEqual([])
    expect(claims.filter(soundsTooSure).map(({ words }) => words)).toEqual([])
  },
)

test.each(told)(
  '$slug: the page has the safety line of each hazard it speaks of, and at most two steps of its own',
  ({ story }) => {
    const shown = new Set([...hazardsEverywhere, ...story.hazards])
    expect(hazardsIn(storyText(story)).filter((hazard) => !shown.has(hazard))).toEqual([])
    expect(story.steps.length).toBeLessThanOrEqual(2)
  },
)

test.each(told)('$slug: what tells people to do something names the rules that cover it', ({ story }) => {
  const uncovered = [
    { text: story.lead, rules: story.leadRules ?? [] },
    ...story.others.map(({ why, rules }) => ({ text: why, rules: rules ?? [] })),
    ...story.reasons.map(({ text, rules }) => ({ text, rules })),
    ...story.questions.map(({ answer, rules }) => ({ text: answer, rules })),
  ].filter(({ text, rules }) => rules.length === 0 && instructionsIn(text).length > 0)
  expect(uncovered.map(({ text }) => instructionsIn(text))).toEqual([])
})

test.each(told)('$slug: seasons are months, no phone number is told, and dates are American', ({ story }) => {
  for (const { from, to } of story.year)
    expect([from, to].every((month) => month >= 1 && month <= 12)).toBe(true)
  const text = storyText(story)
  expect(text).not.toMatch(/\d{3}[-. )]+\d{3}[-. ]\d{4}/)
  expect(text).not.toMatch(
    /\b\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December)\b/,
  )
})
