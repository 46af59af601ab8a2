import { where } from '../parts/conditions.ts'
import { longWords } from '../parts/questions.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateField, TemplateSection } from '../template.ts'

const services: TemplateField = {
  id: 'scope',
  type: 'chips',
  label: both('Work that you authorize', 'Trabajo que usted autoriza'),
  help: both(
    'Choose only what was agreed. Anything else needs a change order.',
    'Elija solo lo acordado. Todo lo demás necesita una orden de cambio.',
  ),
  need: 'always',
  usual: [
    { loss: 'water', options: ['extraction', 'drying', 'monitoring'] },
    { loss: 'basement', options: ['extraction', 'drying', 'monitoring'] },
    { loss: 'sewage', options: ['extraction', 'demolition', 'drying', 'cleaning', 'monitoring', 'debris'] },
    { loss: 'mold', options: ['demolition', 'cleaning', 'containment', 'debris'] },
    { loss: 'fire', options: ['emergency', 'contents', 'cleaning', 'board_up'] },
  ],
  options: [
    option('emergency', 'Emergency services', 'Servicios de emergencia'),
    option('extraction', 'Water extraction', 'Extracción de agua'),
    option('demolition', 'Removal of damaged materials', 'Retiro de materiales dañados'),
    option('contents', 'Moving or packing contents', 'Mover o empacar contenidos'),
    option('drying', 'Structural drying', 'Secado de la estructura'),
    option('cleaning', 'Cleaning and antimicrobial treatment', 'Limpieza y tratamiento antimicrobiano'),
    option('containment', 'Containment', 'Contención'),
    option('monitoring', 'Monitoring visits', 'Visitas de control'),
    option('debris', 'Debris removal', 'Retiro de escombros'),
    option('board_up', 'Board-up or tarp', 'Tapiado o lona'),
    option('other', 'Other', 'Otro'),
  ],
}

/** Pennsylvania wants the work described and dated in the contract; elsewhere both are good to have. */
export function scopeSection({ mustDescribe }: { mustDescribe: boolean }): TemplateSection {
  const need = mustDescribe ? ({ need: 'always' } as const) : ({ asked_last: true } as const)
  return {
    id: 'work',
    title: both('Work', 'Trabajo'),
    fields: [
      services,
      longWords('scope_other', both('Other work', 'Otro trabajo'), {
        show_if: where('scope', 'other'),
        need: 'always',
      }),
      longWords(
        'description',
        both('Description of the work and the materials', 'Descripción del trabajo y de los materiales'),
        need,
      ),
      longWords('areas', both('Rooms and areas', 'Habitaciones y áreas'), { asked_last: true }),
      {
        id: 'starts_on',
        type: 'date',
        label: both('Work is expected to start', 'Inicio previsto del trabajo'),
        ...need,
      },
      {
        id: 'ends_on',
        type: 'date',
        label: both('Work is expected to be complete', 'Fin previsto del trabajo'),
        ...need,
      },
    ],
  }
}
