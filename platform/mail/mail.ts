import { demoMail } from './demo-mail.ts'
import { emlFolder } from './eml-folder.ts'
import { smtpMail } from './smtp.ts'

/**
 * A mail to one person. `key` names what it is about: the same key again is the same mail, not another one. It becomes the message
 * id, so it is short, and made of letters, digits and hyphens.
 */
export type Email = {
  key: string
  to: string
  subject: string
  text: string
  html?: string
  attachments?: readonly Attachment[]
}

export type Attachment = { name: string; type: string; bytes: Uint8Array }

/** Sent to a mail server, or stored on this machine because there is none or the address is a reserved example. */
export type Dispatch = 'sent' | 'kept'

export type Mail = {
  /** Resolves once the email cannot be lost any more, with what became of it. Refuses by throwing, so that it is tried again. */
  send(email: Email): Promise<Dispatch>
}

type Post = { smtpUrl: string | undefined; from: string; folder: string; isDemo?: boolean }

/** Mail by SMTP where there is a server for it, else as files in a folder. That of a demo stays here, whatever server there is. */
export function openMail({ smtpUrl, from, folder, isDemo = false }: Post): Mail {
  if (isDemo) return demoMail(emlFolder(folder, from))
  return smtpUrl ? smtpMail(smtpUrl, from) : emlFolder(folder, from)
}
