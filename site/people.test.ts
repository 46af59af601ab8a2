import { expect, test } from 'vitest'
import { aSite } from './a-site.ts'
import type { SiteContext } from './page.ts'
import { renderPage } from './render.tsx'
import { findPage, pages } from './routes.ts'

const ann = { name: 'Ann <Miller>', title: 'Lead technician', bio: 'Dried 200 basements & counting.' }
const dale = { name: 'Dale Okafor', title: '', bio: '' }
const wrt = { code: 'WRT', title: 'Water Damage Restoration Technician', body: 'IICRC' }
const bbp = { code: 'BBP', title: 'Bloodborne pathogens, yearly training', body: '' }

test('the people who agreed to be shown stand on About, with what there is to say of each', () => {
  const section = sectionOf('/about', 'Who comes to you', { people: [ann, dale] })
  expect(section).toContain('<h3>Ann &lt;Miller&gt;</h3><p class="title">Lead technician</p>')
  expect(section).toContain('<p>Dried 200 basements &amp; counting.</p>')
  expect(section).toContain('<li><h3>Dale Okafor</h3></li>')
})

test('what they hold today stands on Our Commitments, by its letters and with who gives it', () => {
  const section = sectionOf('/certifications', 'Held by our people today', { held: [wrt, bbp] })
  expect(section).toContain(
    '<strong>WRT</strong><span>Water Damage Restoration Technician<small>IICRC</small>',
  )
  expect(section).toContain('<span>Bloodborne pathogens, yearly training</span>')
})

test('where nobody agreed, and nothing is held, there is no section at all', () => {
  expect(htmlOf('/about')).not.toMatch(/Who comes to you|class="people"/)
  expect(htmlOf('/certifications')).not.toMatch(/Held by our people|class="held"/)
})

test('no page shows people but those that are drawn again when they change', () => {
  const [without, shown] = [aSite(), { ...aSite(), people: [ann], held: [wrt] }]
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
