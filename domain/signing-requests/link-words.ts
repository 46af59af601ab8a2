import type { Language } from '#domain/preferences/language.ts'

type Written = { subject: string; text: string; email: string }

/** What brings the link. It says who writes and nothing of the damage, the place or the price: others may read it too. */
export const signingLinkWords: Readonly<Record<Language, (company: string, phone: string) => Written>> = {
  en: (company, phone) => ({
    subject: `Papers to sign from ${company}`,
    text: `${company}: Your papers are ready to read and sign. This link is for you alone and works for seven days:`,
    email: `Your papers are ready to read and sign. This link is for you alone and works for seven days. Please don’t forward it.\n\nYou can also sign on paper. Call us at ${phone}.`,
  }),
  es: (company, phone) => ({
    subject: `Documentos de ${company} para firmar`,
    text: `${company}: Sus documentos están listos para leer y firmar. Este enlace es solo para usted y sirve por siete días:`,
    email: `Sus documentos están listos para leer y firmar. Este enlace es solo para usted y sirve por siete días. Por favor, no lo reenvíe.\n\nTambién puede firmar en papel. Llámenos al ${phone}.`,
  }),
}
