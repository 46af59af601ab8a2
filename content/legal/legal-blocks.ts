import { cancellationOhio, cancellationPennsylvania } from './cancellation.ts'
import { changeOrder } from './change-order.ts'
import { photoConsent, textConsent } from './consents.ts'
import { contentsReceipt, contentsRelease } from './contents-custody.ts'
import { directionToPay } from './direction-to-pay.ts'
import { disposalAuthorization } from './disposal-authorization.ts'
import { dryingStatement } from './drying-statement.ts'
import { emergencyWaiver } from './emergency-waiver.ts'
import { inspectionLimits } from './inspection-limits.ts'
import { leadPamphlet } from './lead-pamphlet.ts'
import { firstNoticeOfCancellation, noticeOfCancellation } from './notice-of-cancellation.ts'
import { partnerReferral } from './partner-referral.ts'
import { pennsylvaniaContract } from './pennsylvania-contract.ts'
import { personalEffects } from './personal-effects.ts'
import { photoPublication } from './photo-publication.ts'
import { propertyCondition } from './property-condition.ts'
import { serviceRefusal } from './service-refusal.ts'
import { serviceTerms } from './service-terms.ts'
import { subcontractorSafety } from './subcontractor-safety.ts'
import { testBeforeWork } from './test-before-work.ts'
import { workCompleted } from './work-completed.ts'
import type { LegalBlock } from './legal-block.ts'

/** Every legal text in every version that a form may name. */
export const legalBlocks: readonly LegalBlock[] = [
  serviceTerms,
  photoConsent,
  textConsent,
  cancellationOhio,
  cancellationPennsylvania,
  pennsylvaniaContract,
  emergencyWaiver,
  firstNoticeOfCancellation,
  noticeOfCancellation,
  directionToPay,
  propertyCondition,
  dryingStatement,
  changeOrder,
  workCompleted,
  photoPublication,
  serviceRefusal,
  partnerReferral,
  inspectionLimits,
  subcontractorSafety,
  disposalAuthorization,
  testBeforeWork,
  leadPamphlet,
  contentsRelease,
  contentsReceipt,
  personalEffects,
]
