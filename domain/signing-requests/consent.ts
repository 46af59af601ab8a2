import type { Language } from '#domain/preferences/language.ts'

/** Which text of the agreement stands below. A new wording gets the next number: signatures name the one that was agreed to. */
export const consentVersion = 1

type Consent = { agree: string; more: (phone: string) => string }

/** What someone agrees to who signs on a device of their own. Have counsel review. */
export const consentWords: Readonly<Record<Language, Consent>> = {
  en: {
    agree: 'I agree to sign and to receive this paper electronically. I mean to sign it.',
    more: (phone) =>
      `You don’t have to. Call ${phone} to sign on paper, or to get a paper copy at no charge, now or later. To read and store your copy you need a device that opens PDF files.`,
  },
  es: {
    agree: 'Acepto firmar y recibir este documento de forma electrónica. Es mi intención firmarlo.',
    more: (phone) =>
      `No está obligado. Llame al ${phone} para firmar en papel, o para recibir una copia en papel sin costo, ahora o después. Para leer y guardar su copia necesita un dispositivo que abra archivos PDF.`,
  },
}
