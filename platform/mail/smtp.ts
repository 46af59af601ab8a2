import { createTransport } from 'nodemailer'
import { second } from '../time.ts'
import type { Mail } from './mail.ts'
import { isExampleAddress, messageOf } from './message.ts'

/** Sends through a mail server. Emails to example addresses stay here: they would only come back. */
export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    // Other mail waits behind one that hangs; it is tried again under the same id.
    socketTimeout: 15 * second,
  })
  return {
    async send(email) {
      if (isExampleAddress(email.to)) return 'kept'
      await transport.sendMail(messageOf(email, from))
      return 'sent'
    },
  }
}
