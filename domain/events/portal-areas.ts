/** The parts of the portal that read something of their own, and read it again after an event. */
export const portalAreas = [
  // One request, and the lists and counts of requests.
  'lead',
  'leads',
  // One job, the board and lists of jobs, and the visits of a day and those to be scheduled.
  'job',
  'jobs',
  'visits',
  // One conversation of the website's chat, and the lists of them.
  'chat',
  'chats',
  // Filled forms: one, the lists of them, and how many wait.
  'submissions',
  // Forms as they are offered to be filled in, and as the office works on them.
  'forms',
  'form-templates',
  'alerts',
  'alert-rules',
  'dashboard',
  'shifts',
  'people',
  'roles',
  'company',
  'local-numbers',
  'job-setup',
  'chat-settings',
  // Answers that staff publish for the chat, and questions that have none.
  'chat-answers',
  // Models and units of equipment, and what was reported of them.
  'equipment',
  'sync-problems',
  // What the person may do.
  'access',
] as const
export type PortalArea = (typeof portalAreas)[number]
