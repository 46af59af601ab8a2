import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { accentedDisplayFont, fontFaces } from '#look/font.ts'
import { writeHashed } from '#look/hashed-asset.ts'
import { projectRoot } from '#platform/project-root.ts'
import { bundleScript } from '../bundle/build.ts'
import type { LoginAssets, PortalFiles } from './login-assets.ts'

/** Writes `ops/login.json`, what the server writes into the login page, and the files that it points to. */
export async function buildLogin(outDir: string, portal: PortalFiles | null, icon: string) {
  const [font, first, page, lock] = await Promise.all([
    accentedDisplayFont(),
    bundleScript(outDir, 'shell/look-first.ts'),
    bundleScript(outDir, 'login/login-script.ts'),
    bundleScript(outDir, 'login/lock-script.ts', 'es'),
  ])
  const fontUrl = await writeHashed(outDir, 'barlow-condensed-accented.woff2', font)
  const assets: LoginAssets = {
    style: (await fontFaces(fontUrl)) + page.style,
    first: first.script,
    script: page.script,
    lock: await writeHashed(outDir, 'lock.js', lock.script),
    icon,
    font: fontUrl,
    portal,
  }
  await writeFile(join(outDir, 'ops/login.json'), JSON.stringify(assets))
}

/** What many people see first after a login: fetched behind it, with the portal itself. */
const firstScreens = ['ops/desk/desk.tsx']

/** What the login page fetches behind itself, out of the portal's page and what the build has made for it. */
export function portalFilesOf(
  page: string,
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): PortalFiles {
  const chunks = files.filter((file) => file.type === 'chunk')
  // The last script is the portal's own; those before it are what it imports.
  const script = addressIn(page, /.*<script type="module"[^>]*src="([^"]+)"/s)
  const style = addressIn(page, /<link rel="stylesheet"[^>]*href="([^"]+)"/)

  const needed = new Set<string>()
  function add(fileName: string) {
    if (needed.has(fileName)) return
    needed.add(fileName)
    for (const other of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) add(other)
  }
  add(script.slice(1))
  for (const screen of firstScreens) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(projectRoot, screen)))
    if (!chunk) throw new Error(`The build of the portal has no ${screen}.`)
    add(chunk.fileName)
  }
  needed.delete(script.slice(1))
  const others = [...needed].map((fileName) => `/${fileName}`)
  return { style, script, others }
}

/** The address that the page has where `pattern` says. */
export function addressIn(page: string, pattern: RegExp) {
  const address = pattern.exec(page)?.[1]
  if (!address) throw new Error(`The page of the portal has nothing like ${pattern.source}.`)
  return address
}
