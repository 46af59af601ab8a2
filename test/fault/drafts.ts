import { existsSync } from 'node:fs'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hour, second } from '#platform/time.ts'
import type { ServerPlace } from './built-server.ts'
import type { Problems } from './findings.ts'

/** Makes what killed apps left half written old enough to be swept, and leaves a draft where chance left none. Returns all. */
export async function ageDrafts(place: ServerPlace): Promise<string[]> {
  const longAgo = (Date.now() - 2 * hour) / second
  const aged = draftFolders(place).map(async (folder) => {
    await writeFile(join(folder, 'left-by-a-killed-app'), 'half a pict')
    const drafts = (await readdir(folder)).map((name) => join(folder, name))
    for (const draft of drafts) await utimes(draft, longAgo, longAgo)
    return drafts
  })
  return (await Promise.all(aged)).flat()
}

export function findLeft(drafts: readonly string[]): Problems {
  return drafts.filter(existsSync).map((draft) => `${draft} is still there`)
}

function draftFolders({ dataDir }: ServerPlace) {
  return ['files', 'mail'].map((name) => join(dataDir, name, '.drafts'))
}
