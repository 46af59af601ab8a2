import { expect, test } from 'vitest'
import { aSite } from '#site/a-site.ts'
import { renderPage } from '#site/render.tsx'
import { findPage } from '#site/routes.ts'
import type { CompanyFacts } from '#domain/company/company.ts'

test('the list of facts states what the company says of itself', () => {
  expect(plateOf()).toEqual([
    'In business since 2017',
    'Founder a US Army veteran',
    'Experience 15+ years in restoration, our team’s years added together',
    'Location Columbiana, OH',
    'Coordinates 40.888° N 80.694° W',
  ])
  expect(aboutPage()).toContain('Our founder is a US Army veteran, and')
})

test('what the company does not say is left out, and no other founder is made up', () => {
  const silent = { founder: '', years_claim: '' }
  expect(plateOf(silent).map((row) => row.split(' ')[0])).toEqual(['In', 'Location', 'Coordinates'])
  expect(aboutPage(silent)).not.toMatch(/Our founder|Army|15\+/)
})

test('the customer gets something in writing at every step of a job', () => {
  const sheet = aboutPage().match(/<ol class="mission">.*?<\/ol>/)?.[0] ?? ''
  expect(sheet.match(/<li>/g)).toHaveLength(7)
  expect(sheet.match(/<dt>In writing<\/dt><dd>[^<]{15,}/g)).toHaveLength(7)
})

function plateOf(facts: Partial<CompanyFacts> = {}) {
  const list = aboutPage(facts).match(/<dl class="company-facts">.*?<\/dl>/)?.[0] ?? ''
  return [...list.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, label, value]) => `${label} ${value}`)
}

function aboutPage(facts: Partial<CompanyFacts> = {}) {
  const page = findPage('/about')
  if (!page) throw new Error('There is no page about us.')
  const { html } = renderPage(page, aSite(facts))
  return html.slice(html.indexOf('<main'), html.indexOf('<footer'))
}
