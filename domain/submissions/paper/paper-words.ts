import type { Language } from '#domain/preferences/language.ts'
import type { Signer } from '#domain/forms/definition/field.ts'
import type { SignsAs } from '#domain/forms/answers/signs-as.ts'

type RefusalSaid = { at: string; witness: string; reason: string }

/** What the paper of a filled form says besides the form's own words. */
const english = {
  yes: 'Yes',
  no: 'No',
  na: 'N/A',
  notAnswered: '–',
  form: 'Form',
  submittedBy: 'Submitted by',
  sentToSignBy: 'Sent to be signed by',
  received: 'Received',
  photoOf: (label: string, nth: number) => `${label}, photo ${nth}`,
  typedSignature: 'Typed name',
  onPaper: (pages: number, day: string) =>
    `Signed on paper on ${day}: see the ${pages === 1 ? 'photo' : `${pages} photos`}`,
  addedAs: (pages: number, at: string) =>
    `Photos of the sheet: ${pages === 1 ? '1 page' : `${pages} pages`}, added ${at}.`,
  onSheet: 'On the signed paper',
  pageOf: (label: string, nth: number, of: number) => `${label}, page ${nth} of ${of} of the signed paper`,
  byLink: 'signed by link on their own device',
  onScreen: 'on the company’s device',
  notSigned: 'Not signed',
  drawn: 'Signed on a screen',
  declined: (witness: string) => `Declined to sign, witnessed by ${witness}`,
  declinedPaper: 'Declined',
  declinedBy: (name: string, at: string) => `${name} declined to sign this paper, ${at}.`,
  chosenBefore: (label: string) => `${label} (chosen before declining)`,
  writtenBefore: (label: string) => `${label} (written before declining)`,
  refused: ({ at, witness, reason }: RefusalSaid) =>
    `Declined to sign, ${at}. Witnessed by ${witness}. Reason: ${reason}`,
  byHand: 'Written by hand',
  ways: { drawn: 'Signed on a screen', typed: 'Typed name', paper: 'Signed on paper' },
  signedOn: (way: string, at: string) => `${way}, ${at}.`,
  agreed: 'Meant to sign, and agreed to sign electronically.',
  readToEnd: 'Had the whole text to its end.',
  readIn: {
    en: 'Read the summary, the choices and the agreement to sign in English.',
    es: 'Read the summary, the choices and the agreement to sign in Spanish.',
  },
  linkOf: {
    qr: (by: string, at: string) => `Signed behind a link that ${by} showed as a code, ${at}.`,
    text: (by: string, at: string) => `Signed behind a link that ${by} sent by text message, ${at}.`,
    email: (by: string, at: string) => `Signed behind a link that ${by} sent by email, ${at}.`,
  },
  copies: {
    email: 'Chose a copy by email.',
    text: 'Chose a copy by text message.',
    paper: 'Chose a copy on paper.',
    download: 'Chose to download the copy.',
    none: 'Wanted no copy.',
  },
  copyGiven: {
    paper: 'Copy given on paper',
    email: 'Copy emailed',
    text: 'Copy texted',
    download: 'Copy downloaded from the link',
  },
  given: (at: string, by: string | null) => (by ? `${at}, by ${by}.` : `${at}.`),
  inkHash: (sha256: string) => `SHA-256 of the ink: ${sha256}`,
  version: (version: number) => `version ${version}`,
  preview: 'Preview – not a signed document',
  unnamed: 'Without a name',
  code: (code: string) => `code ${code}`,
  signers: {
    owner: 'Owner',
    representative: 'For the company',
    technician: 'Technician',
    witness: 'Witness',
    adjuster: 'Adjuster',
    crew: 'Crew',
    next_of_kin: 'Next of kin',
    subcontractor: 'Subcontractor',
  } satisfies Record<Signer, string>,
  signsAs: {
    owner: 'Owner',
    tenant: 'Tenant',
    manager: 'Property manager',
    authorized: 'Authorized person',
  } satisfies Record<SignsAs, string>,
}
export type PaperWords = typeof english

