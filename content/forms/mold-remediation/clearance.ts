import { where, whereOneOf } from '../parts/conditions.ts'
import { longWords, words, yesNo } from '../parts/questions.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateSection } from '../template.ts'

/** Someone independent of us verifies the work: we don't clear our own. */
export const clearance: TemplateSection = {
  id: 'clearance',
  title: both('Final check', 'Verificación final'),
  fields: [
    yesNo(
      'own_check',
      both('Did our own check find it clean and dry?', '¿Nuestra propia revisión lo encontró limpio y seco?'),
    ),
    {
      id: 'clearance_result',
      type: 'choice',
      label: both('Independent verification', 'Verificación independiente'),
      need: 'always',
      options: [
        option('waiting', 'Not yet', 'Todavía no'),
        option('passed', 'Passed', 'Aprobada'),
        option('failed', 'Did not pass', 'No aprobada'),
        option('declined', 'Owner does not want one', 'El dueño no la quiere'),
      ],
    },
    words('cleared_by', both('Who verified, and company', 'Quién verificó y empresa'), {
      show_if: whereOneOf('clearance_result', 'passed', 'failed'),
      need: 'always',
    }),
    {
      id: 'cleared_on',
      type: 'date',
      label: both('Verified on', 'Verificado el'),
      show_if: whereOneOf('clearance_result', 'passed', 'failed'),
      need: 'always',
    },
    words('clearance_report', both('Report number', 'Número del informe'), {
      show_if: whereOneOf('clearance_result', 'passed', 'failed'),
    }),
    longWords('failed_note', both('What did not pass, and what we do', 'Qué no se aprobó y qué hacemos'), {
      show_if: where('clearance_result', 'failed'),
      need: 'always',
    }),
    yesNo('containment_down', both('Was the containment taken down?', '¿Se desmontó la contención?')),
    { id: 'after_photos', type: 'photos', label: both('Photos after', 'Fotos de después'), phase: 'after' },
  ],
}
