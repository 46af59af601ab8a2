import type { OfficeReason, VisitStepKind } from './visit-step.ts'

export const visitStepWords: Record<VisitStepKind, string> = {
  on_my_way: 'On the way',
  arrived: 'Arrived',
  departed: 'Departed',
  needs_office: 'Needs the office',
}

export const officeReasonWords: Record<OfficeReason, string> = {
  materials: 'Materials or equipment missing',
  no_access: 'Can’t get in',
  hazard: 'Hazard: asbestos, electrical or sewage',
  question: 'Customer has a question',
  left_gaps: 'Left with gaps in the file',
  other: 'Something else',
}
