import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { moduleNames, type ModuleName } from '../assets.ts'

/** Builds what runs on public pages: the inlined script, and the hashed modules that pages name in their markup. */
export async function buildEnhance(dist: string) {
  await mkdir(join(dist, 'site'), { recursive: true })
  await mkdir(join(dist, 'assets'), { recursive: true })
  await writeFile(join(dist, 'site/enhance.js'), await bundle('main'))
  await writeFile(join(dist, 'site/worker.js'), await bundle('worker'))
  const urls: Partial<Record<ModuleName, string>> = {}
  for (const name of moduleNames) urls[name] = await hashedAsset(dist, name)
  return urls
}

/** One ES module without imports, minified. */
export async function bundle(name: 'main' | 'worker' | ModuleName) {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, `${name}.ts`),
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: '[name].js' },
      },
    },
  })
  return codeOf(built)
}

function codeOf(built: Awaited<ReturnType<typeof build>>) {
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output) || output.output.length !== 1)
    throw new Error('Expected exactly one file from the build.')
  return output.output[0].code
}

async function hashedAsset(dist: string, name: ModuleName) {
  const code = await bundle(name)
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10)
  const address = `assets/${name}-${hash}.js`
  await writeFile(join(dist, address), code)
  return `/${address}`
}
