import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hour, second } from '#platform/time.ts'
import type { ServerPlace } from './built-server.ts'
import type { Problems } from './findings.ts'

/** Makes what killed apps left half written old enough to be swept, and leaves a draft there where chance left none. */
export async function ageDrafts(place: ServerPlace) {
  const folder = draftsOf(place)
  await writeFile(join(folder, 'left-by-a-killed-app'), 'half a pict')
  const longAgo = Date.now() / second - (2 * hour) / second
  for (const name of await readdir(folder)) await utimes(join(folder, name), longAgo, longAgo)
}

export async function findLeftDrafts(place: ServerPlace): Promise<Problems> {
  const names = await readdir(draftsOf(place))
  return names.map((name) => `${name} is still in ${draftsOf(place)}`)
}

function draftsOf({ dataDir }: ServerPlace) {
  return join(dataDir, 'files', '.drafts')
}
