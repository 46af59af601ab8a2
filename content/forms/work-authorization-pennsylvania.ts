import { cancellationSection } from './agreement/cancellation.ts'
import { consentSection } from './agreement/consents.ts'
import { customerSection } from './agreement/customer.ts'
import { paymentSection } from './agreement/payment.ts'
import { scopeSection } from './agreement/scope.ts'
import { termsSection } from './agreement/terms.ts'
import { words } from './parts/questions.ts'
import { companySigns, ownerSigns, signatures } from './parts/signatures.ts'
import { both } from './parts/wording.ts'
import { defineTemplate, type TemplateSection } from './template.ts'

/** What Pennsylvania wants in a home improvement contract beside the work, its dates and its price. */
const contractorSection: TemplateSection = {
  id: 'contractor',
  title: both('Contractor', 'Contratista'),
  fields: [
    words(
      'registration',
      both('Pennsylvania contractor registration number', 'Número de registro de contratista de Pensilvania'),
      { fact: 'company.pa_hic_number', need: 'always' },
    ),
    {
      id: 'liability',
      type: 'money',
      label: both('Personal injury insurance, amount', 'Seguro de lesiones personales, monto'),
      fact: 'company.injury_insurance',
      need: 'always',
    },
    {
      id: 'property',
      type: 'money',
      label: both('Property damage insurance, amount', 'Seguro de daños a la propiedad, monto'),
      fact: 'company.property_insurance',
      need: 'always',
    },
    {
      id: 'subcontractors',
      type: 'table',
      label: both('Subcontractors known today', 'Subcontratistas conocidos hoy'),
      columns: [
        { id: 'name', type: 'text', label: both('Name', 'Nombre'), is_needed: true },
        { id: 'address', type: 'text', label: both('Address', 'Dirección'), is_needed: true },
        { id: 'phone', type: 'text', label: both('Phone', 'Teléfono'), is_needed: true },
      ],
    },
    {
      id: 'contract_text',
      type: 'legal',
      label: both('Home improvement contract', 'Contrato de mejoras al hogar'),
      block: 'pennsylvania_contract',
      version: 1,
    },
  ],
}

export const workAuthorizationPennsylvania = defineTemplate({
  slug: 'work-authorization-pennsylvania',
  code: 'F01',
  title: both(
    'Work Authorization and Service Agreement (Pennsylvania)',
    'Autorización del trabajo y acuerdo de servicio (Pensilvania)',
  ),
  states: ['PA'],
  sections: [
    customerSection,
    scopeSection({ mustDescribe: true }),
    paymentSection,
    contractorSection,
    termsSection,
    consentSection,
    cancellationSection('cancellation_pennsylvania'),
    signatures(ownerSigns, companySigns),
  ],
})
