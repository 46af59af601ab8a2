import { expect, test } from 'vitest'
import { colorOf } from '#look/colors.ts'
import { aSite } from './a-site.ts'
import { siteManifest } from './site-manifest.ts'

test('a home screen shows the name and the icons of the company, and opens the browser', () => {
  const manifest = JSON.parse(siteManifest(aSite({ name: 'Dry & Co' })))
  expect(manifest).toMatchObject({
    name: 'Dry & Co',
    short_name: 'Dry & Co',
    start_url: '/',
    display: 'browser',
    theme_color: colorOf('ink'),
    background_color: colorOf('ink'),
  })
  expect(manifest.icons).toMatchObject([
    { sizes: '192x192', purpose: 'any' },
    { sizes: '512x512', purpose: 'any' },
    { sizes: '512x512', purpose: 'maskable' },
  ])
})
