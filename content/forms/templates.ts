import { basementAssessment } from './basement-assessment.ts'
import { certificateOfDrying } from './certificate-of-drying.ts'
import { changeOrder } from './change-order.ts'
import { chemicalApplication } from './chemical-application.ts'
import { completion } from './completion.ts'
import { contentsDisposal } from './contents-disposal.ts'
import { contentsInventory } from './contents-inventory.ts'
import { dailyJobLog } from './daily-job-log.ts'
import { dayOneChecklist } from './day-one-checklist.ts'
import { directionToPay } from './direction-to-pay.ts'
import { dryingLog } from './drying-log.ts'
import { emergencyWaiver } from './emergency-waiver.ts'
import { equipmentLog } from './equipment-log.ts'
import { fireAssessment } from './fire-assessment.ts'
import { hazardousMaterials } from './hazardous-materials.ts'
import { incidentReport } from './incident-report.ts'
import { invoice } from './invoice.ts'
import { moistureInspection } from './moisture-inspection.ts'
import { moistureMap } from './moisture-map.ts'
import { moldRemediation } from './mold-remediation.ts'
import { noticeOfCancellation } from './notice-of-cancellation.ts'
import { photoReport } from './photo-report.ts'
import { propertyCondition } from './property-condition.ts'
import { scopeWorksheet } from './scope-worksheet.ts'
import { serviceRefusal } from './service-refusal.ts'
import { siteSafety } from './site-safety.ts'
import { subcontractorCheckIn } from './subcontractor-check-in.ts'
import { traumaCleanup } from './trauma-cleanup.ts'
import { vehicleCheck } from './vehicle-check.ts'
import { workAuthorizationOhio } from './work-authorization-ohio.ts'
import { workAuthorizationPennsylvania } from './work-authorization-pennsylvania.ts'
import type { Template } from './template.ts'

/** The forms that come with the product, in the order of the list of standard forms. */
export const templates: readonly Template[] = [
  workAuthorizationOhio,
  workAuthorizationPennsylvania,
  emergencyWaiver,
  noticeOfCancellation,
  directionToPay,
  moistureMap,
  dryingLog,
  dailyJobLog,
  dayOneChecklist,
  siteSafety,
  propertyCondition,
  scopeWorksheet,
  certificateOfDrying,
  changeOrder,
  photoReport,
  fireAssessment,
  moldRemediation,
  contentsInventory,
  invoice,
  traumaCleanup,
  equipmentLog,
  completion,
  serviceRefusal,
  contentsDisposal,
  hazardousMaterials,
  vehicleCheck,
  incidentReport,
  subcontractorCheckIn,
  chemicalApplication,
  moistureInspection,
  basementAssessment,
]
