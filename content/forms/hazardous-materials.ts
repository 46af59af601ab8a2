import { findings } from './hazardous-materials/findings.ts'
import { leadPaper } from './hazardous-materials/lead.ts'
import { jobHeader } from './parts/header.ts'
import { mayAnswer, yesNo } from './parts/questions.ts'
import { ownerSigns, signatures, technicianSigns } from './parts/signatures.ts'
import { both, option } from './parts/wording.ts'
import { defineTemplate, type TemplateSection } from './template.ts'

/** Houses built before 1978 fall under the federal lead rule, 40 CFR 745. */
const building: TemplateSection = {
  id: 'building',
  title: both('Building', 'Edificio'),
  fields: [
    {
      id: 'year_known',
      type: 'choice',
      label: both('Is the year of construction known?', '¿Se sabe el año de construcción?'),
      need: 'always',
      options: [option('known', 'Known', 'Se sabe'), option('unknown', 'Not known', 'No se sabe')],
    },
    {
      id: 'year_built',
      type: 'number',
      label: both('Year built', 'Año de construcción'),
      min: 1600,
      max: 2100,
      decimals: 0,
      show_if: { all: [{ field: 'year_known', op: 'is', value: 'known' }] },
      need: 'always',
    },
    {
      id: 'lead_age',
      type: 'info',
      label: both('Lead paint is possible', 'Puede haber pintura con plomo'),
      text: both(
        'Built before 1978, or the year isn’t known. Treat painted surfaces as lead paint until a test says otherwise.',
        'Construido antes de 1978, o no se sabe el año. Trate las superficies pintadas como si tuvieran plomo hasta que una prueba diga lo contrario.',
      ),
      show_if: {
        any: [
          { field: 'year_known', op: 'is', value: 'unknown' },
          { field: 'year_built', op: 'at_most', value: 1977 },
        ],
      },
    },
    {
      id: 'occupants',
      type: 'chips',
      label: both('Who lives or comes here', 'Quién vive o viene aquí'),
      need: 'always',
      options: [
        option('child', 'Child under six', 'Niño menor de seis años'),
        option('pregnant', 'Pregnant woman', 'Mujer embarazada'),
        option('others', 'Others', 'Otras personas'),
        option('empty', 'No one', 'Nadie'),
      ],
    },
    yesNo('earlier_reports', both('Are there earlier test reports?', '¿Hay informes de pruebas anteriores?')),
    mayAnswer('reports_seen', both('Did we see them?', '¿Los vimos?'), {
      show_if: { all: [{ field: 'earlier_reports', op: 'is', value: 'yes' }] },
    }),
  ],
}

export const hazardousMaterials = defineTemplate({
  slug: 'hazardous-materials',
  code: 'F24',
  title: both('Asbestos and Lead Notice and Test', 'Aviso y prueba de asbesto y plomo'),
  sections: [
    jobHeader(),
    building,
    ...findings,
    leadPaper,
    signatures(
      {
        id: 'test_terms',
        type: 'legal',
        label: both('Testing before we begin', 'Análisis antes de empezar'),
        block: 'test_before_work',
        version: 1,
      },
      ownerSigns,
      technicianSigns,
    ),
  ],
})
