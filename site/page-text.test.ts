import { expect, test } from 'vitest'
import { aSite } from './a-site.ts'
import { pageText } from './page-text.ts'
import { renderPage } from './render.tsx'
import { findPage } from './routes.ts'

test('a page says its title, its description and its words, and nothing that all pages share', () => {
  const html =
    '<head><title>Fire</title><meta name="description" content="After it."/></head>' +
    '<body><header>Menu</header><main id="content" class="a"><h1>After the <em>fire</em></h1>\n<p>Wait.</p></main><footer>2017</footer></body>'
  expect(pageText(html)).toBe('Fire\nAfter it.\nAfter the fire Wait.')
})

test('a new look is no news, and neither is what stands on every page; a new fact is', () => {
  const site = aSite()
  const style = { ...site, assets: { ...site.assets, style: 'body{margin:1px}', script: 'document.body' } }
  expect(textOf(style)).toBe(textOf(site))
  expect(textOf(aSite({ partner_links: [], pa_hic_number: 'PA1' }))).toBe(textOf(site))
  expect(textOf(aSite({ years_claim: '20+ years' }))).not.toBe(textOf(site))
})

function textOf(site = aSite()) {
  const page = findPage('/')
  return page && pageText(renderPage(page, site).html)
}
