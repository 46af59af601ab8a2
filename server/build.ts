import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { buildOps } from '#ops/build.ts'
import { projectRoot } from '#platform/project-root.ts'
import { buildSite } from '#site/build.ts'
import { buildWidget } from '#widget/build.ts'

/** Modules that bring compiled code, or look for files beside themselves. */
const native = ['sharp', '@node-rs/argon2', 'heic-decode', 'libheif-js', 'pg-native', 'pino']

const outDir = resolve(projectRoot, process.argv[2] ?? 'dist')

await mkdir(outDir, { recursive: true })
await Promise.all([
  buildSite(outDir),
  buildWidget(join(outDir, 'widget')),
  buildOps(outDir),
  buildServer(join(outDir, 'server')),
])

/** One file, and one for each thread of its own: reading hundreds of modules would be most of the time that a start takes. */
async function buildServer(outDir: string) {
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true, external: native },
    build: {
      ssr: true,
      outDir,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: { main: 'server/main.ts', 'heic-worker': 'platform/images/heic-worker.ts' },
        output: { entryFileNames: '[name].js', keepNames: true },
      },
    },
  })
}
