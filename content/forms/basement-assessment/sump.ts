import { where, whereOneOf } from '../parts/conditions.ts'
import { check, longWords, yesNo } from '../parts/questions.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateField, TemplateOption, TemplateSection } from '../template.ts'

const hasPump = where('has_pump', 'yes')
const hasBackup = whereOneOf('backup', 'battery', 'water', 'generator')

const results: TemplateOption[] = [
  option('pass', 'Works', 'Funciona'),
  option('fail', 'Doesn’t work', 'No funciona'),
  option('not_tested', 'Not tested', 'No se probó'),
]

const pump: TemplateField[] = [
  { id: 'pump_make', type: 'short_text', label: both('Make and model', 'Marca y modelo'), show_if: hasPump },
  {
    id: 'pump_power',
    type: 'number',
    label: both('Power', 'Potencia'),
    unit: 'hp',
    min: 0,
    max: 10,
    show_if: hasPump,
  },
  {
    id: 'pump_year',
    type: 'number',
    label: both('Year installed, if known', 'Año de instalación, si se sabe'),
    min: 1950,
    max: 2100,
    decimals: 0,
    show_if: hasPump,
  },
  {
    id: 'float_kind',
    type: 'choice',
    label: both('Kind of float switch', 'Tipo de flotador'),
    show_if: hasPump,
    options: [
      option('tethered', 'Tethered', 'Con cable'),
      option('vertical', 'Vertical', 'Vertical'),
      option('electronic', 'Electronic or diaphragm', 'Electrónico o de diafragma'),
      option('unknown', 'Can’t be seen', 'No se ve'),
    ],
  },
  {
    id: 'float_test',
    type: 'choice',
    label: both('Float test', 'Prueba del flotador'),
    help: both(
      'Pour water into the pit until the pump starts, and watch it until it stops.',
      'Vierta agua en el pozo hasta que la bomba arranque y observe hasta que se detenga.',
    ),
    show_if: hasPump,
    need: 'always',
    options: results,
  },
  {
    id: 'float_note',
    type: 'short_text',
    label: both('What happened, or why it wasn’t tested', 'Qué pasó, o por qué no se probó'),
    show_if: whereOneOf('float_test', 'fail', 'not_tested'),
    need: 'always',
  },
  {
    id: 'run_time',
    type: 'number',
    label: both('How long it ran', 'Cuánto tiempo funcionó'),
    unit: 's',
    min: 0,
    max: 3600,
    decimals: 0,
    show_if: where('float_test', 'pass'),
  },
  check('outlet', both('On a GFCI outlet of its own', 'Conectada a su propio tomacorriente GFCI'), {
    show_if: hasPump,
  }),
  check('valve', both('Check valve there, and holds', 'Hay válvula de retención y retiene'), {
    show_if: hasPump,
    need: 'always',
  }),
  {
    id: 'discharge_to',
    type: 'choice',
    label: both('Where it discharges', 'A dónde descarga'),
    show_if: hasPump,
    need: 'always',
    options: [
      option('yard', 'Into the yard', 'Al patio'),
      option('storm_sewer', 'Storm sewer', 'Alcantarilla pluvial'),
      option('sanitary_sewer', 'Sanitary sewer', 'Alcantarilla sanitaria'),
      option('dry_well', 'Dry well', 'Pozo seco'),
      option('unknown', 'Not known', 'No se sabe'),
    ],
  },
  {
    id: 'discharge_distance',
    type: 'number',
    label: both('Distance from the house', 'Distancia de la casa'),
    unit: 'ft',
    min: 0,
    max: 500,
    decimals: 1,
    show_if: where('discharge_to', 'yard'),
  },
  check(
    'discharge_clear',
    both('Discharge line is open and can’t freeze shut', 'La línea está libre y no puede congelarse'),
    { show_if: hasPump },
  ),
]

const backup: TemplateField[] = [
  {
    id: 'backup',
    type: 'choice',
    label: both('Backup', 'Respaldo'),
    show_if: hasPump,
    need: 'always',
    options: [
      option('none', 'None', 'Ninguno'),
      option('battery', 'Battery pump', 'Bomba con batería'),
      option('water', 'Water-powered pump', 'Bomba accionada por agua'),
      option('generator', 'Generator', 'Generador'),
    ],
  },
  {
    id: 'backup_test',
    type: 'choice',
    label: both('Backup test', 'Prueba del respaldo'),
    show_if: hasBackup,
    need: 'always',
    options: results,
  },
  {
    id: 'battery_year',
    type: 'number',
    label: both('Year of the battery', 'Año de la batería'),
    min: 1990,
    max: 2100,
    decimals: 0,
    show_if: where('backup', 'battery'),
  },
  check('alarm', both('High-water alarm works', 'La alarma de nivel alto funciona'), { show_if: hasPump }),
]

export const sump: TemplateSection = {
  id: 'sump',
  title: both('Sump pump', 'Bomba de sumidero'),
  fields: [
    yesNo('has_pit', both('Is there a sump pit?', '¿Hay un pozo de sumidero?')),
    {
      id: 'pit_width',
      type: 'number',
      label: both('Width of the pit', 'Ancho del pozo'),
      unit: 'in',
      min: 0,
      max: 120,
      decimals: 1,
      show_if: where('has_pit', 'yes'),
    },
    {
      id: 'pit_depth',
      type: 'number',
      label: both('Depth of the pit', 'Profundidad del pozo'),
      unit: 'in',
      min: 0,
      max: 120,
      decimals: 1,
      show_if: where('has_pit', 'yes'),
    },
    yesNo('has_pump', both('Is there a pump?', '¿Hay una bomba?'), {
      show_if: where('has_pit', 'yes'),
      need: 'always',
    }),
    ...pump,
    ...backup,
    {
      id: 'sump_photos',
      type: 'photos',
      label: both('Photos of the sump', 'Fotos del sumidero'),
      show_if: where('has_pit', 'yes'),
      need: 'always',
    },
    longWords('sump_note', both('Notes on the sump', 'Notas sobre el sumidero')),
  ],
}
