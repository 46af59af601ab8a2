import type { Language } from '#domain/preferences/language.ts'

type Written = { subject: string; text: string; email: string }

/** `by` is the employee who sends it; `papers` what the papers are called, none where that would tell of the loss. */
type Sending = { company: string; phone: string; by: string; papers: readonly string[] }

/**
 * What brings the link. It says who writes, an email also which papers wait, and nothing of the damage, the place or the price: others may
 * read it too. The subject, which shows on a locked screen, names only who writes.
 */
export const signingLinkWords: Readonly<Record<Language, (sending: Sending) => Written>> = {
  en: ({ company, phone, by, papers }) => ({
    subject: `${by} at ${company} sent you papers to sign`,
    text: `${company}: Your papers from ${by} are ready to read and sign. This link is for you alone and works for seven days:`,
    email: `${by} at ${company} sent you papers to read and sign${named(papers)}This link is for you alone and works for seven days. Please don’t forward it.\n\nNot sure about this email? Call us at ${phone}. You can also sign on paper.`,
  }),
  es: ({ company, phone, by, papers }) => ({
    subject: `${by}, de ${company}, le envió documentos para firmar`,
    text: `${company}: Sus documentos de ${by} están listos para leer y firmar. Este enlace es solo para usted y sirve por siete días:`,
    email: `${by}, de ${company}, le envió documentos para leer y firmar${named(papers)}Este enlace es solo para usted y sirve por siete días. Por favor, no lo reenvíe.\n\n¿Tiene dudas sobre este correo? Llámenos al ${phone}. También puede firmar en papel.`,
  }),
}

/** A line each, as they are signed. */
function named(papers: readonly string[]) {
  return papers.length === 0 ? '. ' : `:\n\n${papers.map((title) => `- ${title}`).join('\n')}\n\n`
}
