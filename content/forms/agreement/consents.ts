import { words } from '../parts/questions.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateField, TemplateSection } from '../template.ts'

/** Each is asked by itself: the work doesn't depend on it. */
export const consentSection: TemplateSection = {
  id: 'consents',
  title: both('Photos and text messages', 'Fotos y mensajes de texto'),
  fields: [
    { id: 'photo_text', type: 'legal', label: both('Photos', 'Fotos'), block: 'photo_consent', version: 1 },
    consent(
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
    consent(
      'may_text',
      both('May we text you about this job?', '¿Podemos enviarle mensajes sobre este trabajo?'),
    ),
    words('mobile', both('Mobile number', 'Número de celular'), {
      fact: 'customer.phone',
    }),
  ],
}

/** Whoever signs gives it or doesn’t, and nobody for them. */
function consent(id: string, label: TemplateField['label']): TemplateField {
  const options = [option('yes', 'Yes', 'Sí'), option('no', 'No', 'No')]
  return { id, type: 'choice', label, need: 'always', by_signer: true, options }
}
