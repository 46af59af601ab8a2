import { expect, test } from 'vitest'
import type { Question } from '#content/questions/question.ts'
import { questions } from '#content/questions/questions.ts'
import { aSite } from '#site/a-site.ts'
import { find } from '#site/find.ts'
import { llmsText } from '#site/llms-text.ts'
import { renderPage } from '#site/render.tsx'
import { findPage, lookUpPage } from '#site/routes.ts'

const site = aSite()

test('the page shows all questions, and tells search engines the same', () => {
  const html = faq()
  expect(html.match(/<details><summary>(?!Menu<)/g)).toHaveLength(questions.length)
  expect(html).toContain(`${questions.length} questions and answers.`)
  const data: { '@graph': { '@type': string; mainEntity?: { name: string }[] }[] } = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}',
  )
  const asked = data['@graph'].find((part) => part['@type'] === 'FAQPage')?.mainEntity
  expect(asked?.map(({ name }) => name)).toEqual(questions.map(({ question }) => question))
})

test('what staff published stands among its topic in its language, on the page and for search engines', () => {
  const published: Question = {
    id: 'answer-1',
    group: 'process',
    language: 'es',
    rules: [],
    services: [],
    question: '¿Hablan español?',
    answer: 'Sí. Hay quien habla español a toda hora.',
    link: { path: '/contact', label: 'Contact' },
  }
  const page = findPage('/faq')
  const html = page ? renderPage(page, { ...site, answers: [published] }).html : ''
  expect(html).toContain('<details lang="es"><summary>¿Hablan español?</summary><div id="answer-1">')
  expect(html).toContain(`${questions.length + 1} questions and answers.`)
  expect(html).toContain('"name":"¿Hablan español?"')
  expect(html).toContain('"inLanguage":"es"')
  expect(llmsText({ ...site, answers: [published] })).toContain(
    '- ¿Hablan español? Sí. Hay quien habla español a toda hora.',
  )
})

test('a search without script shows what matches, opened where it is little, and hides the rest', () => {
  const html = faq('sump')
  expect(html).toContain(`3 of ${questions.length} questions match.`)
  expect(html).toContain('value="sump"')
  expect(html.match(/<details open=""><summary>[^<]+/g)).toEqual([
    '<details open=""><summary>The sump pump failed. What can I do?',
    '<details open=""><summary>How do I know where the water came from?',
    '<details open=""><summary>Will my insurance pay?',
  ])
  expect(html).toContain('<section id="fire" hidden="">')
  expect(html).toContain('<div class="none" hidden="">')
})

test('a search that finds nothing offers the call and the way back', () => {
  const html = faq('zzz')
  expect(html).toContain('No questions match.')
  expect(html).toContain('<div class="none"><h2>')
  expect(html).not.toMatch(/<details(?! hidden|><summary>Menu<)/)
})

test('what was typed comes back as text, and as nothing else', () => {
  const typed = '"><script>alert(1)</script>'
  const html = faq(typed) + lookUp(typed)
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('&lt;script&gt;alert')
})

test('looking up shows places with their pages, the nearest ones, or where to start', () => {
  expect(lookUp('44512')).toContain('href="/service-areas/boardman-oh"')
  expect(lookUp('sharon')).toMatch(/<a href="\/service-areas\/brookfield-oh">Brookfield, Ohio<\/a><span>4 mi/)
  expect(lookUp('smoke smell')).toContain('href="/faq#smell-after-fire"')
  for (const typed of ['zzz', '']) expect(lookUp(typed)).toContain('href="/services/water-damage"')
  expect(lookUp('zzz')).toContain('<h1>No results</h1>')
  expect(lookUp('')).toContain('<meta name="robots" content="noindex"/>')
})

function faq(typed = '') {
  const page = findPage('/faq')
  return page ? renderPage(page, site, { typed }).html : ''
}

function lookUp(typed: string) {
  return renderPage(lookUpPage, site, { typed, ...(typed && { found: find(typed) }) }).html
}
