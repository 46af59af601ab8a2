/** Every fixed address under /ops. */
export const opsPaths: readonly string[] = [
  '/ops/login',
  '/ops/activate',
  '/ops/password',
  '/ops/dashboard',
  '/ops/second-step',
  '/ops/audit',
  '/ops/intake',
  '/ops/intake/new',
  '/ops/submissions',
  '/ops/submissions/chats',
  '/ops/submissions/forms',
  '/ops/sync-problems',
  '/ops/alerts',
  '/ops/on-call',
  '/ops/equipment',
  '/ops/forms',
  '/ops/employees',
  '/ops/employees/new',
  '/ops/employees/import',
  '/ops/roles',
  '/ops/roles/new',
  '/ops/projects-config',
  '/ops/projects-config/numbers',
  '/ops/projects-config/jobs',
  '/ops/projects-config/jobs/drying',
  '/ops/forms/fill/new',
  '/ops/forms/templates',
  '/ops/chatbot-settings',
  '/ops/profile',
]

const recordPath =
  /^\/ops\/(?:(?:submissions(?:\/(?:chats|forms))?|employees|roles|intake|forms\/(?:fill|sign(?:\/form)?))\/([^/]+)|intake\/([^/]+)\/(?:loss|people|rooms|contents|drying|equipment|visits|forms|photos|money|messages|timeline|audit|sketch|readings\/(?:now|[0-9a-f-]{36})))$/
const templatePath = /^\/ops\/forms\/templates\/([^/]+)$/
const formSlug = /^[a-z][a-z0-9-]{1,59}$/
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function isRecordId(id: string) {
  return uuid.test(id)
}

/** True for the addresses that the portal answers; the server answers 404 for every other one under /ops. */
export function isOpsPath(path: string) {
  if (opsPaths.includes(path)) return true
  const [, template] = templatePath.exec(path) ?? []
  if (template !== undefined) return formSlug.test(template)
  const [, record, job] = recordPath.exec(path) ?? []
  const id = record ?? job
  return id !== undefined && isRecordId(id)
}
