import type { QueryClient } from '@tanstack/react-query'
import type { PortalArea } from '#domain/events/portal-areas.ts'
import { invalidateAlertRules, invalidateAlerts } from '../alerts/queries.ts'
import { invalidateChatSettings } from '../chat-settings/stale-queries.ts'
import { invalidateAnswers } from '../chat-settings/answers/queries.ts'
import { invalidateChat, invalidateChats } from '../chats/queries.ts'
import { invalidateCompany } from '../company/queries.ts'
import { invalidateDashboard } from '../dashboard/queries.ts'
import { invalidatePeople, invalidatePerson } from '../employees/queries.ts'
import { invalidateEquipment } from '../equipment/stale-queries.ts'
import { invalidateForms, invalidateTemplates } from '../forms/stale-queries.ts'
import { hearOfJob } from '../device/person-store.ts'
import { invalidateJob, invalidateJobs, invalidateVisits } from '../intake/invalidate-queries.ts'
import { invalidateSetup } from '../company/jobs/queries.ts'
import { invalidateNumbers } from '../local-numbers/queries.ts'
import { invalidateSubmissions } from '../review/stale-queries.ts'
import { invalidateShifts } from '../on-call/queries.ts'
import { invalidateRoles } from '../roles/queries.ts'
import { invalidateProblems } from '../sync/queries.ts'
import { recheckSession } from '../session/session.ts'
import { invalidateLead, invalidateLeadDetails, invalidateLeads } from '../submissions/queries.ts'

type Refresh = (client: QueryClient, subject: string | null) => unknown

/** What each area of the portal reads again after an event; `subject` is the id of the record concerned. */
const refreshes: Record<PortalArea, Refresh> = {
  // The file of its job, which has the same ID, shows its notes, photos and history.
  lead: (client, id) =>
    Promise.all([id ? invalidateLead(client, id) : invalidateLeadDetails(client), refreshJob(client, id)]),
  leads: invalidateLeads,
  job: refreshJob,
  jobs: invalidateJobs,
  visits: invalidateVisits,
  chat: (client, id) => invalidateChat(client, id),
  chats: invalidateChats,
  submissions: invalidateSubmissions,
  forms: invalidateForms,
  'form-templates': invalidateTemplates,
  alerts: invalidateAlerts,
  'alert-rules': invalidateAlertRules,
  dashboard: invalidateDashboard,
  shifts: invalidateShifts,
  people: (client, id) => (id ? invalidatePerson(client, id) : invalidatePeople(client)),
  roles: invalidateRoles,
  company: invalidateCompany,
  'local-numbers': invalidateNumbers,
  'job-setup': invalidateSetup,
  'chat-settings': invalidateChatSettings,
  'chat-answers': invalidateAnswers,
  equipment: invalidateEquipment,
  'sync-problems': invalidateProblems,
  access: (client) => recheckSession().then(() => client.invalidateQueries()),
}

/** On the screen, and on the device whatever screen is open. */
function refreshJob(client: QueryClient, id: string | null) {
  // A chat that became this job has its ID, and offers to tell its visitor who comes when.
  return Promise.all([invalidateJob(client, id), hearOfJob(id), id && invalidateChat(client, id)])
}

const ofOneRecord: ReadonlySet<PortalArea> = new Set(['lead', 'job', 'chat', 'people'])
const together = 120

/** Collects what is stale for a moment, so that a storm of events becomes one refresh of each area. */
export function openRefresh(client: QueryClient) {
  let stale = new Map<string, () => unknown>()
  let timer: ReturnType<typeof setTimeout> | undefined
  return (areas: readonly PortalArea[], subject: string | null) => {
    for (const area of areas)
      stale.set(ofOneRecord.has(area) ? `${area} ${subject}` : area, () => refreshes[area](client, subject))
    timer ??= setTimeout(() => {
      const due = stale
      stale = new Map()
      timer = undefined
      for (const refresh of due.values()) void refresh()
    }, together)
  }
}
