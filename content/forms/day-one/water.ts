import { where } from '../parts/conditions.ts'
import { checklist, longWords, words, yesNo } from '../parts/questions.ts'
import { category } from '../parts/water.ts'
import { both } from '../parts/wording.ts'
import type { TemplateSection } from '../template.ts'

export const photoSection: TemplateSection = {
  id: 'first_photos',
  title: both('Photos before work', 'Fotos antes del trabajo'),
  fields: [
    {
      id: 'room_photos',
      type: 'photos',
      label: both(
        'Each affected room: four corners and close-ups',
        'Cada habitación afectada: cuatro esquinas y detalles',
      ),
      phase: 'before',
      least: 4,
      need: 'always',
    },
    {
      id: 'earlier_damage',
      type: 'photos',
      label: both('Damage that was there before', 'Daños que ya existían'),
      phase: 'before',
    },
    {
      id: 'meter_photos',
      type: 'photos',
      label: both('Water meter and shutoff', 'Medidor de agua y llave de paso'),
      phase: 'source',
    },
  ],
}

export const sourceSection: TemplateSection = {
  id: 'source',
  title: both('Source and category', 'Origen y categoría'),
  fields: [
    words('source_of_water', both('Where the water came from', 'De dónde vino el agua'), { need: 'always' }),
    yesNo('source_stopped', both('Is the source stopped?', '¿Está detenido el origen?')),
    longWords('source_open', both('Why not, and who was told', 'Por qué no, y a quién se avisó'), {
      show_if: where('source_stopped', 'no'),
      need: 'always',
    }),
    {
      id: 'source_photos',
      type: 'photos',
      label: both('Photos of the source', 'Fotos del origen'),
      phase: 'source',
      least: 1,
      need: 'always',
    },
    category,
    longWords('category_reason', both('Why this category', 'Por qué esta categoría'), {
      help: both(
        'Name the source, how long the water stood, and what it ran through.',
        'Indique el origen, cuánto tiempo estuvo el agua y por dónde pasó.',
      ),
      need: 'always',
    }),
  ],
}

export const workSection: TemplateSection = {
  id: 'work',
  title: both('Work', 'Trabajo'),
  fields: [
    ...checklist(
      ['contents_moved', 'Contents are moved or blocked up', 'Los contenidos están movidos o elevados'],
      ['extracted', 'Standing water is extracted', 'El agua estancada está extraída'],
      [
        'suspect_checked',
        'Materials were checked for asbestos and lead before removal',
        'Se revisó si hay asbesto o plomo antes de retirar materiales',
      ],
      [
        'photographed',
        'Every removed material was photographed first',
        'Cada material retirado se fotografió antes',
      ],
      ['removed', 'Removals are done and bagged', 'Los retiros están hechos y embolsados'],
      ['contained', 'Containment is up', 'La contención está instalada'],
      ['equipment_set', 'Equipment is set and running', 'Los equipos están colocados y en marcha'],
      ['circuits_checked', 'Circuits carry the load', 'Los circuitos soportan la carga'],
    ),
    longWords('removed_what', both('What was removed, and from where', 'Qué se retiró y de dónde'), {
      show_if: where('removed', 'yes'),
      need: 'always',
    }),
    {
      id: 'equipment_photos',
      type: 'photos',
      label: both('Equipment in place, with unit numbers', 'Equipos colocados, con sus números'),
      phase: 'during',
      least: 1,
      show_if: where('equipment_set', 'yes'),
      need: 'always',
    },
  ],
}
