/** Specified pages of the portal whose contents are not built yet, with the name each shows. */
export const notBuiltPages = {
  '/ops/dashboard': 'Dashboard',
  '/ops/employees': 'Employees',
  '/ops/roles': 'Roles',
  '/ops/intake': 'Intake',
  '/ops/forms': 'Forms',
  '/ops/projects-config': 'Projects',
  '/ops/profile': 'Profile',
  '/ops/chatbot-settings': 'Chatbot settings',
} as const

/** Every fixed address under /ops. */
export const opsPaths: readonly string[] = [
  '/ops/login',
  '/ops/password',
  '/ops/submissions',
  ...Object.keys(notBuiltPages),
]

const submissionPath = /^\/ops\/submissions\/([^/]+)$/
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function isSubmissionId(id: string) {
  return uuid.test(id)
}

/** True for the addresses that the portal answers; the server answers 404 for every other one under /ops. */
export function isOpsPath(path: string) {
  if (opsPaths.includes(path)) return true
  const id = submissionPath.exec(path)?.[1]
  return id !== undefined && isSubmissionId(id)
}
