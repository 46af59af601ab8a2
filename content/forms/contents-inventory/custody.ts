import { where } from '../parts/conditions.ts'
import { longWords, words, yesNo } from '../parts/questions.ts'
import { both } from '../parts/wording.ts'
import type { TemplateField, TemplateSection } from '../template.ts'

const boxes: TemplateField = {
  id: 'boxes',
  type: 'table',
  label: both('Boxes', 'Cajas'),
  need: 'always',
  columns: [
    { id: 'box', type: 'text', label: both('Box', 'Caja'), is_needed: true },
    { id: 'code', type: 'text', label: both('Code on its label', 'Código de su etiqueta') },
    {
      id: 'place',
      type: 'text',
      label: both('Room it came from', 'Habitación de donde salió'),
      is_needed: true,
    },
    { id: 'content', type: 'text', label: both('What is in it', 'Qué contiene'), is_needed: true },
    { id: 'out_on', type: 'date', label: both('Taken on', 'Retirada el'), is_needed: true },
    { id: 'stored_at', type: 'text', label: both('Where it is stored', 'Dónde está guardada') },
    { id: 'back_on', type: 'date', label: both('Returned on', 'Devuelta el') },
    { id: 'photos', type: 'photos', label: both('Photos', 'Fotos') },
  ],
}

function ownerSignature(id: string, en: string, es: string): TemplateField {
  return { id, type: 'signature', signer: 'owner', label: both(en, es), need: 'always', may_decline: true }
}

export const packOut: TemplateSection = {
  id: 'pack_out',
  title: both('Pack-out', 'Retiro'),
  show_if: where('steps', 'pack_out'),
  fields: [
    boxes,
    {
      id: 'box_count',
      type: 'calculated',
      label: both('Boxes', 'Cajas'),
      formula: 'count(boxes)',
      decimals: 0,
    },
    words('taken_to', both('Taken to', 'Se llevan a'), { need: 'always' }),
    {
      id: 'release_terms',
      type: 'legal',
      label: both('Releasing your things to us', 'Entregarnos sus cosas'),
      block: 'contents_release',
      version: 1,
    },
    ownerSignature('release_signature', 'Owner releases the boxes', 'El dueño entrega las cajas'),
  ],
}

export const packBack: TemplateSection = {
  id: 'pack_back',
  title: both('Pack-back', 'Devolución'),
  show_if: where('steps', 'pack_back'),
  fields: [
    { id: 'returned_on', type: 'date', label: both('Returned on', 'Devuelto el'), need: 'always' },
    yesNo(
      'all_returned',
      both('Is everything back and undamaged?', '¿Todo está de vuelta y en buen estado?'),
    ),
    longWords('not_returned', both('What is missing or damaged', 'Qué falta o está dañado'), {
      show_if: where('all_returned', 'no'),
      need: 'always',
    }),
    {
      id: 'receipt_terms',
      type: 'legal',
      label: both('Getting your things back', 'Recibir sus cosas de vuelta'),
      block: 'contents_receipt',
      version: 1,
    },
    ownerSignature('receipt_signature', 'Owner got the boxes back', 'El dueño recibió las cajas'),
  ],
}

export const disposal: TemplateSection = {
  id: 'disposal',
  title: both('Disposal', 'Desecho'),
  show_if: where('steps', 'disposal'),
  fields: [
    longWords(
      'disposed',
      both('Numbers of the items to throw away', 'Números de los artículos por desechar'),
      { need: 'always' },
    ),
    {
      id: 'disposal_terms',
      type: 'legal',
      label: both('What your signature allows', 'Qué permite su firma'),
      block: 'disposal_authorization',
      version: 1,
    },
    ownerSignature('disposal_signature', 'Owner allows the disposal', 'El dueño permite desecharlos'),
  ],
}
