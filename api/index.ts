import { newApi, answerError } from './answers.ts'
import { openAllowedSites } from './allowed-sites.ts'
import { alertsApi } from './alerts.ts'
import { auditApi } from './audit.ts'
import { authApi } from './auth.ts'
import { authenticate } from './authentication.ts'
import { blobsApi } from './blobs.ts'
import { calendarApi } from './calendar.ts'
import { certificationsApi } from './certifications.ts'
import { answerTo, chatbotApi } from './chatbot.ts'
import { chatAnswersApi } from './chat-answers.ts'
import { chatSettingsApi } from './chat-settings.ts'
import { chatRecordsApi } from './chat-records.ts'
import { chatQuestionsApi } from './chat-questions.ts'
import { chatsApi } from './chats.ts'
import { companyApi } from './company.ts'
import { openContext } from './context.ts'
import { dashboardApi } from './dashboard.ts'
import type { ApiParts } from './env.ts'
import { deviationsApi } from './deviations.ts'
import { jobDryingApi, pointsApi, stationsApi } from './drying.ts'
import { employeeFilesApi } from './employee-files.ts'
import { employeesApi } from './employees.ts'
import { equipmentApi } from './equipment.ts'
import { equipmentMovesApi, jobEquipmentApi } from './equipment-moves.ts'
import { equipmentReportsApi } from './equipment-reports.ts'
import { eventsApi } from './events.ts'
import { factorsApi } from './factors.ts'
import { itemsApi } from './items.ts'
import { jobVisitsApi } from './job-visits.ts'
import { jobExportApi } from './job-export.ts'
import { jobFileApi } from './job-file.ts'
import { jobFormsApi } from './job-forms.ts'
import { jobMessagesApi } from './job-messages.ts'
import { jobMoneyApi } from './job-money.ts'
import { jobSetupApi } from './job-setup.ts'
import { jobsApi } from './jobs.ts'
import { leadWorkApi } from './lead-work.ts'
import { leadsApi } from './leads.ts'
import { localNumbersApi } from './local-numbers.ts'
import { legalTextsApi } from './legal-texts.ts'
import { lostFactorsApi } from './lost-factors.ts'
import { needsRoom } from './needs-room.ts'
import { officeCallsApi } from './office-calls.ts'
import { describeOpen } from './open-endpoints.ts'
import { ownCalendarApi } from './own-calendar.ts'
import { photosApi } from './photos.ts'
import { portraitsApi } from './portraits.ts'
import { profileApi } from './profile.ts'
import { shownFactorsApi } from './shown-factors.ts'
import { pushApi } from './push.ts'
import { readingsApi, visitClosingApi } from './readings.ts'
import { receiptsApi } from './receipts.ts'
import { rolesApi } from './roles.ts'
import { jobPhotosApi } from './job-photos.ts'
import { boxesApi, jobBoxesApi } from './boxes.ts'
import { contentsExportApi } from './contents-export.ts'
import { contentsApi, jobContentsApi } from './contents.ts'
import { jobRoomsApi, roomsApi } from './rooms.ts'
import { jobSketchesApi } from './sketches.ts'
import { submissionExportsApi } from './submission-exports.ts'
import { signingRequestsApi } from './signing-requests.ts'
import { submissionsApi } from './submissions.ts'
import { formPapersApi } from './form-papers.ts'
import { formTemplatesApi } from './form-templates.ts'
import { formsApi } from './forms.ts'
import { searchApi } from './search.ts'
import { shiftsApi } from './shifts.ts'
import { signatureApi } from './signature.ts'
import { syncProblemsApi } from './sync-problems.ts'
import { visitorChatsApi } from './visitor-chats.ts'
import { visitorDevicesApi } from './visitor-devices.ts'
import { visitsApi } from './visits.ts'
import { vitalsApi } from './vitals.ts'

