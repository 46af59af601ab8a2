import { cancellationSection } from './agreement/cancellation.ts'
import { consentSection } from './agreement/consents.ts'
import { customerSection } from './agreement/customer.ts'
import { paymentSection } from './agreement/payment.ts'
import { scopeSection } from './agreement/scope.ts'
import { termsSection } from './agreement/terms.ts'
import { companySigns, ownerSigns, signatures } from './parts/signatures.ts'
import { both } from './parts/wording.ts'
import { defineTemplate } from './template.ts'

export const workAuthorizationOhio = defineTemplate({
  slug: 'work-authorization-ohio',
  code: 'F01',
  title: both(
    'Work Authorization and Service Agreement (Ohio)',
    'Autorización del trabajo y acuerdo de servicio (Ohio)',
  ),
  states: ['OH'],
  sections: [
    customerSection,
    scopeSection({ mustDescribe: false }),
    paymentSection,
    termsSection,
    consentSection,
    cancellationSection('cancellation_ohio'),
    signatures(ownerSigns, companySigns),
  ],
})
