import { demoLabel } from '../demo-label.ts'
import type { Email, Mail } from './mail.ts'

/** Email marked as coming from a demo. */
export function demoMail(mail: Mail): Mail {
  return { send: (email) => mail.send(labelled(email)) }
}

function labelled({ subject, text, html, ...email }: Email): Email {
  return {
    ...email,
    subject: `[Demo] ${subject}`,
    text: `${demoLabel}.\n\n${text}`,
    ...(html && {
      html: html.replace(/<body[^>]*>/, (body) => `${body}<p style="text-align:center">${demoLabel}.</p>`),
    }),
  }
}
