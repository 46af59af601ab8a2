import { where } from '../parts/conditions.ts'
import { check, longWords, yesNo } from '../parts/questions.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateField, TemplateSection } from '../template.ts'

const cracks: TemplateField = {
  id: 'cracks',
  type: 'table',
  label: both('Cracks', 'Grietas'),
  show_if: where('has_cracks', 'yes'),
  need: 'always',
  columns: [
    {
      id: 'place',
      type: 'text',
      label: both('Wall or floor, and where', 'Pared o piso, y dónde'),
      is_needed: true,
    },
    {
      id: 'direction',
      type: 'choice',
      label: both('Direction', 'Dirección'),
      is_needed: true,
      options: [
        option('vertical', 'Vertical', 'Vertical'),
        option('horizontal', 'Horizontal', 'Horizontal'),
        option('diagonal', 'Diagonal', 'Diagonal'),
        option('stair_step', 'Stair-step', 'En escalera'),
        option('floor', 'In the floor', 'En el piso'),
      ],
    },
    {
      id: 'length',
      type: 'number',
      label: both('Length', 'Largo'),
      unit: 'ft',
      min: 0,
      max: 200,
      decimals: 1,
    },
    { id: 'width', type: 'number', label: both('Width', 'Ancho'), unit: 'in', min: 0, max: 12, decimals: 3 },
    { id: 'leaks', type: 'yes_no', label: both('Leaks', 'Deja pasar agua') },
    { id: 'photos', type: 'photos', label: both('Photos', 'Fotos') },
  ],
}

export const foundation: TemplateSection = {
  id: 'foundation',
  title: both('Walls and floor', 'Paredes y piso'),
  fields: [
    {
      id: 'wall_kind',
      type: 'choice',
      label: both('Foundation walls', 'Paredes de cimentación'),
      need: 'always',
      options: [
        option('poured', 'Poured concrete', 'Concreto colado'),
        option('block', 'Concrete block', 'Bloque de concreto'),
        option('stone', 'Stone', 'Piedra'),
        option('brick', 'Brick', 'Ladrillo'),
        option('wood', 'Treated wood', 'Madera tratada'),
        option('covered', 'Covered, can’t be seen', 'Cubiertas, no se ven'),
      ],
    },
    yesNo('has_cracks', both('Are there cracks?', '¿Hay grietas?')),
    cracks,
    yesNo(
      'bowing',
      both('Does a wall bow, lean or move?', '¿Alguna pared está abombada, inclinada o se mueve?'),
      {
        help: both(
          'Recommend a structural engineer. Don’t say whether the wall is safe.',
          'Recomiende un ingeniero estructural. No diga si la pared es segura.',
        ),
        need: 'always',
      },
    ),
    yesNo('efflorescence', both('Is there efflorescence?', '¿Hay eflorescencia?'), {
      help: both('White, powdery salt on the wall.', 'Sal blanca en polvo sobre la pared.'),
      need: 'always',
    }),
    longWords('efflorescence_where', both('Where, and how high up', 'Dónde y hasta qué altura'), {
      show_if: where('efflorescence', 'yes'),
    }),
    yesNo('visible_mold', both('Is there visible growth?', '¿Hay crecimiento visible?')),
    check('odor', both('Musty odor', 'Olor a humedad')),
    check('floor_drain', both('Floor drain is clear', 'El desagüe del piso está libre')),
    check(
      'backwater_valve',
      both('Backwater valve on the sewer', 'Válvula antirretorno en el alcantarillado'),
    ),
    {
      id: 'air_temperature',
      type: 'number',
      label: both('Air temperature', 'Temperatura del aire'),
      unit: '°F',
      min: 20,
      max: 120,
      decimals: 1,
    },
    {
      id: 'humidity',
      type: 'number',
      label: both('Relative humidity', 'Humedad relativa'),
      unit: '%',
      min: 0,
      max: 100,
      decimals: 1,
    },
    {
      id: 'dew_point',
      type: 'calculated',
      label: both('Dew point', 'Punto de rocío'),
      help: both('Colder walls and pipes sweat.', 'En las paredes y tuberías más frías se condensa agua.'),
      formula: 'dew_point(air_temperature, humidity)',
      unit: '°F',
      decimals: 1,
    },
    {
      id: 'foundation_photos',
      type: 'photos',
      label: both('Photos of walls and floor', 'Fotos de paredes y piso'),
    },
  ],
}

export const outside: TemplateSection = {
  id: 'outside',
  title: both('Outside', 'Exterior'),
  fields: [
    {
      id: 'grading',
      type: 'choice',
      label: both('The ground slopes', 'El terreno baja'),
      need: 'always',
      options: [
        option('away', 'Away from the house', 'Alejándose de la casa'),
        option('flat', 'It is flat', 'Está plano'),
        option('toward', 'Toward the house', 'Hacia la casa'),
        option('hidden', 'Can’t be seen', 'No se ve'),
      ],
    },
    check('gutters', both('Gutters are clear', 'Las canaletas están limpias')),
    check('downspouts', both('Downspouts lead water away', 'Las bajantes alejan el agua')),
    {
      id: 'downspout_distance',
      type: 'number',
      label: both('Shortest downspout extension', 'Extensión más corta de una bajante'),
      unit: 'ft',
      min: 0,
      max: 100,
      decimals: 1,
      show_if: where('downspouts', 'no'),
    },
    check('window_wells', both('Window wells drain', 'Los fosos de las ventanas drenan')),
    check('patios', both('Patios and walks slope away', 'Los patios y las aceras tienen caída hacia afuera')),
    { id: 'outside_photos', type: 'photos', label: both('Photos outside', 'Fotos del exterior') },
    longWords('outside_note', both('Notes on the outside', 'Notas sobre el exterior')),
  ],
}
