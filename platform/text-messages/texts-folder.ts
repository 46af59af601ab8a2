import { createHash } from 'node:crypto'
import { localFiles } from '#platform/files/files.ts'
import type { Texts } from './texts.ts'

/** Writes each text message into a file. One that is sent again overwrites its own file. */
export function textsFolder(folder: string): Texts {
  const files = localFiles(folder)
  return {
    async send({ key, to, body }) {
      await files.put(fileName(key), Buffer.from(`To: ${to}\n\n${body}\n`))
      return 'kept'
    },
  }
}

function fileName(key: string) {
  const isPlain = /^[a-z0-9][a-z0-9-]{0,120}$/.test(key)
  return `${isPlain ? key : createHash('sha256').update(key).digest('hex')}.txt`
}
