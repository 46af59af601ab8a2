import type { Email } from './mail.ts'

/** The email as nodemailer wants it. The id follows from the key, so that a mailbox can tell a repeat from another email. */
export function messageOf({ key, to, subject, text, html, attachments = [] }: Email, from: string) {
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    from,
    to: { name: '', address: to },
    subject: oneLine(subject),
    text,
    html,
    attachments: attachments.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(bytes),
    })),
    messageId: `<${key}@${domain}>`,
    // Nothing in an email may fetch a file or an address of the server's.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const exampleDomains = /(^|[.@])(example(\.(com|net|org))?|test|invalid|localhost)$/i

/** Whether an address is in a domain reserved for examples. */
export function isExampleAddress(address: string) {
  return exampleDomains.test(address.trim())
}

function oneLine(text: string) {
  return text.replaceAll(/\s+/g, ' ').trim()
}
