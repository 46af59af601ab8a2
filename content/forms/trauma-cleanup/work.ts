import { where } from '../parts/conditions.ts'
import { checklist, notes, words, yesNo } from '../parts/questions.ts'
import { roomColumn, whichRoom } from '../parts/rooms.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateField, TemplateSection } from '../template.ts'

const areas: TemplateField = {
  id: 'areas',
  type: 'table',
  label: both('Areas', 'Áreas'),
  need: 'always',
  columns: [
    roomColumn,
    whichRoom,
    { id: 'area', type: 'number', label: both('Area', 'Área'), unit: 'sq ft', min: 0, max: 100_000 },
    {
      id: 'action',
      type: 'choice',
      label: both('What we did', 'Qué hicimos'),
      is_needed: true,
      options: [
        option('clean', 'Clean and disinfect', 'Limpiar y desinfectar'),
        option('remove', 'Remove', 'Retirar'),
        option('both', 'Remove and disinfect', 'Retirar y desinfectar'),
      ],
    },
    { id: 'materials', type: 'text', label: both('Materials removed', 'Materiales retirados') },
    {
      id: 'atp',
      type: 'number',
      label: both('ATP reading after', 'Lectura de ATP después'),
      unit: 'RLU',
      min: 0,
      max: 1_000_000,
      decimals: 0,
    },
  ],
}

const disinfectants: TemplateField = {
  id: 'disinfectants',
  type: 'table',
  label: both('Disinfectants', 'Desinfectantes'),
  help: both('Copy each number from the label.', 'Copie cada número de la etiqueta.'),
  need: 'always',
  columns: [
    { id: 'product', type: 'text', label: both('Product', 'Producto'), is_needed: true },
    {
      id: 'epa_number',
      type: 'text',
      label: both('EPA registration number', 'Número de registro de la EPA'),
      is_needed: true,
    },
    { id: 'dilution', type: 'text', label: both('Dilution', 'Dilución') },
    {
      id: 'label_dwell',
      type: 'number',
      label: both('Dwell time on the label', 'Tiempo de contacto en la etiqueta'),
      unit: 'min',
      min: 0,
      max: 1440,
      decimals: 0,
      is_needed: true,
    },
    {
      id: 'dwell',
      type: 'number',
      label: both('Dwell time', 'Tiempo de contacto'),
      unit: 'min',
      min: 0,
      max: 1440,
      decimals: 0,
      is_needed: true,
    },
    { id: 'place', type: 'text', label: both('Where', 'Dónde') },
  ],
}

export const cleaning: TemplateSection = {
  id: 'cleaning',
  title: both('Cleaning', 'Limpieza'),
  fields: [
    areas,
    {
      id: 'total_area',
      type: 'calculated',
      label: both('Total area', 'Área total'),
      formula: 'sum(areas, "area")',
      unit: 'sq ft',
    },
    disinfectants,
    ...checklist(
      ['sharps_found', 'Searched for sharps', 'Se buscaron objetos punzantes'],
      [
        'below_checked',
        'Checked under floors and behind walls',
        'Se revisó debajo de pisos y detrás de paredes',
      ],
      ['cleaned_first', 'Cleaned before disinfecting', 'Se limpió antes de desinfectar'],
      ['no_stain', 'No visible residue is left', 'No quedan residuos visibles'],
      ['no_odor', 'No odor is left', 'No queda olor'],
    ),
    {
      id: 'before_photos',
      type: 'photos',
      label: both('Photos before', 'Fotos de antes'),
      help: both(
        'Only for the file. Never share or post them.',
        'Solo para el expediente. Nunca las comparta ni las publique.',
      ),
      phase: 'before',
    },
    {
      id: 'after_photos',
      type: 'photos',
      label: both('Photos after', 'Fotos de después'),
      help: both(
        'Only for the file. Never share or post them.',
        'Solo para el expediente. Nunca las comparta ni las publique.',
      ),
      phase: 'after',
    },
    notes,
  ],
}

const containers: TemplateField = {
  id: 'containers',
  type: 'table',
  label: both('Waste containers', 'Recipientes de desechos'),
  show_if: where('has_waste', 'yes'),
  need: 'always',
  columns: [
    {
      id: 'kind',
      type: 'choice',
      label: both('Kind', 'Tipo'),
      is_needed: true,
      options: [
        option('box', 'Biohazard box', 'Caja de riesgo biológico'),
        option('drum', 'Drum', 'Tambor'),
        option('sharps', 'Sharps container', 'Recipiente para punzantes'),
        option('bag', 'Red bag', 'Bolsa roja'),
      ],
    },
    {
      id: 'count',
      type: 'number',
      label: both('How many', 'Cuántos'),
      min: 1,
      max: 1000,
      decimals: 0,
      is_needed: true,
    },
    { id: 'labels', type: 'text', label: both('Numbers on the labels', 'Números de las etiquetas') },
    {
      id: 'weight',
      type: 'number',
      label: both('Weight', 'Peso'),
      unit: 'lb',
      min: 0,
      max: 100_000,
      decimals: 1,
    },
  ],
}

export const waste: TemplateSection = {
  id: 'waste',
  title: both('Regulated waste', 'Residuos regulados'),
  fields: [
    yesNo('has_waste', both('Is there regulated waste?', '¿Hay residuos regulados?')),
    containers,
    {
      id: 'container_count',
      type: 'calculated',
      label: both('Containers', 'Recipientes'),
      formula: 'sum(containers, "count")',
      decimals: 0,
    },
    words('transporter', both('Transporter', 'Transportista'), {
      show_if: where('has_waste', 'yes'),
      need: 'always',
    }),
    words('manifest', both('Manifest number', 'Número de manifiesto'), {
      show_if: where('has_waste', 'yes'),
      need: 'always',
    }),
    {
      id: 'picked_up_on',
      type: 'date',
      label: both('Picked up on', 'Recogido el'),
      show_if: where('has_waste', 'yes'),
    },
    {
      id: 'manifest_photo',
      type: 'photos',
      label: both('Photo of the manifest', 'Foto del manifiesto'),
      show_if: where('has_waste', 'yes'),
    },
  ],
}
