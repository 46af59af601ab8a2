import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { portalManifestPath } from './portal-manifest-path.ts'
import { portalManifest } from './portal-manifest.ts'

const icons = { small: '/assets/192.png', large: '/assets/512.png', maskable: '/assets/maskable.png' }

test('the installed portal has the name and the icons of the company, and a window of its own', () => {
  expect(JSON.parse(portalManifest({ name: 'Dry & Co', icons }))).toMatchObject({
    name: 'Dry & Co',
    short_name: 'Dry & Co',
    start_url: '/ops/dashboard',
    scope: '/ops/',
    display: 'standalone',
    icons: [
      { src: icons.small, sizes: '192x192', purpose: 'any' },
      { src: icons.large, sizes: '512x512', purpose: 'any' },
      { src: icons.maskable, sizes: '512x512', purpose: 'maskable' },
    ],
  })
})

test('the page of the portal names its manifest', async () => {
  const page = await readFile(join(projectRoot, 'ops/index.html'), 'utf8')
  expect(page).toContain(`rel="manifest" vite-ignore href="${portalManifestPath}"`)
})
