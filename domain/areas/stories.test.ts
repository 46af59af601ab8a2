import { expect, test } from 'vitest'
import { areas } from './areas.ts'
import { storyOf } from './stories.ts'
import { storyText } from './story-words.ts'

const told = areas.map((area) => ({ area, story: storyOf(area), slug: area.slug }))

test.each(told)('$slug: head, lead and description fit, and name the place', ({ area, story }) => {
  expect(story.heading).toContain(area.name)
  expect(story.heading.length).toBeLessThanOrEqual(48)
  expect(story.lead.length).toBeLessThanOrEqual(240)
  expect(story.description).toContain(area.name)
  expect(story.description.length).toBeLessThanOrEqual(155)
})

test.each(told)('$slug: what happened has its year and its source, and so has each fact', ({ story }) => {
  for (const { when, sources } of story.record) {
    expect(when).toMatch(/\b(1[89]|20)\d\d\b/)
    expect(sources.length).toBeGreaterThan(0)
  }
  for (const { sources } of story.facts) expect(sources.length).toBeGreaterThan(0)
  for (const { url } of allSources(story)) expect(url).toMatch(/^https?:\/\/[^\s]+$/)
})

test.each(told)('$slug: seasons are months, and no phone number is told', ({ story }) => {
  for (const { from, to } of story.year)
    expect([from, to].every((month) => month >= 1 && month <= 12)).toBe(true)
  expect(storyText(story)).not.toMatch(/\d{3}[-. )]+\d{3}[-. ]\d{4}/)
})

function allSources({ facts, record, reasons, others, questions }: (typeof told)[number]['story']) {
  return [...facts, ...record, ...reasons, ...others, ...questions].flatMap(({ sources }) => sources)
}
