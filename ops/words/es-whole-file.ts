import type { WholeFileWords } from './en-whole-file.ts'

export const wholeFile: WholeFileWords = {
  open: 'Exportar',
  title: 'Exportar el expediente completo',
  what: 'Un ZIP con todo lo que usted puede ver de este trabajo: datos, mediciones, fotos, documentos firmados y las pruebas, con un código de verificación de cada archivo. Nunca incluye códigos de acceso.',
  restricted: 'Incluir fotos restringidas',
  restrictedHint: 'Piense primero en quién va a leer el archivo.',
  download: 'Descargar el expediente completo',
  downloading: 'Descargando…',
  soFar: (done, all) => `${done} de unos ${all} MB`,
  done: 'Archivo descargado. La descarga quedó en el registro de auditoría.',
  offline: 'Para descargar el expediente completo se necesita conexión.',
}
