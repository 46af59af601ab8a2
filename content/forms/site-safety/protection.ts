import { where } from '../parts/conditions.ts'
import { longWords, yesNo } from '../parts/questions.ts'
import { category } from '../parts/water.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateField, TemplateSection } from '../template.ts'

function leastFor(id: string, en: string, es: string): TemplateField {
  return {
    id: `ppe_${id}`,
    type: 'info',
    label: both('Wear at least', 'Use como mínimo'),
    text: both(en, es),
    show_if: where('category', id),
  }
}

const worn: TemplateField = {
  id: 'ppe',
  type: 'chips',
  label: both('Protection that the crew wears', 'Protección que usa el equipo'),
  need: 'always',
  options: [
    option('gloves', 'Work gloves', 'Guantes de trabajo'),
    option('waterproof_gloves', 'Waterproof gloves', 'Guantes impermeables'),
    option('boots', 'Safety boots', 'Botas de seguridad'),
    option('waterproof_boots', 'Waterproof boots', 'Botas impermeables'),
    option('glasses', 'Safety glasses', 'Lentes de seguridad'),
    option('goggles', 'Splash goggles', 'Gafas contra salpicaduras'),
    option('coverall', 'Waterproof coverall', 'Overol impermeable'),
    option('half_face', 'Half-face respirator', 'Respirador de media cara'),
    option('full_face', 'Full-face respirator', 'Respirador de cara completa'),
    option('helmet', 'Hard hat', 'Casco'),
    option('hearing', 'Hearing protection', 'Protección auditiva'),
  ],
}

export const protectionSection: TemplateSection = {
  id: 'protection',
  title: both('Protection', 'Protección'),
  fields: [
    yesNo('is_water', both('Is this a water loss?', '¿Es un daño por agua?'), { fact: 'loss.is_water' }),
    { ...category, show_if: where('is_water', 'yes') },
    leastFor(
      'category_1',
      'Safety boots, work gloves and safety glasses.',
      'Botas de seguridad, guantes de trabajo y lentes de seguridad.',
    ),
    leastFor(
      'category_2',
      'Waterproof boots and gloves, and splash goggles. Add a respirator where there is dust or spray.',
      'Botas y guantes impermeables, y gafas contra salpicaduras. Agregue un respirador donde haya polvo o rocío.',
    ),
    leastFor(
      'category_3',
      'Waterproof coverall, boots and gloves, splash goggles, and a respirator with P100 filters.',
      'Overol, botas y guantes impermeables, gafas contra salpicaduras y un respirador con filtros P100.',
    ),
    worn,
  ],
}

export const stopSection: TemplateSection = {
  id: 'stop_work',
  title: both('Stop work', 'Parar el trabajo'),
  fields: [
    {
      id: 'stop_note',
      type: 'info',
      label: both('Anyone may stop the work', 'Cualquiera puede parar el trabajo'),
      text: both(
        'Anyone who sees a danger says stop, and everyone stops. No one is blamed for it. Work goes on when the danger is dealt with.',
        'Quien vea un peligro dice alto, y todos paran. A nadie se le reprocha. El trabajo sigue cuando el peligro está resuelto.',
      ),
    },
    yesNo('must_stop', both('Does work have to stop or wait?', '¿El trabajo debe parar o esperar?')),
    longWords(
      'stop_reason',
      both('Why, who was told, and what happens next', 'Por qué, a quién se avisó y qué sigue'),
      {
        show_if: where('must_stop', 'yes'),
        need: 'always',
      },
    ),
    {
      id: 'hospital',
      type: 'short_text',
      label: both('Nearest emergency room', 'Sala de emergencias más cercana'),
      need: 'always',
    },
    {
      id: 'photos',
      type: 'photos',
      label: both('Photos of hazards', 'Fotos de los peligros'),
      phase: 'arrival',
    },
  ],
}
