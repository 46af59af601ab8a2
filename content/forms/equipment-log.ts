import { where } from './parts/conditions.ts'
import { assetNumber, placedUnit } from './parts/equipment.ts'
import { jobHeader } from './parts/header.ts'
import { notes, words, yesNo } from './parts/questions.ts'
import { ownerMaySign, signatures, technicianSigns } from './parts/signatures.ts'
import { both, option } from './parts/wording.ts'
import { defineTemplate, type TemplateField } from './template.ts'

const units: TemplateField = {
  id: 'units',
  type: 'table',
  label: both('Placed and pulled', 'Colocados y retirados'),
  help: both(
    'A unit that still stands there has no days yet.',
    'Una unidad que sigue ahí todavía no tiene días.',
  ),
  need: 'always',
  rows_from: 'units',
  columns: [
    ...placedUnit('Pulled', 'Retirado'),
    {
      id: 'condition',
      type: 'choice',
      label: both('Condition when pulled', 'Estado al retirarlo'),
      fact: 'units.condition',
      options: [
        option('good', 'Good', 'Bueno'),
        option('dirty', 'Dirty', 'Sucio'),
        option('broken', 'Broken', 'Averiado'),
      ],
    },
    { id: 'photos', type: 'photos', label: both('Photo when pulled', 'Foto al retirarlo') },
  ],
}

const moves: TemplateField = {
  id: 'moves',
  type: 'table',
  label: both('Moved', 'Movidos'),
  columns: [
    assetNumber,
    { id: 'from', type: 'text', label: both('From', 'De') },
    { id: 'to', type: 'text', label: both('To', 'A'), is_needed: true },
    { id: 'moved_on', type: 'date', label: both('On', 'El'), is_needed: true },
    { id: 'moved_at', type: 'time', label: both('At', 'A las') },
    { id: 'why', type: 'text', label: both('Why', 'Por qué') },
  ],
}

const meters: TemplateField = {
  id: 'meters',
  type: 'table',
  label: both('Hour meters', 'Contadores de horas'),
  columns: [
    assetNumber,
    {
      id: 'at_start',
      type: 'number',
      label: both('When placed', 'Al colocarlo'),
      unit: 'h',
      min: 0,
      decimals: 1,
      is_needed: true,
    },
    {
      id: 'at_end',
      type: 'number',
      label: both('When pulled', 'Al retirarlo'),
      unit: 'h',
      min: 0,
      decimals: 1,
    },
    {
      id: 'ran',
      type: 'calculated',
      label: both('Ran', 'Funcionó'),
      formula: 'at_end - at_start',
      unit: 'h',
      decimals: 1,
    },
  ],
}

export const equipmentLog = defineTemplate({
  slug: 'equipment-log',
  code: 'F20',
  title: both('Equipment Log and Pull Sheet', 'Registro y retiro de equipos'),
  sections: [
    jobHeader(),
    {
      id: 'equipment',
      title: both('Equipment', 'Equipos'),
      fields: [
        units,
        {
          id: 'unit_count',
          type: 'calculated',
          label: both('Units', 'Unidades'),
          formula: 'count(units)',
          decimals: 0,
        },
        {
          id: 'unit_days',
          type: 'calculated',
          label: both('Equipment days', 'Días de equipo'),
          formula: 'sum(units, "days")',
          decimals: 0,
        },
        moves,
        meters,
      ],
    },
    {
      id: 'pull',
      title: both('After pulling', 'Después de retirar'),
      fields: [
        yesNo('all_pulled', both('Is everything pulled?', '¿Se retiró todo?')),
        words('still_there', both('What is still there, and why', 'Qué queda y por qué'), {
          show_if: where('all_pulled', 'no'),
          need: 'always',
        }),
        yesNo('damage', both('Is a unit damaged or missing?', '¿Hay alguna unidad dañada o perdida?')),
        words('damage_note', both('Which one, and what happened', 'Cuál y qué pasó'), {
          show_if: where('damage', 'yes'),
          need: 'always',
        }),
        notes,
      ],
    },
    signatures(technicianSigns, ownerMaySign),
  ],
})
