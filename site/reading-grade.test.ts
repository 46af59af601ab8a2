import { expect, test } from 'vitest'
import { areas } from '#domain/areas/areas.ts'
import { storyOf } from '#content/areas/stories.ts'
import { questionGroups } from '#content/questions/questions.ts'
import { firstSteps } from '#domain/safety/first-steps.ts'
import { safetyLinesFor } from '#domain/safety/hazards.ts'
import { linesOf, linesOfMain } from '#test/main-text.ts'
import { readingGrade } from '#test/reading-grade.ts'
import { aSite } from './a-site.ts'
import { renderPage } from './render.tsx'
import { notFoundPage, pages } from './routes.ts'
import type { Page } from './page.ts'

/** Who stands in water reads no better than this. */
const eighth = 8

const site = aSite()
const withLead = [...pages, notFoundPage].filter(({ kind }) => ['service', 'area', 'nowhere'].includes(kind))
const leads = withLead.map(leadOf)
const steps = Object.entries(firstSteps).map(([kind, { first, now, never }]) => ({
  name: `first steps, ${kind}`,
  lines: [first, ...now, ...never].map(({ text }) => text),
}))
const stepsInPlaces = areas.map((area) => ({
  name: `first steps in ${area.slug}`,
  lines: [
    ...safetyLinesFor(storyOf(area).hazards).flatMap(({ title, more }) => [title, more.text]),
    storyOf(area).lead,
    ...storyOf(area).steps.map(({ text }) => text),
  ],
}))
const whole = pages
  .filter(({ kind }) => kind === 'contact' || kind === 'services')
  .map((page) => ({ name: page.path, lines: linesOfMain(renderPage(page, site).html) }))
const asked = questionGroups.map(({ slug, questions }) => ({
  name: `questions, ${slug}`,
  lines: questions.flatMap(({ question, answer }) => [question, answer]),
}))
const chooser = pages
  .filter(({ kind }) => kind === 'services')
  .map((page) => /<section[^>]*id="what-happened"[^>]*>(.*?)<\/section>/s.exec(renderPage(page, site).html))
  .map((section) => ({ name: 'what happened?', lines: linesOf(section?.[1] ?? '') }))
const parts = [...leads, ...steps, ...stepsInPlaces, ...whole, ...chooser, ...asked]

test('what is read in an emergency can be read by an eighth-grader', () => {
  expect(parts.filter(({ lines }) => lines.length === 0).map(({ name }) => name)).toEqual([])
  const tooHard = parts
    .map((part) => ({ ...part, grade: readingGrade(part.lines) }))
    .filter(({ grade }) => grade > eighth)
    .map(({ name, grade, lines }) => `${grade.toFixed(1)} ${name}: ${lines.join(' / ')}`)
  expect(tooHard).toEqual([])
})

test('the measure knows a hard sentence from an easy one', () => {
  expect(readingGrade(['The cat sat on the mat.'])).toBeLessThan(0)
  expect(
    readingGrade(['Remediation necessitates comprehensive documentation of microbial contamination.']),
  ).toBeGreaterThan(20)
})

function leadOf(page: Page) {
  const { html } = renderPage(page, site)
  const lead = /<p class="(?:after-)?lead">(.*?)<\/p>/s.exec(html)?.[1] ?? ''
  return { name: `lead of ${page.path || page.crumb}`, lines: linesOf(lead) }
}
