import { expect, test } from 'vitest'
import { aPublishedProject, workOf } from '#test/a-project.ts'
import { aSite } from '#site/a-site.ts'
import type { Visit } from '#site/page.ts'
import { readProjectQuery } from '#site/read-projects.ts'
import { renderPage } from '#site/render.tsx'
import { findPage } from '#site/routes.ts'
import { sitemap } from '#site/sitemap.ts'
import { projectPage } from './project.tsx'

const hose = aPublishedProject({ slug: 'hose' })
const stove = aPublishedProject({
  slug: 'stove',
  service: 'fire-damage',
  cause: 'Grease fire on a stove',
  area: 'new-castle-pa',
  days_to_dry: null,
  drying: null,
})
const site = { ...aSite(), work: workOf([hose, stove]) }

function show(path: string, shown = site, visit?: Visit) {
  const page = findPage(path)
  if (!page) throw new Error(`There is no ${path}`)
  const { status, html } = renderPage(page, shown, visit)
  return { status, html: html.slice(html.indexOf('<main')), text: textOf(html.slice(html.indexOf('<main'))) }
}

function textOf(html: string) {
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

const reading = (query: string) => readProjectQuery(new URLSearchParams(query))

test('without projects the page says so, tells what will be shown and on which terms, and shows no picture', () => {
  const { status, html, text } = show('/projects', aSite())
  expect(status).toBe(200)
  expect(text).toContain('No projects yet')
  expect(text).toContain('The owner agrees in writing before we publish a project.')
  expect(html).not.toMatch(/<img|<form|<select/)
})

test('a project tells its cause, place, month, days, equipment and readings, for the eye and for the ear', () => {
  const { html, text } = show('/projects')
  expect(text).toContain(
    'Water Damage · House Washing machine hose split overnight Hubbard, Ohio · October 2026',
  )
  expect(text).toContain('Dry in 4 days')
  expect(text).toContain('Drywall, dry at 12% Day Reading 0 28% 4 12%')
  expect(html).toContain('href="/service-areas/hubbard-oh"')
  expect(html.match(/<img /g)).toHaveLength(4)
  expect(html).toMatch(
    /<img src="\/projects\/photos\/a{64}-480.webp" srcSet="[^"]* 1600w"[^>]* width="480" height="360" alt="Water on a laundry room floor"/,
  )
  expect(html).toContain('aria-label="How much of before to show: Washing machine hose split overnight"')
  expect(html).not.toMatch(/ style="| on[a-z]+="|Paper 1/)
})

test('the choices are those that lead to something, and the one that was made', () => {
  const { html } = show('/projects', site, {
    projects: { query: { place: 'salem-oh' }, found: { items: [], next: null } },
  })
  expect([...html.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value)).toEqual([
    'water-damage',
    'fire-damage',
    'hubbard-oh',
    'new-castle-pa',
    'salem-oh',
    'house',
    '2026',
  ])
  expect(html).toContain('<option value="salem-oh" selected="">')
  expect(html).toContain('No matching projects')
  expect(html).toContain('href="/projects#work"')
})

test('the next page keeps the choices, and leads back', () => {
  const after = '2026-10-02_01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d11'
  const query = { service: 'water-damage', year: 2026 } as const
  const first = show('/projects', site, { projects: { query, found: { items: [hose], next: after } } })
  expect(first.html).toContain(`href="/projects?service=water-damage&amp;year=2026&amp;after=${after}#work"`)
  expect(first.text).not.toContain('NEWEST PROJECTS')
  const last = show('/projects', site, {
    projects: { query: { ...query, after }, found: { items: [stove], next: null } },
  })
  expect(last.html).toContain('href="/projects?service=water-damage&amp;year=2026#work">NEWEST PROJECTS')
  expect(last.text).not.toContain('OLDER PROJECTS')
})

test('an address that asks for what there cannot be gets a 404 that leads on', () => {
  expect(reading('service=water-damage&place=hubbard-oh&property=&utm_source=x')).toEqual({
    service: 'water-damage',
    place: 'hubbard-oh',
  })
  for (const query of [
    'service=roofing',
    'place=mahoning-county-oh',
    'year=abc',
    'after=1',
    'after=2026-13-40_x',
  ])
    expect(reading(query), query).toBe(null)
  const { status, text } = show('/projects', site, { projects: null })
  expect(status).toBe(404)
  expect(text).toContain('This link doesn’t work')
  expect(text).toContain('SHOW ALL PROJECTS')
})

test('a project has a page of its own, which leads to its service, its town and others of its kind', () => {
  const { status, html } = renderPage(projectPage(hose), site, { project: hose })
  expect(status).toBe(200)
  expect(html).toContain('<link rel="canonical" href="https://restore.example/projects/hose"/>')
  expect(html).toContain(
    '<title>Washing machine hose split overnight: Water Damage in Hubbard, Ohio | Mission Restore</title>',
  )
  expect(html).toContain('<a href="/projects">Projects</a>')
  expect(html).toContain('href="/services/water-damage"')
  expect(html).toContain('href="/service-areas/hubbard-oh"')
  expect(html).not.toContain('More water damage projects')
  expect(html).not.toContain('content="noindex"')
  expect(html).not.toMatch(/ style="| on[a-z]+="/)
  expect(sitemap(site)).toContain('<loc>https://restore.example/projects/hose</loc>')
})

test('finished work stands on the pages it belongs to, and on no page where there is none', () => {
  const stands = (path: string) => show(path).html.match(/href="\/projects\/\w+"/g) ?? []
  expect(stands('/')).toEqual(['href="/projects/hose"', 'href="/projects/stove"'])
  expect(stands('/services/water-damage')).toEqual(['href="/projects/hose"'])
  expect(stands('/services/trauma-cleanup')).toEqual([])
  expect(stands('/service-areas/hubbard-oh')).toEqual(['href="/projects/hose"', 'href="/projects/stove"'])
  expect(stands('/service-areas/lawrence-county-pa')).toEqual(['href="/projects/stove"'])
  expect(stands('/service-areas/carrollton-oh')).toEqual([])
  expect(show('/', aSite()).html).not.toContain('Latest projects')
})

test('on a demo every project says that it is one', () => {
  const demo = show('/projects', { ...site, isDemo: true })
  expect(demo.text.match(/Demo project/g)).toHaveLength(2)
  expect(show('/projects').text).not.toContain('Demo project')
})
