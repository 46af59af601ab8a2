import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { widgetFiles } from './files.ts'

/** The styles stand in scripts, where nobody else takes their blanks out. */
const tightStyles: Plugin = {
  name: 'tight-styles',
  transform: (code, id) =>
    id.endsWith('style.ts') ? code.replace(/\s*([{};,])\s*/g, '$1').replace(/: (?=[^;{}]*[;}])/g, ':') : null,
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
      plugins: [tightStyles],
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
