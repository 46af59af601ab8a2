import { expect, test } from 'vitest'
import { firstFacts } from '#domain/company/first-facts.ts'
import { dangerLine } from '#domain/safety/first-steps.ts'
import { services } from '#domain/services/services.ts'
import { aSite } from './a-site.ts'
import { llmsText } from './llms-text.ts'
import { findPage } from './routes.ts'

const text = llmsText(aSite())

test('programs that answer questions read who we are, and safety before all else', () => {
  expect(
    text.startsWith(
      `# ${firstFacts.name}\n\n> ${firstFacts.description}\n\n${dangerLine} Then call (330) 555-0142`,
    ),
  ).toBe(true)
  expect(text).toContain('- Address: 100 Example Street, Columbiana, OH 44408\n')
  expect(text).toContain('- In business since 2017, founded by a US Army veteran\n')
  for (const { name } of services) expect(text).toContain(name)
})

test('they are led to listed pages of this site, and to no others', () => {
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => new URL(url))
  expect(links.length).toBeGreaterThan(10)
  const wrong = links.filter(
    ({ origin, pathname }) => origin !== 'https://restore.example' || !isListed(pathname),
  )
  expect(wrong).toEqual([])
})

test('a missing fact leaves its line out', () => {
  expect(text).not.toContain('Contractor')
  expect(llmsText(aSite({ pa_hic_number: 'PA123456' }))).toContain('Contractor PA123456')
  const address = { ...firstFacts.address, street: '', postal_code: '' }
  expect(llmsText(aSite({ founder: '', address }))).toMatch(
    /- Address: Columbiana, OH\n- In business since 2017\n/,
  )
})

test('a demo says that nothing of it is real', () => {
  expect(llmsText({ ...aSite(), isDemo: true })).toContain('Demo – nothing here is real')
  expect(text).not.toContain('Demo')
})

function isListed(path: string) {
  const page = findPage(path)
  return page !== null && !page.unlisted
}
