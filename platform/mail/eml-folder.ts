import { createHash } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { localFiles } from '#platform/files/files.ts'
import type { Mail } from './mail.ts'
import { messageOf } from './message.ts'

/** Writes each email into a file that a mail program opens. An email that is sent again overwrites its own file. */
export function emlFolder(folder: string, from: string): Mail {
  const files = localFiles(folder)
  return {
    async send(email) {
      const bytes = await new MailComposer(messageOf(email, from)).compile().build()
      await files.put(fileName(email.key), bytes)
      return 'kept'
    },
  }
}

function fileName(key: string) {
  const isPlain = /^[a-z0-9][a-z0-9-]{0,120}$/.test(key)
  return `${isPlain ? key : createHash('sha256').update(key).digest('hex')}.eml`
}
