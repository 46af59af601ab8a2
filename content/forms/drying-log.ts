import { changes, counts, deployed } from './drying-log/equipment.ts'
import { comparedAir, dehumidifiers } from './drying-log/air.ts'
import { airAtPlace } from './parts/air.ts'
import { jobHeader } from './parts/header.ts'
import { notes, words } from './parts/questions.ts'
import { signatures, technicianSigns } from './parts/signatures.ts'
import { category, waterClass } from './parts/water.ts'
import { both, option } from './parts/wording.ts'
import { defineTemplate, type TemplateField } from './template.ts'

const system: TemplateField = {
  id: 'system',
  type: 'choice',
  label: both('Drying system', 'Sistema de secado'),
  need: 'always',
  options: [
    option('open', 'Open, drying with outside air', 'Abierto, con aire exterior'),
    option('closed', 'Closed, drying with dehumidifiers', 'Cerrado, con deshumidificadores'),
    option('hybrid', 'Both at different times', 'Ambos en distintos momentos'),
  ],
}

/** One visit to one chamber: its air is compared with the dry air of the same building. */
export const dryingLog = defineTemplate({
  slug: 'drying-log',
  code: 'F06',
  title: both('Drying Log', 'Registro de secado'),
  sections: [
    jobHeader(),
    {
      id: 'visit',
      title: both('Visit', 'Visita'),
      fields: [
        {
          id: 'drying_day',
          type: 'number',
          label: both('Day of drying', 'Día de secado'),
          min: 1,
          max: 365,
          decimals: 0,
          need: 'always',
          fact: 'drying.day',
        },
        words('chamber', both('Drying chamber', 'Cámara de secado'), {
          help: both('Use one log for each chamber.', 'Use un registro para cada cámara.'),
          need: 'always',
          fact: 'drying.chamber',
        }),
        system,
        category,
        waterClass,
      ],
    },
    {
      id: 'air',
      title: both('Air', 'Aire'),
      fields: [
        ...airAtPlace({ id: 'outside', en: 'Outside', es: 'Exterior', isNeeded: true }),
        ...airAtPlace({ id: 'unaffected', en: 'Unaffected area', es: 'Área no afectada', isNeeded: true }),
        ...airAtPlace({ id: 'affected', en: 'Affected area', es: 'Área afectada', isNeeded: true }),
        ...comparedAir,
        dehumidifiers,
      ],
    },
    {
      id: 'equipment',
      title: both('Equipment', 'Equipos'),
      fields: [deployed, ...counts, changes],
    },
    {
      id: 'record',
      title: both('Photos and notes', 'Fotos y notas'),
      fields: [
        {
          id: 'photos',
          type: 'photos',
          label: both('Photos of rooms, meters and equipment', 'Fotos de habitaciones, medidores y equipos'),
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
