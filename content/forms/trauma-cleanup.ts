import { jobHeader } from './parts/header.ts'
import { signatures, technicianSigns } from './parts/signatures.ts'
import { both } from './parts/wording.ts'
import { defineTemplate } from './template.ts'
import { belongings } from './trauma-cleanup/belongings.ts'
import { crew, release } from './trauma-cleanup/release.ts'
import { cleaning, waste } from './trauma-cleanup/work.ts'

export const traumaCleanup = defineTemplate({
  slug: 'trauma-cleanup',
  code: 'F19',
  title: both('Trauma and Biohazard Cleanup Record', 'Registro de limpieza de trauma y riesgo biológico'),
  sections: [jobHeader(), release, crew, cleaning, waste, belongings, signatures(technicianSigns)],
})
