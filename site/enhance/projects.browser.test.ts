import { afterAll, expect, test } from 'vitest'
import type { ModuleName } from '../assets.ts'
import { bundle } from './build.ts'
import { closeBrowser, eventually, htmlPage, openSite } from './hand-made-site.ts'
import type { Answer } from './hand-made-site.ts'

afterAll(closeBrowser)

const [script, slider, filters] = [
  await bundle('main'),
  await bundle('before-after'),
  await bundle('filters'),
]

const module =
  (code: string): Answer =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(code)

const address = (name: ModuleName) => `/assets/${name}.js`
const pair = `<div class="pair" data-module="${address('before-after')}"><figure>Before</figure><figure>After</figure>
<input type="range" min="0" max="100" value="50" aria-label="How much of before to show"></div>`

/** The list as the server narrows it: what was chosen is chosen again. */
const list: Answer = (request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://here.example')
  const option = (name: string, value: string) =>
    `<option value="${value}"${searchParams.get(name) === value ? ' selected' : ''}>${value || 'All'}</option>`
  const select = (name: string, value: string) =>
    `<label for="${name}">${name}</label><select id="${name}" name="${name}">${option(name, '')}${option(name, value)}</select>`
  const form = `<form action="/projects#work" data-module="${address('filters')}">${select('service', 'fire-damage')}
${select('place', 'hubbard-oh')}<button>SHOW</button><p hidden>Each choice applies at once.</p></form>`
  const title = searchParams.size > 0 ? [...searchParams.values()].join(' and ') : 'Projects'
  htmlPage(title, script, { main: `<section id="work">${form}</section>${pair}` })(request, response)
}

async function openProjects() {
  const site = await openSite({
    '/projects': list,
    [address('before-after')]: module(slider),
    [address('filters')]: module(filters),
  })
  await site.page.goto(`${site.origin}/projects`)
  return site
}

test('the line between before and after goes where the keys send it, and says how far', async () => {
  await using site = await openProjects()
  const { page } = site
  const range = page.getByRole('slider', { name: 'How much of before to show' })
  const cut = () => page.locator('.pair').evaluate((pair) => pair.getAttribute('style'))
  await eventually(cut).toBe('--cut: 50%;')
  await range.focus()
  await page.keyboard.press('ArrowRight')
  await eventually(cut).toBe('--cut: 51%;')
  await page.keyboard.press('Home')
  await eventually(cut).toBe('--cut: 0%;')
  expect(await range.getAttribute('aria-valuetext')).toBe('0% before')
  expect(site.complaints).toEqual([])
})

test('a choice applies at once without a reload, the focus stays on it, and the way back leads back', async () => {
  await using site = await openProjects()
  const { page } = site
  await page.evaluate('window.first = true')
  const hint = page.getByText('Each choice applies at once.')
  await eventually(() => hint.isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'SHOW' }).isVisible()).toBe(false)

  const address = () => page.url().replace(site.origin, '')
  const focused = () => page.evaluate('document.activeElement.id')
  const heading = () => page.locator('h1').textContent()
  await page.getByLabel('service').selectOption('fire-damage')
  await eventually(heading).toBe('fire-damage')
  await eventually(focused).toBe('service')
  expect(address()).toBe('/projects?service=fire-damage#work')
  await eventually(() => hint.isVisible()).toBe(true)

  await page.getByLabel('place').selectOption('hubbard-oh')
  await eventually(heading).toBe('fire-damage and hubbard-oh')
  await eventually(focused).toBe('place')
  await eventually(() => hint.isVisible()).toBe(true)
  await page.goBack()
  await eventually(heading).toBe('fire-damage')
  expect(await page.getByLabel('place').inputValue()).toBe('')
  expect(await page.evaluate('window.first')).toBe(true)
  expect(site.complaints).toEqual([])
})
