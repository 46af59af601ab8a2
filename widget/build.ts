import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { widgetFiles } from './files.ts'

/** The styles stand in scripts, where nobody else takes their blanks out. */
const tightStyles: Plugin = {
  name: 'tight-styles',
  transform: (code, id) =>
    id.endsWith('style.ts') ? code.replace(/\s*([{};,])\s*/g, '$1').replace(/: (?=[^;{}]*[;}])/g, ':') : null,
}

/** Patterns are written with the names of their signs, which need not travel: the widget gets what the file makes of them. */
const workedOut: Plugin = {
  name: 'worked-out-patterns',
  async load(id) {
    if (!id.endsWith('/emergency-patterns.ts')) return null
    const made: object = await import(id)
    return Object.entries(made)
      .map(([name, value]) => `export const ${name} = ${written(value)}`)
      .join('\n')
  },
}

function written(value: unknown): string {
  if (value instanceof RegExp) return String(value)
  if (Array.isArray(value)) return `[${value.map(written).join()}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${written(field)}`)
  return `{${fields.join()}}`
}

/**
 * Builds the chat into `outDir`: what pages load, which puts the button there; the panel, which comes when it is first opened;
 * and what photos need.
 */
export async function buildWidget(outDir: string) {
  for (const name of widgetFiles)
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      plugins: [tightStyles, workedOut],
      build: {
        outDir,
        emptyOutDir: false,
        target: 'es2022',
        minify: true,
        modulePreload: false,
        rolldownOptions: {
          input: join(import.meta.dirname, `${name}.ts`),
          preserveEntrySignatures: 'strict',
          // An ordinary script, as websites of any age load it, and the modules that come after it.
          output: { format: name === 'embed' ? 'iife' : 'es', entryFileNames: `${name}.js` },
        },
      },
    })
}
