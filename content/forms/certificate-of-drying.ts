import { jobHeader } from './parts/header.ts'
import { kindOptions } from './parts/equipment.ts'
import { materialOfPoint } from './parts/materials.ts'
import { dryColumn, measuredAgainst, readingColumn, roomOfPoint, wetPoints } from './parts/points.ts'
import { longWords, words } from './parts/questions.ts'
import { adjusterMaySign, ownerSigns, signatures, technicianSigns } from './parts/signatures.ts'
import { both } from './parts/wording.ts'
import { defineTemplate, type TemplateField } from './template.ts'

const dates: TemplateField[] = [
  words('certificate_number', both('Certificate number', 'Número de certificado'), {
    need: 'always',
    fact: 'job.number',
  }),
  {
    id: 'began_on',
    type: 'date',
    label: both('Drying began', 'Inicio del secado'),
    need: 'always',
    fact: 'drying.began_on',
  },
  {
    id: 'dry_on',
    type: 'date',
    label: both('Last readings', 'Últimas lecturas'),
    need: 'always',
    fact: 'drying.read_on',
  },
  {
    id: 'drying_days',
    type: 'calculated',
    label: both('Days of drying', 'Días de secado'),
    formula: 'equipment_days(began_on + "T00:00", dry_on + "T00:00")',
    decimals: 0,
  },
  longWords('areas', both('Areas that were dried', 'Áreas que se secaron'), {
    need: 'always',
    fact: 'drying.rooms',
  }),
]

const points: TemplateField = {
  id: 'points',
  type: 'table',
  label: both('Last readings', 'Últimas lecturas'),
  least: 1,
  need: 'always',
  rows_from: 'points',
  columns: [
    roomOfPoint,
    materialOfPoint,
    ...measuredAgainst,
    readingColumn('reading', both('Last reading', 'Última lectura'), 'points.last'),
    dryColumn,
  ],
}

const exceptions: TemplateField = {
  id: 'exceptions',
  type: 'long_text',
  label: both('Exceptions', 'Excepciones'),
  help: both(
    'Name each point that is not dry or has no goal from a dry area, why, and what was agreed.',
    'Indique cada punto que no está seco o cuya meta no viene de un área seca, por qué y qué se acordó.',
  ),
  need: { all: [{ field: 'wet_points', op: 'at_least', value: 1 }] },
}

const equipment: TemplateField = {
  id: 'equipment',
  type: 'table',
  label: both('Equipment that was used', 'Equipos que se usaron'),
  least: 1,
  need: 'always',
  rows_from: 'kinds',
  columns: [
    {
      id: 'kind',
      type: 'choice',
      label: both('Type', 'Tipo'),
      is_needed: true,
      options: kindOptions,
      fact: 'kinds.kind',
    },
    {
      id: 'units',
      type: 'number',
      label: both('Units', 'Unidades'),
      is_needed: true,
      min: 1,
      max: 200,
      decimals: 0,
      fact: 'kinds.units',
    },
    {
      id: 'days',
      type: 'number',
      label: both('Days each', 'Días cada una'),
      is_needed: true,
      min: 0,
      decimals: 1,
      fact: 'kinds.days',
    },
    {
      id: 'unit_days',
      type: 'calculated',
      label: both('Units times days', 'Unidades por días'),
      formula: 'units * days',
      decimals: 1,
    },
  ],
}

export const certificateOfDrying = defineTemplate({
  slug: 'certificate-of-drying',
  code: 'F12',
  title: both('Certificate of Drying', 'Certificado de secado'),
  sections: [
    jobHeader(),
    { id: 'drying', title: both('Drying', 'Secado'), fields: dates },
    { id: 'proof', title: both('Readings', 'Lecturas'), fields: [points, wetPoints, exceptions] },
    {
      id: 'machines',
      title: both('Equipment', 'Equipos'),
      fields: [
        equipment,
        {
          id: 'equipment_days',
          type: 'calculated',
          label: both('Equipment days', 'Días de equipo'),
          formula: 'sum(equipment, "unit_days")',
          decimals: 1,
        },
      ],
    },
    {
      id: 'statement',
      title: both('Statement', 'Declaración'),
      fields: [
        {
          id: 'statement_text',
          type: 'legal',
          label: both('What this certificate says', 'Qué dice este certificado'),
          block: 'drying_statement',
          version: 1,
        },
      ],
    },
    signatures(technicianSigns, ownerSigns, adjusterMaySign),
  ],
})
