import { airAtPlace } from './parts/air.ts'
import { jobHeader } from './parts/header.ts'
import { materialOfPoint } from './parts/materials.ts'
import { dryColumn, measuredAgainst, readingColumn, roomOfPoint, wetPoints } from './parts/points.ts'
import { notes, words } from './parts/questions.ts'
import { signatures, technicianSigns } from './parts/signatures.ts'
import { both } from './parts/wording.ts'
import { defineTemplate, type TemplateField } from './template.ts'

const sketch: TemplateField = {
  id: 'sketch',
  type: 'sketch',
  label: both('Sketch with the numbers of the points', 'Croquis con los números de los puntos'),
  help: both(
    'Draw walls and doors. Mark wet areas and number each point.',
    'Dibuje paredes y puertas. Marque las áreas mojadas y numere cada punto.',
  ),
  need: 'always',
}

const points: TemplateField = {
  id: 'points',
  type: 'table',
  label: both('Points', 'Puntos'),
  least: 1,
  need: 'always',
  rows_from: 'points',
  columns: [
    {
      id: 'point',
      type: 'number',
      label: both('Point', 'Punto'),
      is_needed: true,
      min: 1,
      max: 999,
      decimals: 0,
      fact: 'points.number',
    },
    roomOfPoint,
    materialOfPoint,
    ...measuredAgainst,
    {
      ...readingColumn('before', both('Last visit', 'Visita anterior'), 'points.before'),
      is_needed: false,
    },
    readingColumn('reading', both('Today', 'Hoy'), 'points.today'),
    {
      id: 'change',
      type: 'calculated',
      label: both('Change', 'Cambio'),
      formula: 'reading - before',
      decimals: 1,
    },
    dryColumn,
  ],
}

/** One visit: readings stand as they were taken, and the next visit has a map of its own. */
export const moistureMap = defineTemplate({
  slug: 'moisture-map',
  code: 'F05',
  title: both('Moisture Map', 'Mapa de humedad'),
  sections: [
    jobHeader(),
    {
      id: 'map',
      title: both('Map', 'Mapa'),
      fields: [
        words('chamber', both('Drying chamber or room', 'Cámara de secado o habitación'), {
          need: 'always',
          fact: 'drying.chamber',
        }),
        {
          id: 'visit',
          type: 'number',
          label: both('Visit', 'Visita'),
          min: 1,
          max: 365,
          decimals: 0,
          need: 'always',
          fact: 'drying.visit',
        },
        sketch,
        points,
        wetPoints,
      ],
    },
    {
      id: 'air',
      title: both('Air during the readings', 'Aire durante las lecturas'),
      fields: [
        ...airAtPlace({ id: 'affected', en: 'Affected area', es: 'Área afectada', isNeeded: true }),
        ...airAtPlace({ id: 'unaffected', en: 'Unaffected area', es: 'Área no afectada' }),
      ],
    },
    {
      id: 'record',
      title: both('Photos and notes', 'Fotos y notas'),
      fields: [
        {
          id: 'photos',
          type: 'photos',
          label: both('Readings on the meter', 'Lecturas en el medidor'),
          phase: 'drying',
          least: 1,
          need: 'always',
        },
        notes,
      ],
    },
    signatures(technicianSigns),
  ],
})
