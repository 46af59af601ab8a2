import { expect, test } from 'vitest'
import { valves } from '#content/guides/water-valves.ts'
import { services } from '#domain/services/services.ts'
import { instructionsIn } from '#domain/safety/instructions.ts'
import { aSite } from '#site/a-site.ts'
import { renderPage } from '#site/render.tsx'
import { findPage } from '#site/routes.ts'
import { likeness, shinglesOf, wordsOf } from '#test/likeness.ts'
import { linesOfMain } from '#test/main-text.ts'
import { readingGrade } from '#test/reading-grade.ts'
import { serviceWords } from './service-words.ts'
import { comparison, different, ready, same } from './services-words.ts'

const eighth = 8
const inEveryPage = ['now', 'after-you-call', 'time-and-cost', 'insurance', 'questions']
/** What people looked for at addresses that now lead to a service. */
const lookedFor = {
  'water-damage': ['sump-pump', 'burst-pipe', 'appliance', 'roof', 'sewage'],
  'basement-restoration': ['crawl-space', 'sump-test', 'materials'],
  'fire-damage': ['first-day', 'where-smoke-goes', 'residues', 'odor'],
  'mold-remediation': ['yourself', 'containment', 'conditions', 'assessor'],
  'trauma-cleanup': ['who-pays', 'discretion'],
}
const slugs = services.map(({ slug }) => slug)

test.each(slugs)(
  'the page of %s begins with what to do, and has its parts, each in a fold of its own',
  (slug) => {
    const main = mainOf(slug)
    const ids = all(main, / id="([^"]+)"/g)
    expect([...inEveryPage, ...lookedFor[slug]].filter((id) => !ids.includes(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    expect(all(main, /(<h[123])/g).slice(0, 2)).toEqual(['<h1', '<h2'])
    expect(all(main, /<h2>(.*?)<\/h2>/g).slice(0, 3)).toEqual([
      'Do this now',
      'Please don’t',
      'After you call',
    ])
    expect(all(main, /<details class="fold">.*?<div id="([^"]+)"/gs).length).toBeGreaterThanOrEqual(7)
  },
)

test.each(slugs)(
  '%s goes from the call to the walk-through, and each phase says what the owner gets in writing',
  (slug) => {
    const route = /<ol class="route">.*?<\/ol>/s.exec(mainOf(slug))?.[0] ?? ''
    const stations = all(route, /<h3>(.*?)<\/h3>/g)
    expect(stations.length).toBeGreaterThanOrEqual(6)
    expect(all(route, /<b>(You get)<\/b> [a-z]/g)).toHaveLength(stations.length)
  },
)

test.each(slugs)('%s answers five to eight questions, in view and for machines', (slug) => {
  const { html } = renderPage(pageOf(slug), aSite())
  const asked = all(mainOf(slug), /<summary>([^<]+)<\/summary>/g)
  expect(asked.length).toBeGreaterThanOrEqual(5)
  expect(asked.length).toBeLessThanOrEqual(8)
  expect(pageOf(slug).questions?.length).toBe(asked.length)
  expect(html).toContain('"@type":"FAQPage"')
})

test.each(slugs)('%s tells at most 700 words before anything is opened, and names no price', (slug) => {
  expect(openWords(mainOf(slug))).toBeGreaterThan(200)
  expect(openWords(mainOf(slug))).toBeLessThanOrEqual(700)
  expect(textOf(slug)).not.toMatch(/\$\s?\d|\bguarantee|\b\d+ minutes or less/i)
})

test('no two services are told in the same words', () => {
  const alike = slugs.flatMap((a, i) =>
    slugs
      .slice(i + 1)
      .map((b) => ({ a, b, likeness: likeness(shinglesOf(linesOf(a)), shinglesOf(linesOf(b))) })),
  )
  expect(alike).toHaveLength(10)
  expect(alike.filter(({ likeness }) => likeness > 0.2)).toEqual([])
})

test('whoever looks for a valve can read how to close it', () => {
  const lines = valves.flatMap(({ name, where, steps }) => [name, where, ...steps.map(({ text }) => text)])
  expect(readingGrade(lines)).toBeLessThanOrEqual(eighth)
})

test('the words around the guides tell nobody what to do: such words have to name a rule', () => {
  const rows = slugs.flatMap((slug) => [comparison[slug], serviceWords[slug]])
  const words = rows.flatMap((row) => Object.values(row))
  const notes = slugs.flatMap((slug) => all(mainOf(slug), /<\/h3><span>([^<]*)<\/span><\/summary>/g))
  expect(notes.length).toBeGreaterThan(20)
  expect([...words, ...notes, ...same, ...different, ...ready].flatMap(instructionsIn)).toEqual([])
})

test('there is a drawing where it explains, and none about a trauma', () => {
  const drawn = slugs.filter((slug) => /<svg viewBox="0 0 300|class="section-drawing"/.test(mainOf(slug)))
  expect(drawn).toEqual(slugs.filter((slug) => slug !== 'trauma-cleanup'))
  expect(textOf('trauma-cleanup')).not.toMatch(/what happened\?|tell us what happened/i)
})

test('what the company cannot show is left out', () => {
  const [plumber, locator] = ['https://plumber.example/', 'https://iicrc.org/']
  const whole = mainOf('basement-restoration')
  expect([whole.includes(plumber), whole.includes(locator)]).toEqual([true, true])
  const badges = aSite().company.badges.map((badge) => ({ ...badge, title: 'Insured' }))
  const bare = mainOf('basement-restoration', aSite({ partner_links: [], badges }))
  expect(bare).not.toMatch(/plumber\.example|iicrc\.org|IICRC Certified/)
})

/** Of what is folded only the summary counts; folds lie within folds. */
function openWords(main: string) {
  const innermost =
    /<details[^>]*><summary>((?:(?!<\/summary>).)*)<\/summary>(?:(?!<details).)*?<\/details>/gs
  const closed = main.replaceAll(innermost, '$1').replaceAll(innermost, '$1')
  expect(closed).not.toContain('<details')
  return linesOfMain(closed + '</main>').flatMap(wordsOf).length
}

function pageOf(slug: string) {
  const page = findPage(`/services/${slug}`)
  if (!page) throw new Error(`There is no page of ${slug}.`)
  return page
}

function mainOf(slug: string, site = aSite()) {
  const { html } = renderPage(pageOf(slug), site)
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

function linesOf(slug: string) {
  return linesOfMain(renderPage(pageOf(slug), aSite()).html)
}

function textOf(slug: string) {
  return linesOf(slug).join(' ')
}

function all(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}
