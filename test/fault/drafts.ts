import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hour, second } from '#platform/time.ts'
import type { ServerPlace } from './built-server.ts'
import type { Problems } from './findings.ts'

/** Makes what killed apps left half written old enough to be swept, and leaves a draft there where chance left none. */
export async function ageDrafts(place: ServerPlace) {
  const longAgo = (Date.now() - 2 * hour) / second
  for (const folder of draftFolders(place)) {
    await writeFile(join(folder, 'left-by-a-killed-app'), 'half a pict')
    for (const name of await readdir(folder)) await utimes(join(folder, name), longAgo, longAgo)
  }
}

export async function findLeftDrafts(place: ServerPlace): Promise<Problems> {
  const left = draftFolders(place).map(async (folder) =>
    (await readdir(folder)).map((name) => `${name} is still in ${folder}`),
  )
  return (await Promise.all(left)).flat()
}

function draftFolders({ dataDir }: ServerPlace) {
  return ['files', 'mail'].map((name) => join(dataDir, name, '.drafts'))
}
