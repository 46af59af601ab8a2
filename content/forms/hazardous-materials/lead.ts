import { where, whereOneOf } from '../parts/conditions.ts'
import { words, yesNo } from '../parts/questions.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateSection } from '../template.ts'

/** It goes to the owner before work begins that disturbs paint. */
export const leadPaper: TemplateSection = {
  id: 'lead',
  title: both('Lead pamphlet', 'Folleto sobre el plomo'),
  fields: [
    yesNo(
      'pamphlet_needed',
      both('Does the lead rule apply to this work?', '¿Se aplica la regla del plomo a este trabajo?'),
      {
        help: both(
          'Homes and places for young children built before 1978, where painted surfaces are disturbed. Ask the office about emergencies and small areas.',
          'Viviendas y lugares para niños pequeños construidos antes de 1978 donde se tocan superficies pintadas. Pregunte a la oficina por emergencias y áreas pequeñas.',
        ),
      },
    ),
    {
      id: 'pamphlet',
      type: 'info',
      label: both('The pamphlet', 'El folleto'),
      text: both(
        'Give the owner the EPA pamphlet “The Lead-Safe Certified Guide to Renovate Right”.',
        'Entregue al dueño el folleto de la EPA “The Lead-Safe Certified Guide to Renovate Right”, que también existe en español.',
      ),
      show_if: where('pamphlet_needed', 'yes'),
    },
    {
      id: 'pamphlet_way',
      type: 'choice',
      label: both('How they got it', 'Cómo lo recibieron'),
      show_if: where('pamphlet_needed', 'yes'),
      need: 'always',
      options: [
        option('hand', 'By hand', 'En mano'),
        option('mail', 'By mail, with proof of mailing', 'Por correo, con comprobante de envío'),
        option('left', 'Left at the property', 'Se dejó en la propiedad'),
      ],
    },
    {
      id: 'pamphlet_on',
      type: 'date',
      label: both('On', 'Fecha'),
      show_if: where('pamphlet_needed', 'yes'),
      need: 'always',
    },
    {
      id: 'pamphlet_at',
      type: 'time',
      label: both('At', 'Hora'),
      show_if: where('pamphlet_needed', 'yes'),
    },
    words('why_left', both('Why no one took it or signed', 'Por qué nadie lo recibió o firmó'), {
      show_if: whereOneOf('pamphlet_way', 'mail', 'left'),
      need: 'always',
    }),
    words(
      'renovator',
      both('Certified renovator and certificate number', 'Renovador certificado y número de certificado'),
      {
        show_if: where('pamphlet_needed', 'yes'),
      },
    ),
    {
      id: 'pamphlet_terms',
      type: 'legal',
      label: both('Receipt of the pamphlet', 'Recibo del folleto'),
      block: 'lead_pamphlet',
      version: 1,
      show_if: where('pamphlet_needed', 'yes'),
    },
    {
      id: 'pamphlet_signature',
      type: 'signature',
      signer: 'owner',
      label: both('Received the pamphlet', 'Recibió el folleto'),
      may_decline: true,
      show_if: where('pamphlet_way', 'hand'),
      need: 'always',
    },
  ],
}
