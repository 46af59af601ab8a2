import { join } from 'node:path'
import { build } from 'vite'
import { opsVite } from '#ops/vite.ts'
import { projectRoot } from '#platform/project-root.ts'
import { smallest } from './subject.ts'

type Part = { name: string; bytes: number }

/** What each library adds to the portal, brotli, the heaviest first: built once more with one file for each. */
export async function weighLibraries(): Promise<Part[]> {
  const built = await build({
    ...opsVite,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(projectRoot, 'ops/index.html'),
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: libraryOf }] } },
      },
    },
  })
  const chunks = [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((file) => file.type === 'chunk')
    .filter(({ name }) => name.startsWith(prefix))
  const parts = chunks.map(async ({ name, code }) => ({
    name: name.slice(prefix.length),
    bytes: (await smallest(code)).length,
  }))
  return (await Promise.all(parts)).toSorted((a, b) => b.bytes - a.bytes)
}

const prefix = 'library-'

function libraryOf(id: string) {
  const library = /.*\/node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(id)?.[1]
  return library ? prefix + library : null
}
