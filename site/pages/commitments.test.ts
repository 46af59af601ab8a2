import { expect, test } from 'vitest'
import { firstFacts } from '#domain/company/first-facts.ts'
import type { CompanyFacts } from '#domain/company/company.ts'
import { aSite } from '#site/a-site.ts'
import { renderPage } from '#site/render.tsx'
import { findPage } from '#site/routes.ts'

test('there are eight commitments, and each states its exceptions and how to check it', () => {
  const list = commitmentsPage().match(/<ol class="promises">.*?<\/ol>/)?.[0] ?? ''
  expect([...list.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, promise]) => promise)).toEqual([
    'We answer, day and night',
    'We arrive when we say',
    'Readings every day',
    'A photo update every day',
    'One contact person',
    'No surprise equipment',
    'A clean job site',
    'A written dry standard',
  ])
  expect(list.match(/Exceptions:<\/strong> [^<]{20,}/g)).toHaveLength(8)
  expect(list.match(/Hold us to it\.<\/strong> [^<]{20,}/g)).toHaveLength(8)
})

test('what is claimed leads to where it can be checked', () => {
  const html = commitmentsPage({ pa_hic_number: 'PA123456' })
  const claims = html.match(/<div class="claims">.*?<\/div>/)?.[0] ?? ''
  const checks = [...claims.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(checks).toEqual(['iicrc', 'insurance', 'pennsylvania'])
  for (const id of checks) expect(html).toContain(`<section class="check" id="${id}">`)
  expect(html).toContain('Our number is <strong>PA123456</strong>.')
})

test('a number in the Pennsylvania register or a badge that the company does not have is not claimed', () => {
  expect(commitmentsPage()).not.toMatch(/Our number is|#pennsylvania/)
  const badges = firstFacts.badges.map((badge) => ({ ...badge, title: badge.title.replace('IICRC', 'Well') }))
  expect(commitmentsPage()).toContain('<strong>IICRC Certified Firm</strong>')
  expect(commitmentsPage({ badges })).not.toMatch(/Certified Firm<|#iicrc/)
})

test('the locator is the link of the company, and is left out with it', () => {
  expect(commitmentsPage()).toContain('href="https://iicrc.org/"')
  expect(commitmentsPage({ partner_links: [] })).not.toContain('iicrc.org')
})

function commitmentsPage(facts: Partial<CompanyFacts> = {}) {
  const page = findPage('/certifications')
  if (!page) throw new Error('There is no page of commitments.')
  const { html } = renderPage(page, aSite(facts))
  return html.slice(html.indexOf('<main'), html.indexOf('<footer'))
}
