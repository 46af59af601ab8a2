import { jobHeader } from './parts/header.ts'
import { words } from './parts/questions.ts'
import { both } from './parts/wording.ts'
import { defineTemplate, type TemplateField } from './template.ts'

const dates: TemplateField[] = [
  {
    id: 'signed_on',
    type: 'date',
    label: both('Date of the transaction', 'Fecha de la transacción'),
    help: both(
      'The day on which the customer signed the work authorization.',
      'El día en que el cliente firmó la autorización del trabajo.',
    ),
    fact: 'agreement.date',
    need: 'always',
  },
  {
    id: 'last_day',
    type: 'calculated',
    label: both('Cancel no later than midnight of', 'Cancele a más tardar a la medianoche del'),
    formula: 'last_day_to_cancel(signed_on)',
  },
]

const seller: TemplateField[] = [
  words('seller', both('Name of the seller', 'Nombre del vendedor'), {
    fact: 'company.name',
    need: 'always',
  }),
  words('seller_address', both('Address of the seller', 'Dirección del vendedor'), {
    help: both(
      'A street address, where the notice is sent.',
      'Una dirección física, a la que se envía el aviso.',
    ),
    fact: 'company.address',
    need: 'always',
  }),
  words('seller_email', both('Email of the seller', 'Correo electrónico del vendedor'), {
    fact: 'company.email',
    need: 'always',
  }),
]

export const noticeOfCancellation = defineTemplate({
  slug: 'notice-of-cancellation',
  code: 'F03',
  title: both('Notice of Cancellation', 'Aviso de cancelación'),
  sections: [
    jobHeader(),
    {
      id: 'notice',
      title: both('Notice', 'Aviso'),
      fields: [
        ...dates,
        ...seller,
        {
          id: 'notice_text',
          type: 'legal',
          label: both('Notice of cancellation', 'Aviso de cancelación'),
          block: 'notice_of_cancellation',
          version: 2,
        },
      ],
    },
    {
      id: 'tear_off',
      title: both('Sign here only to cancel', 'Firme aquí solo para cancelar'),
      fields: [
        { id: 'canceled_on', type: 'date', label: both('Date', 'Fecha') },
        {
          id: 'cancel_signature',
          type: 'signature',
          signer: 'owner',
          label: both('Buyer’s signature', 'Firma del comprador'),
        },
      ],
    },
  ],
})
