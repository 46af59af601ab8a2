import { jobHeader } from './parts/header.ts'
import { signatures, technicianSigns } from './parts/signatures.ts'
import { whereAnswered } from './parts/conditions.ts'
import { both } from './parts/wording.ts'
import { hazardSection } from './site-safety/hazards.ts'
import { ageSection, airSection } from './site-safety/materials-and-air.ts'
import { protectionSection, stopSection } from './site-safety/protection.ts'
import { defineTemplate, type TemplateField } from './template.ts'

/** A crew is rarely larger; each line appears once the one before it is signed. */
const crew = [1, 2, 3, 4, 5, 6].map((nth): TemplateField => ({
  id: `crew_${nth}`,
  type: 'signature',
  signer: 'crew',
  label: both(`Crew member ${nth}`, `Miembro del equipo ${nth}`),
  ...(nth === 1 ? { need: 'always' } : { show_if: whereAnswered(`crew_${nth - 1}`) }),
}))

export const siteSafety = defineTemplate({
  slug: 'site-safety',
  code: 'F09',
  title: both('Site Safety and Job Hazard Analysis', 'Seguridad en el sitio y análisis de peligros'),
  sections: [
    jobHeader(),
    hazardSection,
    ageSection,
    airSection,
    protectionSection,
    stopSection,
    {
      id: 'tailgate',
      title: both('Tailgate talk', 'Charla de seguridad'),
      fields: [
        {
          id: 'talked_about',
          type: 'long_text',
          label: both('What we talked about', 'De qué hablamos'),
          need: 'always',
        },
        ...crew,
      ],
    },
    signatures(technicianSigns),
  ],
})
