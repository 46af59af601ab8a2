import * as alerts from '#domain/alerts/alert-events.ts'
import * as denials from '#domain/audit/denial-event.ts'
import * as certifications from '#domain/certifications/certification-events.ts'
import * as chats from '#domain/chat/chat-events.ts'
import * as chatSettings from '#domain/chat/settings/settings-event.ts'
import * as chatAnswers from '#domain/chat/published/answer-events.ts'
import * as chatQuestions from '#domain/chat/unanswered/question-events.ts'
import * as company from '#domain/company/company-events.ts'
import * as access from '#domain/employees/access-events.ts'
import * as employees from '#domain/employees/employee-events.ts'
import * as equipment from '#domain/equipment/equipment-events.ts'
import * as equipmentMoves from '#domain/equipment/moves/move-events.ts'
import * as signingRequests from '#domain/signing-requests/signing-request-events.ts'
import * as submissionExports from '#domain/submissions/exports/export-events.ts'
import * as formTemplates from '#domain/forms/templates/template-events.ts'
import * as legalTexts from '#domain/forms/legal/legal-text-event.ts'
import * as companyForms from '#domain/submissions/company-form-events.ts'
import * as submissions from '#domain/submissions/submission-events.ts'
import * as jobExports from '#domain/exports/export-events.ts'
import * as equipmentReports from '#domain/equipment/reports/report-events.ts'
import * as factors from '#domain/factors/factor-events.ts'
import * as jobs from '#domain/jobs/job-events.ts'
import * as jobSetup from '#domain/jobs/set-up/set-up-event.ts'
import * as leads from '#domain/leads/lead-events.ts'
import * as officeCalls from '#domain/leads/office-calls/office-call-events.ts'
import * as messages from '#domain/messages/message-events.ts'
import * as money from '#domain/money/money-events.ts'
import * as numbers from '#domain/numbers/number-events.ts'
import * as portraits from '#domain/portraits/portrait-events.ts'
import * as preferences from '#domain/preferences/preference-events.ts'
import * as projects from '#domain/projects/project-events.ts'
import * as push from '#domain/push/push-events.ts'
import * as visitors from '#domain/receipts/visitor-events.ts'
import * as deviations from '#domain/readings/deviations/deviation-events.ts'
import * as readings from '#domain/readings/reading-events.ts'
import * as roles from '#domain/roles/role-events.ts'
import * as photos from '#domain/photos/photo-events.ts'
import * as contents from '#domain/contents/contents-events.ts'
import * as boxes from '#domain/contents/box-events.ts'
import * as rooms from '#domain/rooms/room-events.ts'
import * as sketches from '#domain/sketch/sketch-events.ts'
import * as sessions from '#domain/sessions/session-events.ts'
import * as shifts from '#domain/shifts/shift-events.ts'
import * as signatures from '#domain/signatures/signature-events.ts'
import * as sync from '#domain/sync/sync-events.ts'
import * as calendars from '#domain/visits/calendar-events.ts'
import * as visits from '#domain/visits/visit-events.ts'
import type { EventRules } from './define-event.ts'

export type KnownKind = EventRules & { readonly name: string; readonly subjects: readonly string[] }

const known: readonly KnownKind[] = [
  ...Object.values(leads),
  ...Object.values(officeCalls),
  ...Object.values(visitors),
  ...Object.values(chats),
  ...Object.values(chatSettings),
  ...Object.values(chatAnswers),
  ...Object.values(chatQuestions),
  ...Object.values(jobs),
  ...Object.values(jobSetup),
  ...Object.values(jobExports),
  ...Object.values(visits),
  ...Object.values(photos),
  ...Object.values(rooms),
  ...Object.values(contents),
  ...Object.values(boxes),
  ...Object.values(sketches),
  ...Object.values(readings),
  ...Object.values(deviations),
  ...Object.values(messages),
  ...Object.values(money),
  ...Object.values(calendars),
  ...Object.values(alerts),
  ...Object.values(shifts),
  ...Object.values(employees),
  ...Object.values(certifications),
  ...Object.values(portraits),
  ...Object.values(signatures),
  ...Object.values(preferences),
  ...Object.values(push),
  ...Object.values(sessions),
  ...Object.values(access),
  ...Object.values(factors),
  ...Object.values(roles),
  ...Object.values(company),
  ...Object.values(numbers),
  ...Object.values(equipment),
  ...Object.values(equipmentMoves),
  ...Object.values(submissions),
  ...Object.values(signingRequests),
  ...Object.values(submissionExports),
  ...Object.values(companyForms),
  ...Object.values(formTemplates),
  ...Object.values(legalTexts),
  ...Object.values(equipmentReports),
  ...Object.values(projects),
  ...Object.values(denials),
  ...Object.values(sync),
]

/** Every kind of event that the product writes, by its name. */
export const eventKinds: Readonly<Record<string, KnownKind>> = Object.fromEntries(
  known.map((kind) => [kind.name, kind]),
)
