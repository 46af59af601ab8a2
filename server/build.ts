import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { buildOps } from '#ops/build.ts'
import { projectRoot } from '#platform/project-root.ts'
import { buildSite } from '#site/build.ts'
import { buildWidget } from '#widget/build.ts'

/** Modules that bring compiled code, or look for files beside themselves. */
const native = ['sharp', '@node-rs/argon2', 'heic-decode', 'libheif-js', 'pg-native', 'pino']
/** What few installations load, and late: bundled, all that it shares with the rest would move out of the one file. */
const late = ['@ai-sdk/anthropic', '@ai-sdk/openai-compatible']

/** One character beyond Latin-1, and V8 keeps the whole program with two bytes for each character: 6 MB more. */
const ascii: Plugin = {
  name: 'ascii',
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle)) if (part.type === 'chunk') part.code = escape(part.code)
  },
}

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
    plugins: [ascii],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true, external: [...native, ...late] },
    build: {
      ssr: true,
      outDir,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: {
          main: 'server/main.ts',
          'heic-worker': 'platform/images/heic-worker.ts',
          'paper-worker': 'platform/pdf/paper-worker.ts',
        },
        output: { entryFileNames: '[name].js', keepNames: true, comments: false },
      },
    },
  })
}

function escape(code: string) {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
