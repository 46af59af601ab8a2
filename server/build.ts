import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { buildOps } from '#ops/build.ts'
import { projectRoot } from '#platform/project-root.ts'
import { buildSite } from '#site/build.ts'
import { buildWidget } from '#widget/build.ts'

const outDir = resolve(projectRoot, process.argv[2] ?? 'dist')

await mkdir(outDir, { recursive: true })
await Promise.all([
  buildSite(outDir),
  buildWidget(join(outDir, 'widget')),
  buildOps(outDir),
  buildServer(join(outDir, 'server')),
])

/** Our own code in one file; what comes from npm stays where it is, native modules among it. */
async function buildServer(outDir: string) {
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'server/main.ts',
      outDir,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { keepNames: true } },
    },
  })
}
