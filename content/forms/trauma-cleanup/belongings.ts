import { where } from '../parts/conditions.ts'
import { words, yesNo } from '../parts/questions.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateField, TemplateSection } from '../template.ts'

const things: TemplateField = {
  id: 'things',
  type: 'table',
  label: both('Personal things', 'Objetos personales'),
  show_if: where('has_belongings', 'yes'),
  need: 'always',
  columns: [
    { id: 'thing', type: 'text', label: both('What', 'Qué'), is_needed: true },
    { id: 'place', type: 'text', label: both('Where it was found', 'Dónde se encontró') },
    {
      id: 'outcome',
      type: 'choice',
      label: both('What was done', 'Qué se hizo'),
      is_needed: true,
      options: [
        option('handed_over', 'Handed over', 'Entregado'),
        option('cleaned', 'Cleaned and handed over', 'Limpiado y entregado'),
        option('stored', 'Stored for the family', 'Guardado para la familia'),
        option('authority', 'Given to the authority', 'Entregado a la autoridad'),
        option('asked', 'Waiting for their decision', 'En espera de su decisión'),
      ],
    },
    { id: 'on', type: 'date', label: both('Date', 'Fecha') },
    { id: 'remark', type: 'text', label: both('Remarks', 'Observaciones') },
  ],
}

export const belongings: TemplateSection = {
  id: 'belongings',
  title: both('Personal things', 'Objetos personales'),
  fields: [
    yesNo(
      'has_belongings',
      both('Were personal things found or set aside?', '¿Se encontraron o apartaron objetos personales?'),
    ),
    things,
    yesNo(
      'handed_over',
      both('Were things handed over to the family?', '¿Se entregaron objetos a la familia?'),
      {
        show_if: where('has_belongings', 'yes'),
      },
    ),
    words(
      'relation',
      both('Relation of the person who gets them', 'Parentesco de la persona que los recibe'),
      {
        show_if: where('handed_over', 'yes'),
        need: 'always',
      },
    ),
    {
      id: 'belongings_terms',
      type: 'legal',
      label: both('Receiving personal things', 'Recibir objetos personales'),
      block: 'personal_effects',
      version: 1,
      show_if: where('handed_over', 'yes'),
    },
    {
      id: 'kin_signature',
      type: 'signature',
      signer: 'next_of_kin',
      label: both('Next of kin', 'Familiar más cercano'),
      show_if: where('handed_over', 'yes'),
      need: 'always',
      may_decline: true,
    },
  ],
}