/** Every endpoint: the table of contents of the machines' door. */
export function createApi(parts: ApiParts) {
  const api = newApi()
  api.onError(answerError)
  api.notFound((c) => {
    const detail = 'Not found.'
    return c.json({ code: 'not-found', detail, message: detail }, 404)
  })
  api.use(openContext(parts))
  api.use('/api/chatbot/*', answerTo(openAllowedSites(parts.world, parts.chatOrigins ?? [])))
  api.use('/api/*', needsRoom)
  api.use('/api/*', authenticate)
  api.route('/api/auth', authApi)
  api.route('/api/dashboard', dashboardApi)
  api.route('/api/auth', shownFactorsApi)
  api.route('/api/auth/factors', factorsApi)
  api.route('/api/employees', employeeFilesApi)
  api.route('/api/employees', employeesApi)
  api.route('/api/employees', lostFactorsApi)
  addJobDoors(api)
  api.route('/api/job-setup', jobSetupApi)
  api.route('/api/items', itemsApi)
  api.route('/api/rooms', roomsApi)
  api.route('/api/contents', contentsApi)
  api.route('/api/boxes', boxesApi)
  api.route('/api/points', pointsApi)
  api.route('/api/stations', stationsApi)
  api.route('/api/readings', readingsApi)
  api.route('/api/deviations', deviationsApi)
  api.route('/api/visits', visitClosingApi)
  api.route('/api/forms', formsApi)
  api.route('/api/form-templates', formTemplatesApi)
  api.route('/api/form-templates', formPapersApi)
  api.route('/api/signing-requests', signingRequestsApi)
  api.route('/api/legal-texts', legalTextsApi)
  api.route('/api/submissions', submissionExportsApi)
  api.route('/api/submissions', submissionsApi)
  api.route('/api/equipment-moves', equipmentMovesApi)
  api.route('/api/leads', leadWorkApi)
  api.route('/api/leads', leadsApi)
  api.route('/api/alerts', alertsApi)
  api.route('/api/office-calls', officeCallsApi)
  api.route('/api/shifts', shiftsApi)
  api.route('/api/blobs', blobsApi)
  api.route('/api/calendar', calendarApi)
  api.route('/api/certifications', certificationsApi)
  api.route('/api/chatbot', chatbotApi)
  api.route('/api/chatbot/chats', visitorChatsApi)
  api.route('/api/chatbot', visitorDevicesApi)
  api.route('/api/chats', chatsApi)
  api.route('/api/chats', chatRecordsApi)
  api.route('/api/chat-settings', chatSettingsApi)
  api.route('/api/chat-answers', chatAnswersApi)
  api.route('/api/chat-questions', chatQuestionsApi)
  api.route('/api/company', companyApi)
  api.route('/api/local-numbers', localNumbersApi)
  api.route('/api/equipment', equipmentApi)
  api.route('/api/equipment/reports', equipmentReportsApi)
  api.route('/api/photos', photosApi)
  api.route('/api/portraits', portraitsApi)
  api.route('/api/profile', profileApi)
  api.route('/api/profile/calendar', ownCalendarApi)
  api.route('/api/profile/signature', signatureApi)
  api.route('/api/push', pushApi)
  api.route('/api/receipts', receiptsApi)
  api.route('/api/events', eventsApi)
  api.route('/api/roles', rolesApi)
  api.route('/api/search', searchApi)
  api.route('/api/sync-problems', syncProblemsApi)
  api.route('/api/visits', visitsApi)
  api.route('/api/vitals', vitalsApi)
  api.route('/api/audit', auditApi)
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  let description: string | undefined
  api.get('/api/openapi.json', (c) => {
    description ??= JSON.stringify(describeOpen(api.getOpenAPI31Document(aboutAt(parts.world.publicUrl))))
    return c.body(description, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' })
  })
  return api
}

function aboutAt(url: string) {
  return {
    openapi: '3.1.0',
    info: { title: 'Mission Restore API', version: '1' },
    servers: [{ url }],
    security: [{ bearer: [] }],
  }
}

/** What is asked and told of one job. */
function addJobDoors(api: ReturnType<typeof newApi>) {
  api.route('/api/jobs', jobFileApi)
  api.route('/api/jobs', jobExportApi)
  api.route('/api/jobs', jobsApi)
  api.route('/api/jobs', jobVisitsApi)
  api.route('/api/jobs', jobRoomsApi)
  api.route('/api/jobs', jobSketchesApi)
  api.route('/api/jobs', jobContentsApi)
  api.route('/api/jobs', contentsExportApi)
  api.route('/api/jobs', jobBoxesApi)
  api.route('/api/jobs', jobPhotosApi)
  api.route('/api/jobs', jobDryingApi)
  api.route('/api/jobs', jobEquipmentApi)
  api.route('/api/jobs', jobFormsApi)
  api.route('/api/jobs', jobMoneyApi)
  api.route('/api/jobs', jobMessagesApi)
}
