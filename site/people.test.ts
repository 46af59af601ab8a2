import { expect, test } from 'vitest'
import { aPersonShown } from '#test/a-person-shown.ts'
import { aSite } from './a-site.ts'
import type { SiteContext } from './page.ts'
import { renderPage } from './render.tsx'
import { findPage, pages } from './routes.ts'

const ann = { name: 'Ann <Miller>', title: 'Lead technician', bio: 'Dried 200 basements & counting.' }
const dale = { name: 'Dale Okafor', title: '', bio: '' }
const wrt = { code: 'WRT', title: 'Water Damage Restoration Technician', body: 'IICRC' }
const bbp = { code: 'BBP', title: 'Bloodborne pathogens, yearly training', body: '' }

const dana = aPersonShown()
const sizes = [
  { width: 400, height: 464 },
  { width: 800, height: 928 },
]
const pictures = new Map([[dana.picture ?? '', sizes]])

test.each(['/', '/about', '/contact'])('who agreed to be shown stands on %s, with their picture', (path) => {
  const html = htmlOf(path, { ...aSite({ people: [dana] }), pictures })
  expect(html).toContain('>The people you’ll meet</h2>')
  expect(html).toContain('<h3>Dana Heron</h3><p class="role">Founder, US Army veteran</p>')
  const [image = ''] = html.match(/<img src="\/people[^>]*>/) ?? []
  expect(image).toContain(`alt="${dana.alt}"`)
  expect(image).toContain('width="400" height="464"')
  expect(image).toContain('loading="lazy"')
  expect(html).not.toContain('Drawings, not photos')
})

test('a drawing is called one', () => {
  const site = { ...aSite({ people: [aPersonShown({ is_drawing: true })] }), pictures }
  expect(htmlOf('/', site)).toContain('<p>Drawings, not photos</p>')
})

test('without consent, or without a picture, a person is nowhere, and with the last one the section goes', () => {
  const hidden = [
    aPersonShown({ consent_on: null }),
    aPersonShown({ picture: null, name: 'Marcus Wren', alt: '' }),
  ]
  for (const path of ['/', '/about', '/contact']) {
    const html = htmlOf(path, { ...aSite({ people: hidden }), pictures })
    expect(html).not.toMatch(/Heron|Wren|The people you’ll meet/)
  }
  const some = htmlOf('/', { ...aSite({ people: [...hidden, { ...dana, name: 'Ivy Starling' }] }), pictures })
  expect(some).toContain('Ivy Starling')
  expect(some).not.toMatch(/Heron|Wren/)
})

test('employees who agreed to be named stand on About below the pictures, and nobody stands there twice', () => {
  const people = [ann, dale, { name: 'Dana Heron', title: 'Owner', bio: '' }]
  const site = { ...aSite({ people: [dana] }), pictures, people }
  const html = htmlOf('/about', site)
  expect(html).toContain('<h3>Ann &lt;Miller&gt;</h3><p class="role">Lead technician</p>')
  expect(html).toContain('<p>Dried 200 basements &amp; counting.</p>')
  expect(html).toContain('<li><h3>Dale Okafor</h3></li>')
  expect(html.match(/Dana Heron/g)).toHaveLength(1)
  expect(htmlOf('/', site)).not.toContain('Dale Okafor')
})

test('what they hold today stands on Our Commitments, by its letters and with who gives it', () => {
  const section = sectionOf('/certifications', 'Our team’s current certifications', { held: [wrt, bbp] })
  expect(section).toContain(
    '<strong>WRT</strong><span>Water Damage Restoration Technician<small>IICRC</small>',
  )
  expect(section).toContain('<span>Bloodborne pathogens, yearly training</span>')
})

test('where nobody agreed, and nothing is held, there is no section at all', () => {
  expect(htmlOf('/about')).not.toMatch(/The people you’ll meet|class="(faces|team)"/)
  expect(htmlOf('/certifications')).not.toMatch(/current certifications|class="held"/)
})

test('no page shows people but those that are drawn again when they change', () => {
  const [without, shown] = [
    aSite(),
    { ...aSite(), people: [ann], held: [wrt], pictures, company: aSite({ people: [dana] }).company },
  ]
  const different = pages.filter((page) => renderPage(page, without).html !== renderPage(page, shown).html)
  expect(different).toEqual(pages.filter(({ showsPeople }) => showsPeople))
})

function sectionOf(path: string, heading: string, shown: Partial<SiteContext>) {
  const html = htmlOf(path, shown)
  const from = html.indexOf(`<h2>${heading}</h2>`)
  expect(from).toBeGreaterThan(0)
  return html.slice(from, html.indexOf('</section>', from))
}

function htmlOf(path: string, shown: Partial<SiteContext> = {}) {
  const page = findPage(path)
  if (!page) throw new Error(`There is no ${path}.`)
  const { html } = renderPage(page, { ...aSite(), ...shown })
  return html.slice(html.indexOf('<main'), html.indexOf('<footer'))
}
