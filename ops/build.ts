import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'vite'
import { projectRoot } from '#platform/project-root.ts'
import { addressIn, buildLogin, portalFilesOf } from './login/build.ts'
import { opsVite } from './vite.ts'
import { buildWorker } from './worker/build.ts'

/** Few files, the first that fits: left to itself the bundler makes eighty for one screen, most of a few hundred bytes. */
const groups = [
  // With its configuration, so that no schema is made before zod is told how.
  { name: 'zod', test: /\/node_modules\/zod\/|\/ops\/zod-first\.ts$/ },
  { name: 'portal', tags: ['$initial' as const] },
  {
    name: 'shared',
    minShareCount: 2,
    test: /\/node_modules\/(?!uqr)|\/ops\/(ui|shell|live|words|session|alerts|desk|photos)\/|\/(domain|platform)\//,
  },
  // What is left is of people and of requests: no part of the first screen after a login.
  {
    name: 'people',
    minShareCount: 2,
    test: /\/ops\/(employees|roles|certifications|factors|company|profile)\/|\/uqr\//,
  },
  { name: 'requests', minShareCount: 2 },
]

/** Writes `ops/index.html`, `ops/csp.json` and the hashed files under `assets/` into `outDir`, which it never empties. */
export async function buildOps(outDir: string): Promise<void> {
  const built = await build({
    ...opsVite,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      assetsDir: 'assets',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(projectRoot, 'ops/index.html'),
        output: { codeSplitting: { groups } },
      },
    },
  })
  await writeFile(join(outDir, 'ops/csp.json'), JSON.stringify(await injectedStyleHashes()))
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const page = await readFile(join(outDir, 'ops/index.html'), 'utf8')
  await buildWorker(outDir, files)
  await buildLogin(outDir, portalFilesOf(page, files), addressIn(page, /<link rel="icon"[^>]*href="([^"]+)"/))
}

/**
 * What `style-src` has to allow: sonner injects its styles as it starts, first an empty element and then its text.
 * (Base UI injects none under `disableStyleElements`.)
 */
export async function injectedStyleHashes() {
  const file = createRequire(import.meta.url)
    .resolve('sonner')
    .replace(/\.js$/, '.mjs')
  const source = await readFile(file, 'utf8')
  const literal = /^__insertCSS\((".*")\);?$/m.exec(source)?.[1]
  if (!literal) throw new Error('sonner injects its styles in another way now: see ops/build.ts.')
  const css: string = JSON.parse(literal)
  return ['', css].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
