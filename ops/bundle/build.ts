import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { opsVite } from '../vite.ts'

/**
 * One script without imports, and its styles; files that the styles name are written beside all others. As a module (`es`) it is loaded
 * once all that it awaits is done.
 */
export async function bundleScript(outDir: string, entry: string, format: 'iife' | 'es' = 'iife') {
  const built = await build({
    ...opsVite,
    logLevel: 'warn',
    build: {
      write: false,
      assetsDir: 'assets',
      assetsInlineLimit: 0,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input: join(import.meta.dirname, '..', entry), output: { format } },
    },
  })
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  let [script, style] = ['', '']
  for (const file of files) {
    if (file.type === 'chunk') script += file.code.trim()
    else if (file.fileName.endsWith('.css')) style += String(file.source).trim()
    else await writeFile(join(outDir, file.fileName), file.source)
  }
  return { script, style }
}
