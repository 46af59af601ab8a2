import type { LibraryWords } from './en-library.ts'

export const library: LibraryWords = {
  title: 'Formularios',
  areas: 'Llenar y preparar formularios',
  fill: 'Llenar',
  templates: 'Plantillas',
  lead: 'Empiece un formulario que no es de ningún trabajo, como la revisión del vehículo. Los de un trabajo están en su expediente.',
  filling: 'llenar formularios',
  search: 'Formulario',
  begun: 'Empezados aquí',
  states: { OH: 'Ohio', PA: 'Pensilvania' },
  noneFound: 'Ningún formulario se llama así.',
  notStored: 'No hay formularios guardados en este dispositivo. Se necesita conexión.',
  failed: 'No se pudieron cargar los formularios',
  notBegun: 'No se pudo empezar el formulario. Este navegador no tiene dónde guardarlo.',
}
