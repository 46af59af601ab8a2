import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { projectRoot } from '#platform/project-root.ts'
import { opsVite } from '../vite.ts'

/**
 * One script without imports, and its styles; files that the styles name are written beside all others. As a module (`es`) it is loaded
 * once all that it awaits is done. `define` gives names in it a value: JSON.
 */
export async function bundleScript(
  outDir: string,
  entry: string,
  { format = 'iife', define }: { format?: 'iife' | 'es'; define?: Record<string, string> } = {},
) {
  const built = await build({
    ...opsVite,
    logLevel: 'warn',
    define,
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

export type BuiltFiles = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

/** Names of the files that these modules stand in, and of all that those import. */
export function neededFiles(files: BuiltFiles, modules: readonly string[]): Set<string> {
  const chunks = files.filter((file) => file.type === 'chunk')
  const needed = new Set<string>()
  for (const module of modules) {
    const path = join(projectRoot, module)
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(path))
    if (!chunk) throw new Error(`The build of the portal has no ${module}.`)
    needed.add(chunk.fileName)
  }
  // A set also visits what is added to it on the way.
  for (const fileName of needed)
    for (const other of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) needed.add(other)
  return needed
}
