import { expect, test } from 'vitest'
import { sitePassages } from '#content/chat/site-passages.ts'
import { sentencesOf } from '#domain/chat/sentences.ts'
import { linesOfMain } from '#test/main-text.ts'
import { aSite } from './a-site.ts'
import { renderPage } from './render.tsx'
import { findPage } from './routes.ts'

const pages = new Map(
  [...new Set(sitePassages.map(({ path }) => pageOf(path)))].map((path) => [path, mainOf(path)]),
)

test('what the chat quotes stands on the page that it names, word for word', () => {
  const missing = sitePassages.flatMap(({ path, text }) => {
    const words = pages.get(pageOf(path))?.words ?? ''
    return sentencesOf(text)
      .filter((sentence) => !words.includes(sentence))
      .map((sentence) => `${path}: ${sentence}`)
  })
  expect(missing).toEqual([])
})

test('its link opens the part of the page where it stands', () => {
  const astray = sitePassages.filter(({ path }) => {
    const [, fragment] = path.split('#')
    return fragment !== undefined && !pages.get(pageOf(path))?.ids.has(fragment)
  })
  expect([...new Set(astray.map(({ path }) => path))]).toEqual([])
})

test('no two parts of a page have the same address', () => {
  for (const { html, ids } of pages.values()) expect([...html.matchAll(/ id="/g)]).toHaveLength(ids.size)
})

function pageOf(path: string) {
  return path.split('#')[0] ?? path
}

function mainOf(path: string) {
  const page = findPage(path)
  if (!page) throw new Error(`${path} is no page`)
  const { html } = renderPage(page, aSite())
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return {
    html: main,
    words: linesOfMain(html).join(' '),
    ids: new Set([...main.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
  }
}
