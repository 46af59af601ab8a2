import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { bundleScript } from '../bundle/build.ts'
import { shellRevision, type PrecacheEntry } from './worker-messages.ts'

/** Writes `ops/worker.js`, which caches all files that the build of the portal has made, and the page that loads them. */
export async function buildWorker(
  outDir: string,
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
) {
  const hashed = files.map(({ fileName }) => fileName).filter((fileName) => fileName.startsWith('assets/'))
  const manifest: PrecacheEntry[] = [
    ...hashed.map((fileName) => ({ url: `/${fileName}`, revision: null })),
    { url: '/ops/dashboard', revision: shellRevision },
  ]
  const { script } = await bundleScript(outDir, 'worker/worker.ts')
  await writeFile(
    join(outDir, 'ops/worker.js'),
    script.replace('self.__WB_MANIFEST', JSON.stringify(manifest)),
  )
}
