import { demoLabel } from '../demo-label.ts'
import type { Letter, Mail } from './mail.ts'

/** Mail that says of itself that it is a demo's. */
export function demoMail(mail: Mail): Mail {
  return { send: (letter) => mail.send(labelled(letter)) }
}

function labelled({ subject, text, html, ...letter }: Letter): Letter {
  return {
    ...letter,
    subject: `[Demo] ${subject}`,
    text: `${demoLabel}.\n\n${text}`,
    ...(html && {
      html: html.replace(/<body[^>]*>/, (body) => `${body}<p style="text-align:center">${demoLabel}.</p>`),
    }),
  }
}
