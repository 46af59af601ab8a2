import { where } from '../parts/conditions.ts'
import { words, yesNo } from '../parts/questions.ts'
import { both } from '../parts/wording.ts'
import type { TemplateSection } from '../template.ts'

/** Each is asked by itself: the work doesn't depend on it. */
export const consentSection: TemplateSection = {
  id: 'consents',
  title: both('Photos and text messages', 'Fotos y mensajes de texto'),
  fields: [
    { id: 'photo_text', type: 'legal', label: both('Photos', 'Fotos'), block: 'photo_consent', version: 1 },
    yesNo(
      'may_publish',
      both(
        'May we show photos of the work in our advertising?',
        '¿Podemos mostrar fotos del trabajo en nuestra publicidad?',
      ),
    ),
    {
      id: 'message_text',
      type: 'legal',
      label: both('Text messages', 'Mensajes de texto'),
      block: 'text_consent',
      version: 1,
    },
    yesNo(
      'may_text',
      both('May we text you about this job?', '¿Podemos enviarle mensajes sobre este trabajo?'),
    ),
    words('mobile', both('Mobile number', 'Número de celular'), {
      fact: 'customer.phone',
      show_if: where('may_text', 'yes'),
      need: 'always',
    }),
  ],
}
