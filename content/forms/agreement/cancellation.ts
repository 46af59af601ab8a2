import { both } from '../parts/wording.ts'
import type { TemplateSection } from '../template.ts'

/** The right to cancel, in the words of the state. The notice itself is a paper of its own, of which the customer gets two. */
export function cancellationSection(block: string): TemplateSection {
  return {
    id: 'cancellation',
    title: both('Your right to cancel', 'Su derecho a cancelar'),
    fields: [
      {
        id: 'cancellation_text',
        type: 'legal',
        label: both('Your right to cancel', 'Su derecho a cancelar'),
        block,
        version: 1,
      },
      {
        id: 'last_day',
        type: 'calculated',
        label: both('Last day to cancel', 'Último día para cancelar'),
        formula: 'last_day_to_cancel(form_date)',
      },
      {
        id: 'notices_received',
        type: 'initials',
        signer: 'owner',
        label: both(
          'I was shown the notice of cancellation, and I get two copies of it the way I choose when I sign',
          'Me mostraron el aviso de cancelación, y recibo dos copias de la manera que elijo al firmar',
        ),
        need: 'always',
      },
    ],
  }
}
