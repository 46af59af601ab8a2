import { jobHeader } from './parts/header.ts'
import { whereAnswered } from './parts/conditions.ts'
import { both } from './parts/wording.ts'
import { hazardSection } from './site-safety/hazards.ts'
import { ageSection, airSection } from './site-safety/materials-and-air.ts'
import { protectionSection, stopSection } from './site-safety/protection.ts'
import { defineTemplate, type TemplateField } from './template.ts'

const technician: TemplateField = {
  id: 'technician_signature',
  type: 'signature',
  signer: 'technician',
  label: both('Technician who leads the talk', 'Técnico que dirige la charla'),
  need: 'always',
}

/** Who else is there. A crew is rarely larger; each line appears once the one before it is signed. */
const others = [1, 2, 3, 4, 5].map((nth): TemplateField => ({
  id: `crew_${nth}`,
  type: 'signature',
  signer: 'crew',
  label: both(`Crew member ${nth}, if present`, `Miembro del equipo ${nth}, si está presente`),
  ...(nth > 1 && { show_if: whereAnswered(`crew_${nth - 1}`) }),
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
        technician,
        ...others,
      ],
    },
  ],
})
