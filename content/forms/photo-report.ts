import { photoPhases, type PhotoPhase } from '#domain/photos/photo-phases.ts'
import { jobHeader } from './parts/header.ts'
import { notes, words } from './parts/questions.ts'
import { roomColumn, whichRoom } from './parts/rooms.ts'
import { both, option } from './parts/wording.ts'
import { defineTemplate, type TemplateField } from './template.ts'

const spanish: Readonly<Record<PhotoPhase, string>> = {
  arrival: 'Llegada',
  source: 'Origen',
  before: 'Antes',
  during: 'Durante',
  equipment: 'Equipos',
  drying: 'Secado',
  after: 'Después',
}

/** The evidence page lists when each photo was taken, and its hash. */
const photos: TemplateField = {
  id: 'groups',
  type: 'table',
  label: both('Photos by room and phase', 'Fotos por habitación y fase'),
  help: both(
    'Add one row for each room and phase. Choose the photos that show something, and give each a caption.',
    'Agregue una fila por habitación y fase. Elija las fotos que muestran algo y ponga una leyenda a cada una.',
  ),
  least: 1,
  need: 'always',
  columns: [
    roomColumn,
    whichRoom,
    {
      id: 'phase',
      type: 'choice',
      label: both('Phase', 'Fase'),
      is_needed: true,
      options: photoPhases.map(({ value, label }) => option(value, label, spanish[value])),
    },
    { id: 'photos', type: 'photos', label: both('Photos', 'Fotos'), is_needed: true },
    { id: 'about', type: 'text', label: both('What they show', 'Qué muestran') },
  ],
}

export const photoReport = defineTemplate({
  slug: 'photo-report',
  code: 'F14',
  title: both('Photo Report', 'Informe fotográfico'),
  sections: [
    jobHeader(),
    {
      id: 'report',
      title: both('Report', 'Informe'),
      fields: [
        words('prepared_for', both('Prepared for', 'Preparado para')),
        {
          id: 'cover',
          type: 'photos',
          label: both('Front of the house', 'Frente de la casa'),
          phase: 'arrival',
          least: 1,
          need: 'always',
        },
        photos,
        notes,
      ],
    },
  ],
})
