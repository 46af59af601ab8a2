import { both } from '../parts/wording.ts'
import type { TemplateSection } from '../template.ts'

export const termsSection: TemplateSection = {
  id: 'terms',
  title: both('Terms', 'Condiciones'),
  fields: [
    {
      id: 'terms_text',
      type: 'legal',
      label: both('Terms of the agreement', 'Condiciones del acuerdo'),
      block: 'service_terms',
      version: 1,
    },
  ],
}
