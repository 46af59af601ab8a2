import { arrivalSection, protectionSection } from './day-one/arrival.ts'
import { leavingSection, readingSection } from './day-one/leaving.ts'
import { photoSection, sourceSection, workSection } from './day-one/water.ts'
import { jobHeader } from './parts/header.ts'
import { signatures, technicianSigns } from './parts/signatures.ts'
import { both } from './parts/wording.ts'
import { defineTemplate } from './template.ts'

/** In the order of the work: nothing is moved or removed before it was photographed. */
export const dayOneChecklist = defineTemplate({
  slug: 'day-one-checklist',
  code: 'F08',
  title: both('Day-One Water Response Checklist', 'Lista del primer día por daño de agua'),
  sections: [
    jobHeader(),
    arrivalSection,
    protectionSection,
    photoSection,
    sourceSection,
    workSection,
    readingSection,
    leavingSection,
    signatures(technicianSigns),
  ],
})