const spanish: PaperWords = {
  yes: 'Sí',
  no: 'No',
  na: 'No aplica',
  notAnswered: '–',
  form: 'Formulario',
  submittedBy: 'Enviado por',
  sentToSignBy: 'Enviado para firmar por',
  received: 'Recibido',
  photoOf: (label, nth) => `${label}, foto ${nth}`,
  typedSignature: 'Nombre escrito',
  onPaper: (pages, day) =>
    `Firmado en papel el ${day}: vea ${pages === 1 ? 'la foto' : `las ${pages} fotos`}`,
  addedAs: (pages, at) =>
    `Fotos de la hoja: ${pages === 1 ? '1 página' : `${pages} páginas`}, agregadas el ${ended(at)}`,
  onSheet: 'En el papel firmado',
  pageOf: (label, nth, of) => `${label}, página ${nth} de ${of} del papel firmado`,
  byLink: 'firmado por enlace en su propio dispositivo',
  onScreen: 'en el dispositivo de la empresa',
  notSigned: 'Sin firma',
  drawn: 'Firmado en una pantalla',
  declined: (witness) => `Se negó a firmar, testigo ${witness}`,
  declinedPaper: 'Rechazado',
  declinedBy: (name, at) => `${name} se negó a firmar este documento, ${ended(at)}`,
  chosenBefore: (label) => `${label} (elegido antes de negarse)`,
  writtenBefore: (label) => `${label} (escrito antes de negarse)`,
  refused: ({ at, witness, reason }) =>
    `Se negó a firmar, ${ended(at)} Testigo: ${witness}. Motivo: ${reason}`,
  byHand: 'Escrito a mano',
  ways: { drawn: 'Firmado en una pantalla', typed: 'Nombre escrito', paper: 'Firmado en papel' },
  signedOn: (way, at) => `${way}, ${ended(at)}`,
  agreed: 'Quiso firmar y aceptó firmar electrónicamente.',
  readToEnd: 'Tuvo el texto completo hasta el final.',
  readIn: {
    en: 'Leyó el resumen, las opciones y la aceptación de firmar en inglés.',
    es: 'Leyó el resumen, las opciones y la aceptación de firmar en español.',
  },
  linkOf: {
    qr: (by, at) => `Firmado con un enlace que ${by} mostró como código, ${ended(at)}`,
    text: (by, at) => `Firmado con un enlace que ${by} envió por mensaje de texto, ${ended(at)}`,
    email: (by, at) => `Firmado con un enlace que ${by} envió por correo electrónico, ${ended(at)}`,
  },
  copies: {
    email: 'Eligió una copia por correo electrónico.',
    text: 'Eligió una copia por mensaje de texto.',
    paper: 'Eligió una copia en papel.',
    download: 'Eligió descargar la copia.',
    none: 'No quiso copia.',
  },
  copyGiven: {
    paper: 'Copia entregada en papel',
    email: 'Copia enviada por correo electrónico',
    text: 'Copia enviada por mensaje de texto',
    download: 'Copia descargada del enlace',
  },
  given: (at, by) => (by ? `${at}, por ${by}.` : ended(at)),
  inkHash: (sha256) => `SHA-256 de la tinta: ${sha256}`,
  version: (version) => `versión ${version}`,
  preview: 'Vista previa: no es un documento firmado',
  unnamed: 'Sin nombre',
  code: (code) => `código ${code}`,
  signers: {
    owner: 'Dueño',
    representative: 'Por la empresa',
    technician: 'Técnico',
    witness: 'Testigo',
    adjuster: 'Ajustador',
    crew: 'Cuadrilla',
    next_of_kin: 'Familiar más cercano',
    subcontractor: 'Subcontratista',
  },
  signsAs: {
    owner: 'Dueño',
    tenant: 'Inquilino',
    manager: 'Administrador de la propiedad',
    authorized: 'Persona autorizada',
  },
}

/** A time in Spanish ends with a period of its own: "7:00 a.m." */
function ended(at: string) {
  return at.endsWith('.') ? at : `${at}.`
}

export const paperWords: Readonly<Record<Language, PaperWords>> = { en: english, es: spanish }
/** As what someone signs: in the role that the form asks for, or in the capacity of who signs in place of the owner. */
export function roleWords(
  signer: Signer,
  signed: { signs_as?: SignsAs | undefined } | undefined,
  language: Language,
) {
  const words = paperWords[language]
  return signed?.signs_as ? words.signsAs[signed.signs_as] : words.signers[signer]
}

export const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' }
