import { where } from './parts/conditions.ts'
import { jobHeader } from './parts/header.ts'
import { longWords, words, yesNo } from './parts/questions.ts'
import { companySigns, ownerSigns, signatures } from './parts/signatures.ts'
import { both, option } from './parts/wording.ts'
import { defineTemplate, type TemplateField } from './template.ts'

const covers: TemplateField = {
  id: 'covers',
  type: 'chips',
  label: both('Work that this covers', 'Trabajo que cubre'),
  need: 'always',
  options: [
    option('emergency', 'Emergency services', 'Servicios de emergencia'),
    option('mitigation', 'Mitigation and drying', 'Mitigación y secado'),
    option('contents', 'Contents', 'Contenidos'),
    option('cleaning', 'Cleaning', 'Limpieza'),
    option('other', 'Other', 'Otro'),
  ],
}

const payment: TemplateField[] = [
  words('policy', both('Policy number', 'Número de póliza'), { seen_with: 'claims.view' }),
  words('payee', both('Payee', 'Beneficiario del pago'), { need: 'always' }),
  words('payee_address', both('Address of the payee', 'Dirección del beneficiario'), { need: 'always' }),
  {
    id: 'pay_how',
    type: 'choice',
    label: both('How the insurance company should pay', 'Cómo debe pagar la aseguradora'),
    need: 'always',
    options: [
      option('payee', 'To the payee alone', 'Solo al beneficiario'),
      option('jointly', 'To the customer and the payee together', 'Al cliente y al beneficiario juntos'),
    ],
  },
]

const limits: TemplateField[] = [
  covers,
  longWords('covers_other', both('Other work', 'Otro trabajo'), {
    show_if: where('covers', 'other'),
    need: 'always',
  }),
  yesNo('has_limit', both('Is the amount limited?', '¿Hay un límite de monto?')),
  {
    id: 'limit',
    type: 'money',
    label: both('No more than', 'No más de'),
    seen_with: 'money.view',
    show_if: where('has_limit', 'yes'),
    need: 'always',
  },
]

const mortgage: TemplateField[] = [
  yesNo('has_mortgage', both('Is there a mortgage on the property?', '¿La propiedad tiene una hipoteca?')),
  words('lender', both('Mortgage company', 'Compañía hipotecaria'), {
    seen_with: 'claims.view',
    show_if: where('has_mortgage', 'yes'),
    need: 'always',
  }),
  words('loan', both('Loan number', 'Número de préstamo'), {
    seen_with: 'claims.view',
    show_if: where('has_mortgage', 'yes'),
  }),
  {
    id: 'mortgage_note',
    type: 'info',
    label: both('About the mortgage company', 'Sobre la compañía hipotecaria'),
    text: both(
      'The insurance company may have to name the mortgage company on a check for the building. The mortgage company then has to endorse it before it can be paid. Please ask your mortgage company how it handles this.',
      'Es posible que la aseguradora deba incluir a la compañía hipotecaria en un cheque por el edificio. En ese caso, la compañía hipotecaria debe endosarlo antes de que se pueda cobrar. Pregunte a su compañía hipotecaria cómo lo hace.',
    ),
    show_if: where('has_mortgage', 'yes'),
  },
]

export const directionToPay = defineTemplate({
  slug: 'direction-to-pay',
  code: 'F04',
  title: both('Direction to Pay', 'Instrucción de pago'),
  sections: [
    jobHeader(),
    { id: 'payment', title: both('Payment', 'Pago'), fields: payment },
    { id: 'limits', title: both('Work and limits', 'Trabajo y límites'), fields: limits },
    { id: 'mortgage', title: both('Mortgage', 'Hipoteca'), fields: mortgage },
    {
      id: 'terms',
      title: both('What you sign', 'Qué firma usted'),
      fields: [
        {
          id: 'direction_text',
          type: 'legal',
          label: both('Direction to pay', 'Instrucción de pago'),
          block: 'direction_to_pay',
          version: 1,
        },
      ],
    },
    signatures(
      ownerSigns,
      {
        id: 'second_signature',
        type: 'signature',
        signer: 'owner',
        label: both('Second person named on the policy', 'Segunda persona en la póliza'),
      },
      companySigns,
    ),
  ],
})
