import { expect, test } from 'vitest'
import { firstFacts } from '#domain/company/first-facts.ts'
import type { CompanyFacts } from '#domain/company/company.ts'
import { sourceKeptFor } from '#domain/leads/suspicion/source-life.ts'
import { chatRememberedFor } from '#domain/chat/kept-for.ts'
import { chatsKeptFor, firstPrivacy } from '#domain/chat/settings/privacy.ts'
import { pendingLife } from '#domain/photos/photo.ts'
import { receiptOpenFor } from '#domain/receipts/receipt.ts'
import { endedSessionKeptFor, erasureWaitsFor, sessionLength } from '#domain/sessions/session-times.ts'
import { rateWindow } from '#platform/requests/rate-window.ts'
import { durationWords } from '#platform/text/duration-words.ts'
import { aSite } from '#site/a-site.ts'
import { mostCachedPages } from '#site/enhance/cached-pages.ts'
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

test('each time in the table is the one that the code keeps to', () => {
  expect(rowsOfTable()).toMatchObject({
    'Photos whose request was never sent': [durationWords(pendingLife)],
    'What you write in the chat': [
      durationWords(chatsKeptFor(firstPrivacy)),
      durationWords(chatRememberedFor),
    ],
    'The key that lets your browser change a request you sent': [durationWords(receiptOpenFor)],
    'How many requests and photos came from one IP address': [durationWords(rateWindow)],
    'Which requests came from the same IP address, as a code that doesn’t reveal the address': [
      durationWords(sourceKeptFor),
    ],
    'Staff sign-ins': [sessionLength, endedSessionKeptFor, erasureWaitsFor].map((time) =>
      durationWords(time),
    ),
  })
  expect(privacyPage()).toContain(`Your browser stores the last ${mostCachedPages} until`)
})

test('no time on the page is decided by nothing but the page', () => {
  const decided = [
    pendingLife,
    receiptOpenFor,
    rateWindow,
    sourceKeptFor,
    chatsKeptFor(firstPrivacy),
    chatRememberedFor,
  ]
  const ofSessions = [sessionLength, endedSessionKeptFor, erasureWaitsFor]
  const known = new Set([...decided, ...ofSessions].map((time) => durationWords(time)))
  const named = timesIn(privacyPage().replaceAll(/<[^>]+>/g, ' '))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((time) => !known.has(time))).toEqual([])
})

/** What we keep, with the times that its row names. */
function rowsOfTable() {
  const rows = privacyPage().matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g)
  return Object.fromEntries([...rows].map(([, what = '', howLong = '']) => [what, timesIn(howLong)]))
}

function timesIn(text: string) {
  const counts = '\\d+|an?|one|two|three|ten|thirty'
  return text.match(new RegExp(`\\b(?:${counts}) (?:second|minute|hour|day|week|month|year)s?\\b`, 'g')) ?? []
}

function privacyPage(facts: Partial<CompanyFacts> = {}) {
  const page = findPage('/privacy')
  if (!page) throw new Error('There is no privacy page.')
  const { html } = renderPage(page, aSite(facts))
  return html.slice(html.indexOf('<main'), html.indexOf('<footer'))
}
