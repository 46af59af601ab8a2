import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** How Vite sees the portal: for the build below, and for the development server, which serves `ops/index.html`. */
export const opsVite = {
  root,
  configFile: false,
  publicDir: false,
  base: '/',
  plugins: [react(), tailwindcss()],
} satisfies InlineConfig

/** Writes `ops/index.html`, `ops/csp.json` and the hashed files under `assets/` into `outDir`, which it never empties. */
export async function buildOps(outDir: string): Promise<void> {
  await build({
    ...opsVite,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      assetsDir: 'assets',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, 'ops/index.html') },
    },
  })
  await mkdir(join(outDir, 'ops'), { recursive: true })
  await writeFile(join(outDir, 'ops/csp.json'), JSON.stringify({ styleHashes: await injectedStyleHashes() }))
}

/**
 * Hashes of the styles that a script injects: sonner writes its own as it starts, first as an empty element and then
 * with its text. (Base UI injects none under `disableStyleElements`.)
 */
export async function injectedStyleHashes() {
  const file = createRequire(import.meta.url)
    .resolve('sonner')
    .replace(/\.js$/, '.mjs')
  const source = await readFile(file, 'utf8')
  const literal = /^__insertCSS\((".*")\);?$/m.exec(source)?.[1]
  if (!literal) throw new Error('sonner injects its styles in another way now: look at ops/vite.ts.')
  const css: string = JSON.parse(literal)
  return ['', css].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
