import { expect, test } from 'vitest'
import { firstFacts } from '#domain/company/first-facts.ts'
import type { CompanyFacts } from '#domain/company/company.ts'
import { pendingLife } from '#domain/photos/photo.ts'
import { day } from '#platform/time.ts'
import { aSite } from '#site/a-site.ts'
import { renderPage } from '#site/render.tsx'
import { findPage } from '#site/routes.ts'
import { commitments } from './commitments-words.ts'

const inWords = new Map([[8, 'eight']])

test('the contents lead to every part of privacy and terms, and nowhere else', () => {
  const html = privacyPage()
  const contents = html.match(/<nav aria-label="On this page">.*?<\/nav>/)?.[0] ?? ''
  const named = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  const parts = [...html.matchAll(/<section [^>]*id="([^"]+)"|<section id="([^"]+)"/g)].map(
    ([, id, other]) => id ?? other,
  )
  expect(named).toContain('terms')
  expect(new Set(named).size).toBe(named.length)
  expect(named.toSorted()).toEqual(parts.toSorted())
})

test('every part is also said in plain words', () => {
  const clauses = privacyPage().split('<section class="clause"').slice(1)
  expect(clauses.length).toBeGreaterThan(10)
  expect(
    clauses.filter(
      (clause) => !/<p class="plain">.{10,70}<\/p>/.test(clause.replaceAll(/<\/?a\b[^>]*>/g, '')),
    ),
  ).toEqual([])
})

test('analytics are spoken of as they are: none without an id', () => {
  expect(privacyPage()).toContain('This website has no analytics and no advertising.')
  const measured = privacyPage({ analytics_id: 'G-TEST1234' })
  expect(measured).toContain('Google Analytics gets')
  expect(measured).not.toContain('no analytics')
})

test('as long as the company is the fictional one, the page says that counsel has to review it', () => {
  expect(privacyPage()).toContain('Have counsel review privacy and terms before launch.')
  const real = privacyPage({ name: 'Carroll & Sons', email: 'office@carrollandsons.com' })
  expect(real).not.toMatch(/counsel|fictional|Mission Restore|missionrestore/)
  expect(real).toContain('href="mailto:office@carrollandsons.com"')
})

test('the terms stand behind the commitments, and neither they nor the privacy text contradict one', () => {
  const terms = privacyPage().match(/id="terms-commitments".*?<\/section>/)?.[0]
  expect(terms).toContain('href="/certifications"')
  expect(terms).toContain('Nothing in these terms takes a commitment back.')
  expect(terms?.replaceAll(/\s+/g, ' ')).toContain(`lists ${inWords.get(commitments.length)} promises`)
  expect(privacyPage()).not.toMatch(/nothing here promises[^.]*arrival/i)
})

test('anyone who wants something deleted is told where to write', () => {
  const choices = privacyPage().match(/id="choices".*?<\/section>/)?.[0]
  expect(choices).toContain(`href="mailto:${firstFacts.email}"`)
})

test('photos whose request was never sent are deleted when the page says so', () => {
  expect(privacyPage()).toContain('We delete them automatically after about a day.')
  expect(pendingLife).toBe(day)
})

function privacyPage(facts: Partial<CompanyFacts> = {}) {
  const page = findPage('/privacy')
  if (!page) throw new Error('There is no privacy page.')
  const { html } = renderPage(page, aSite(facts))
  return html.slice(html.indexOf('<main'), html.indexOf('<footer'))
}
