import { where, whereOneOf } from '../parts/conditions.ts'
import { longWords, words, yesNo } from '../parts/questions.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateField, TemplateOption, TemplateSection } from '../template.ts'

const substances: TemplateOption[] = [
  option('asbestos', 'Asbestos', 'Asbesto'),
  option('lead', 'Lead', 'Plomo'),
  option('both', 'Both', 'Ambos'),
]

const materials: TemplateField = {
  id: 'materials',
  type: 'table',
  label: both('Materials that the work would disturb', 'Materiales que el trabajo tocaría'),
  need: 'always',
  columns: [
    { id: 'material', type: 'text', label: both('Material', 'Material'), is_needed: true },
    { id: 'place', type: 'text', label: both('Room and place', 'Habitación y lugar'), is_needed: true },
    {
      id: 'area',
      type: 'number',
      label: both('Area', 'Área'),
      unit: 'sq ft',
      min: 0,
      max: 100000,
      is_needed: true,
    },
    {
      id: 'suspect',
      type: 'choice',
      label: both('May hold', 'Puede contener'),
      options: substances,
      is_needed: true,
    },
    {
      id: 'condition',
      type: 'choice',
      label: both('Condition', 'Estado'),
      options: [
        option('good', 'Not damaged', 'Sin daño'),
        option('damaged', 'Damaged', 'Dañado'),
        option('loose', 'Crumbling or peeling', 'Se desmorona o se descascara'),
      ],
    },
    {
      id: 'decision',
      type: 'choice',
      label: both('What we do', 'Qué hacemos'),
      is_needed: true,
      options: [
        option('test', 'Test it', 'Analizarlo'),
        option('assume', 'Treat it as positive', 'Tratarlo como positivo'),
        option('leave', 'Leave it alone', 'No tocarlo'),
      ],
    },
    { id: 'photos', type: 'photos', label: both('Photos', 'Fotos') },
  ],
}

const samples: TemplateField = {
  id: 'samples',
  type: 'table',
  label: both('Samples', 'Muestras'),
  show_if: where('sampled', 'yes'),
  need: 'always',
  columns: [
    { id: 'sample', type: 'text', label: both('Sample number', 'Número de muestra'), is_needed: true },
    { id: 'material', type: 'text', label: both('Material and layer', 'Material y capa'), is_needed: true },
    { id: 'place', type: 'text', label: both('Room and place', 'Habitación y lugar'), is_needed: true },
    { id: 'taken_on', type: 'date', label: both('Taken on', 'Tomada el'), is_needed: true },
    {
      id: 'looked_for',
      type: 'choice',
      label: both('Tested for', 'Se analizó'),
      options: substances.slice(0, 2),
      is_needed: true,
    },
    {
      id: 'result',
      type: 'choice',
      label: both('Result', 'Resultado'),
      is_needed: true,
      options: [
        option('waiting', 'Waiting', 'En espera'),
        option('none', 'None detected', 'No se detectó'),
        option('found', 'Found', 'Se encontró'),
      ],
    },
    {
      id: 'amount',
      type: 'text',
      label: both('Amount, as the lab writes it', 'Cantidad, como la escribe el laboratorio'),
    },
    { id: 'result_on', type: 'date', label: both('Result on', 'Resultado el') },
    { id: 'photos', type: 'photos', label: both('Photos', 'Fotos') },
  ],
}

/** What is there, what was tested, and what follows. */
export const findings: TemplateSection[] = [
  {
    id: 'suspects',
    title: both('Materials', 'Materiales'),
    fields: [
      materials,
      {
        id: 'total_area',
        type: 'calculated',
        label: both('Total area', 'Área total'),
        formula: 'sum(materials, "area")',
        unit: 'sq ft',
      },
    ],
  },
  {
    id: 'tests',
    title: both('Samples and results', 'Muestras y resultados'),
    fields: [
      yesNo('sampled', both('Were samples taken?', '¿Se tomaron muestras?')),
      words(
        'sampler',
        both('Who took them, and their license number', 'Quién las tomó y su número de licencia'),
        {
          show_if: where('sampled', 'yes'),
          need: 'always',
        },
      ),
      words('lab', both('Laboratory and its accreditation', 'Laboratorio y su acreditación'), {
        show_if: where('sampled', 'yes'),
        need: 'always',
      }),
      samples,
    ],
  },
  {
    id: 'next',
    title: both('Next steps', 'Próximos pasos'),
    fields: [
      {
        id: 'outcome',
        type: 'choice',
        label: both('Status', 'Estado'),
        need: 'always',
        options: [
          option('waiting', 'Waiting for results', 'En espera de resultados'),
          option('clear', 'None detected, work goes on', 'No se detectó, el trabajo sigue'),
          option('found', 'Found, licensed firm needed', 'Se encontró, hace falta una empresa con licencia'),
          option('untouched', 'Not disturbed', 'No se toca'),
        ],
      },
      {
        id: 'stop',
        type: 'info',
        label: both('Leave these materials alone', 'No toque estos materiales'),
        text: both(
          'No cutting, sanding, breaking or fans on these materials. Keep people out and call the office.',
          'No corte, lije ni rompa estos materiales ni dirija ventiladores hacia ellos. Mantenga a la gente afuera y llame a la oficina.',
        ),
        show_if: whereOneOf('outcome', 'waiting', 'found'),
      },
      words('abatement_firm', both('Licensed firm', 'Empresa con licencia'), {
        show_if: where('outcome', 'found'),
      }),
      yesNo(
        'notice_checked',
        both(
          'Did the office check which notices the state requires?',
          '¿La oficina revisó qué avisos exige el estado?',
        ),
        {
          show_if: where('outcome', 'found'),
        },
      ),
      longWords('next_note', both('What happens next', 'Qué pasa después')),
    ],
  },
]
