import { where } from '../parts/conditions.ts'
import { longWords, words, yesNo } from '../parts/questions.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateField, TemplateSection } from '../template.ts'

export const release: TemplateSection = {
  id: 'release',
  title: both('Release of the scene', 'Liberación del lugar'),
  fields: [
    yesNo('released', both('Has the authority released the scene?', '¿La autoridad ya liberó el lugar?')),
    {
      id: 'stay_out',
      type: 'info',
      label: both('Do not go in', 'No entre'),
      text: both(
        'Touch nothing until the police or the coroner releases the scene. Call the office.',
        'No toque nada hasta que la policía o el médico forense libere el lugar. Llame a la oficina.',
      ),
      show_if: where('released', 'no'),
    },
    words('authority', both('Authority and officer', 'Autoridad y oficial'), {
      show_if: where('released', 'yes'),
      need: 'always',
    }),
    words('case_number', both('Case number', 'Número de caso'), { show_if: where('released', 'yes') }),
    {
      id: 'released_on',
      type: 'date',
      label: both('Released on', 'Liberado el'),
      show_if: where('released', 'yes'),
      need: 'always',
    },
    { id: 'released_at', type: 'time', label: both('At', 'A las'), show_if: where('released', 'yes') },
    words(
      'contact',
      both('Person who speaks for the family or owner', 'Persona que habla por la familia o el dueño'),
      { need: 'always' },
    ),
  ],
}

const people: TemplateField = {
  id: 'people',
  type: 'table',
  label: both('Crew', 'Equipo de trabajo'),
  help: both(
    'No one works here without bloodborne pathogen training.',
    'Nadie trabaja aquí sin la capacitación sobre patógenos de la sangre.',
  ),
  need: 'always',
  columns: [
    { id: 'person', type: 'text', label: both('Name', 'Nombre'), is_needed: true },
    {
      id: 'trained_on',
      type: 'date',
      label: both('Last trained on', 'Última capacitación'),
      is_needed: true,
    },
    {
      id: 'vaccine_offered',
      type: 'yes_no',
      label: both('Hepatitis B vaccine offered', 'Se ofreció la vacuna contra la hepatitis B'),
      is_needed: true,
    },
    {
      id: 'fit_tested',
      type: 'yes_no',
      label: both('Respirator fit tested', 'Prueba de ajuste del respirador'),
    },
    { id: 'came', type: 'time', label: both('In', 'Entrada') },
    { id: 'left', type: 'time', label: both('Out', 'Salida') },
    {
      id: 'hours',
      type: 'calculated',
      label: both('Hours', 'Horas'),
      formula: 'hours_between(came, left)',
      unit: 'h',
    },
  ],
}

export const crew: TemplateSection = {
  id: 'crew',
  title: both('Crew and protection', 'Equipo de trabajo y protección'),
  fields: [
    people,
    {
      id: 'person_hours',
      type: 'calculated',
      label: both('Total hours', 'Total de horas'),
      formula: 'sum(people, "hours")',
      unit: 'h',
    },
    {
      id: 'ppe',
      type: 'chips',
      label: both('Protective equipment', 'Equipo de protección'),
      need: 'always',
      options: [
        option('double_gloves', 'Two pairs of gloves', 'Dos pares de guantes'),
        option('suit', 'Fluid-resistant suit', 'Traje resistente a fluidos'),
        option('boots', 'Boots or covers', 'Botas o cubrebotas'),
        option('shield', 'Goggles or face shield', 'Gafas o careta'),
        option('respirator', 'Respirator', 'Respirador'),
        option('cut_gloves', 'Cut-resistant gloves', 'Guantes anticorte'),
      ],
    },
    yesNo('zones', both('Are clean and dirty zones marked?', '¿Están marcadas las zonas limpia y sucia?')),
    yesNo('exposure', both('Was anyone exposed?', '¿Hubo alguna exposición?')),
    longWords(
      'exposure_note',
      both('Who, when, and that the report was made', 'Quién, cuándo, y que se hizo el informe'),
      {
        help: both(
          'Fill in the incident report at once. Write nothing medical here.',
          'Llene de inmediato el informe de incidente. No escriba nada médico aquí.',
        ),
        show_if: where('exposure', 'yes'),
        need: 'always',
      },
    ),
  ],
}
