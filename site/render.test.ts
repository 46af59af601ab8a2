import { expect, test } from 'vitest'
import { aSite } from './a-site.ts'
import { fullTitle } from './head.tsx'
import { inlineTexts, renderPage } from './render.tsx'
import { findPage, notFoundPage, pages } from './routes.ts'
import { shareNameOf, shareWords } from './share-words.ts'

const site = aSite()

test('the brand stands behind a title, unless it is in it already', () => {
  expect(fullTitle('About Us', 'Mission Restore')).toBe('About Us | Mission Restore')
  expect(fullTitle('Why mission restore?', 'Mission Restore')).toBe('Why mission restore?')
})

test('a page tells search and social sites what it is, with the logo as its picture', () => {
  const html = htmlOf('/about')
  expect(html).toContain('<title>About Us: Veteran Owned and Operated | Mission Restore</title>')
  expect(html).toContain(
    '<meta property="og:title" content="About Us: Veteran Owned and Operated | Mission Restore"/>',
  )
  expect(html).toContain('<meta property="og:url" content="https://restore.example/about"/>')
  expect(html).toContain('<meta property="og:image" content="https://restore.example/assets/logo.png"/>')
  expect(html).toContain('<meta name="twitter:card" content="summary"/>')
})

test('a page with a picture of its own is shared with it, and with words for who cannot see it', () => {
  const metas = [
    ...htmlOf('/').matchAll(/<meta (?:property|name)="((?:og:image|twitter:)[^"]*)" content="([^"]*)"/g),
  ]
  expect(Object.fromEntries(metas.map(([, name, content]) => [name, content]))).toMatchObject({
    'og:image': 'https://restore.example/assets/share-home.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': shareWords.home.alt,
    'twitter:card': 'summary_large_image',
  })
})

test('every page but the one that is nowhere has a picture to be shared with, each service its own', () => {
  const names = new Set(pages.map(shareNameOf))
  expect([...names].toSorted()).toEqual(Object.keys(shareWords).toSorted())
  expect(shareNameOf(notFoundPage)).toBeNull()
})

test('a demo says so on every page, and stays out of search engines altogether', () => {
  for (const page of [...pages, notFoundPage]) {
    const html = renderPage(page, { ...site, isDemo: true }).html
    expect(html).toContain('<p class="demo">Demo – nothing here is real</p>')
    expect(html).toContain('content="noindex"')
  }
  expect(htmlOf('/')).not.toMatch(/noindex|class="demo"/)
})

test('what is inlined is exactly what the policy is made from', () => {
  const { styles, scripts } = inlineTexts(site.assets)
  const html = htmlOf('/')
  expect(stylesIn(html)).toEqual(['body{margin:0}'])
  expect(stylesIn(htmlOf('/service-areas/hubbard-oh'))).toEqual(styles)
  expect([...html.matchAll(/<script type="module">(.*?)<\/script>/g)].map(([, text]) => text)).toEqual(
    scripts,
  )
  expect([...html.matchAll(/<script[^>]*type="([^"]+)"/g)].map(([, type]) => type)).toEqual([
    'application/ld+json',
    'module',
  ])
})

test('the link of the page that is shown is the current one, or that of its section', () => {
  expect(htmlOf('/about')).toContain('<a href="/about" aria-current="page">About</a>')
  expect(htmlOf('/services/fire-damage')).toContain('<a href="/services" aria-current="true">Services</a>')
  expect(htmlOf('/')).toContain('<a href="/" aria-current="page">Home</a>')
  expect(htmlOf('/faq').match(/<nav id="menu".*?<\/nav>/)?.[0]).not.toContain('aria-current')
})

test('the navigation names its seven links in order', () => {
  const menu = htmlOf('/').match(/<nav id="menu".*?<\/nav>/)?.[0] ?? ''
  expect(
    [...menu.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, label]) => `${href} ${label}`),
  ).toEqual([
    '/ Home',
    '/about About',
    '/services Services',
    '/certifications Our Commitments',
    '/projects Projects',
    '/testimonials Testimonials',
    '/contact Contact',
  ])
})

test('the number of the Pennsylvania register is printed as soon as there is one', () => {
  const numbered = aSite({ pa_hic_number: 'PA123456' })
  expect(htmlOf('/faq')).not.toContain('Home Improvement Contractor')
  expect(renderPage(pageAt('/faq'), numbered).html).toContain('Home Improvement Contractor PA123456')
})

test('links that leave the site open beside it and learn nothing of it', () => {
  const leaving = [...htmlOf('/contact').matchAll(/<a href="https:[^>]*>/g)].map(([tag]) => tag)
  expect(leaving.length).toBeGreaterThan(5)
  expect(leaving.filter((tag) => !tag.includes('target="_blank" rel="noopener"'))).toEqual([])
})

test('analytics come to a page only when the company has an id for them; what we count ourselves always does', () => {
  expect(htmlOf('/')).toContain('data-late="/assets/notices.js /assets/vitals.js" data-kind="home"')
  const measured = renderPage(pageAt('/'), aSite({ analytics_id: 'G-TEST1234' })).html
  expect(measured).toContain('data-late="/assets/notices.js /assets/vitals.js /assets/analytics.js"')
})

test('the home page says everything it must', () => {
  const html = htmlOf('/')
  for (const words of [
    '24/7 EMERGENCY RESPONSE',
    'REQUEST SERVICE',
    'VIEW ALL SERVICES',
    '15+ Years Experience',
  ])
    expect(html).toContain(words)
  expect(html).toMatch(/<h1>MISSION: <em>RESTORE<\/em><\/h1>/)
  expect(html.match(/class="card"/g)).toHaveLength(6)
  for (const reason of [
    'Veteran-Led Team',
    'Advanced Equipment',
    'Insurance Assistance',
    'Quality Guarantee',
  ])
    expect(html).toContain(`<h3>${reason}</h3>`)
})

test('only the contact page is made for each visit', () => {
  expect(pages.filter(({ perVisit }) => perVisit).map(({ path }) => path)).toEqual(['/contact'])
})

function pageAt(path: string) {
  const page = findPage(path)
  if (!page) throw new Error(`There is no ${path}.`)
  return page
}

function htmlOf(path: string) {
  return renderPage(pageAt(path), site).html
}

function stylesIn(html: string) {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(([, text]) => text)
}
