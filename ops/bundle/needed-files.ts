import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { projectRoot } from '#platform/project-root.ts'

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
