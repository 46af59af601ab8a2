import { where } from './parts/conditions.ts'
import { jobHeader } from './parts/header.ts'
import { longWords } from './parts/questions.ts'
import { ownerSigns, signatures } from './parts/signatures.ts'
import { both, option } from './parts/wording.ts'
import { defineTemplate, type TemplateField } from './template.ts'

const mayDecline: TemplateField = {
  id: 'may_decline',
  type: 'info',
  label: both('You may say no', 'Usted puede negarse'),
  text: both(
    'You don’t have to give up your right to cancel. If you keep it, we begin the work after the last day to cancel. We can tell you now how to keep the damage from getting worse until then. Nobody may write the statement below for you, or tell you what to write.',
    'Usted no tiene que renunciar a su derecho a cancelar. Si lo conserva, empezamos el trabajo después del último día para cancelar. Podemos decirle ahora cómo evitar que el daño empeore hasta entonces. Nadie puede escribir por usted la declaración de abajo ni decirle qué escribir.',
  ),
}

const decision: TemplateField = {
  id: 'decision',
  type: 'choice',
  label: both('Your decision', 'Su decisión'),
  need: 'always',
  options: [
    option(
      'waives',
      'There is an emergency. I give up my right to cancel, so that work can begin now',
      'Hay una emergencia. Renuncio a mi derecho a cancelar para que el trabajo empiece ahora',
    ),
    option('keeps', 'I keep my right to cancel', 'Conservo mi derecho a cancelar'),
  ],
}

const statement: TemplateField = {
  id: 'statement',
  type: 'handwriting',
  label: both('Your statement, in your own handwriting', 'Su declaración, escrita a mano por usted'),
  help: both(
    'Write what happened, why it can’t wait, and that you give up your right to cancel within three business days.',
    'Escriba qué pasó, por qué no puede esperar y que renuncia a su derecho a cancelar dentro de tres días hábiles.',
  ),
  need: 'always',
}

export const emergencyWaiver = defineTemplate({
  slug: 'emergency-waiver',
  code: 'F02',
  title: both(
    'Emergency Need and Waiver of Cancellation',
    'Necesidad de emergencia y renuncia al derecho a cancelar',
  ),
  sections: [
    jobHeader({
      id: 'agreement_date',
      type: 'date',
      label: both(
        'Date of the work authorization that this belongs to',
        'Fecha de la autorización del trabajo a la que corresponde',
      ),
      fact: 'agreement.date',
      need: 'always',
    }),
    {
      id: 'choice',
      title: both('Your right to cancel', 'Su derecho a cancelar'),
      fields: [
        {
          id: 'waiver_text',
          type: 'legal',
          label: both('About this waiver', 'Sobre esta renuncia'),
          block: 'emergency_waiver',
          version: 1,
        },
        {
          id: 'last_day',
          type: 'calculated',
          label: both(
            'Last day to cancel, if you keep the right',
            'Último día para cancelar, si conserva el derecho',
          ),
          formula: 'last_day_to_cancel(agreement_date)',
        },
        mayDecline,
        decision,
      ],
    },
    {
      id: 'emergency',
      title: both('The emergency', 'La emergencia'),
      show_if: where('decision', 'waives'),
      fields: [
        { id: 'began_on', type: 'date', label: both('Day it began', 'Día en que empezó') },
        { id: 'began_at', type: 'time', label: both('Time it began', 'Hora en que empezó') },
        statement,
        longWords(
          'statement_typed',
          both('The same, typed, if you like', 'Lo mismo escrito con teclado, si quiere'),
          {
            help: both(
              'This helps others read it. It doesn’t replace your handwriting.',
              'Ayuda a otros a leerla. No reemplaza lo escrito a mano.',
            ),
          },
        ),
      ],
    },
    signatures(ownerSigns),
  ],
})
