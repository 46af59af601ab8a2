import type { Language } from './document.ts'

/** What papers say besides their data. */
const english = {
  issued: 'Issued {when}',
  made: 'Made {when}',
  page: 'Page {page} of {pages}',
  revision: 'revision {revision}',
  document: 'document {id}',
  isItOurs: 'Is this file ours?',
  recordHash: 'SHA-256 of the signed record',
  previousRevision: 'Previous revision',
  noPreviousRevision: 'None, this is the first.',
  evidence: 'Evidence',
  evidenceNote:
    'Each hash is the SHA-256 of the bytes that we store. Anyone with the file can compute it again and compare.',
  photo: 'Photo',
  photoShows: 'Shows',
  photoHash: 'SHA-256 of the photo',
  no: 'No',
  nothing: 'None recorded.',
  signed: 'Signed {when}',
  declined: 'Declined to sign',
  witnessed: 'Witnessed by {name}, {when}',
  wrote: '{name} wrote this by hand, {when}',
  typed: 'Also typed:',
  initialed: '{name}, {when}',
  signatureOf: 'Signature of {name}',
  initialsOf: 'Initials of {name}',
  handwritingOf: 'Handwritten statement of {name}',
  drawingOf: 'Drawing: {name}',
  version: 'Version {version}',
  unreviewed: 'Draft text: have counsel review',
}

export type Words = Record<keyof typeof english, string>

const spanish: Words = {
  issued: 'Emitido el {when}',
  made: 'Hecho el {when}',
  page: 'Página {page} de {pages}',
  revision: 'revisión {revision}',
  document: 'documento {id}',
  isItOurs: '¿Es nuestro este archivo?',
  recordHash: 'SHA-256 del registro firmado',
  previousRevision: 'Revisión anterior',
  noPreviousRevision: 'Ninguna, esta es la primera.',
  evidence: 'Evidencia',
  evidenceNote:
    'Cada hash es el SHA-256 de los bytes que guardamos. Cualquiera que tenga el archivo puede calcularlo de nuevo y comparar.',
  photo: 'Foto',
  photoShows: 'Muestra',
  photoHash: 'SHA-256 de la foto',
  no: 'No',
  nothing: 'Nada registrado.',
  signed: 'Firmado el {when}',
  declined: 'Se negó a firmar',
  witnessed: 'Testigo: {name}, {when}',
  wrote: '{name} lo escribió a mano, {when}',
  typed: 'También escrito a máquina:',
  initialed: '{name}, {when}',
  signatureOf: 'Firma de {name}',
  initialsOf: 'Iniciales de {name}',
  handwritingOf: 'Declaración manuscrita de {name}',
  drawingOf: 'Dibujo: {name}',
  version: 'Versión {version}',
  unreviewed: 'Borrador: pendiente de revisión por un abogado',
}

export const wordsOf: Record<Language, Words> = { en: english, es: spanish }

/** Fills the places of a text. What is filled in is never searched for places. */
export function fill(text: string, values: Record<string, string>) {
  return text.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place)
}
