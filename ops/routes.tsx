import { createRoute, createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { checkEmployeeId, readEmployeeSearch, readPersonSearch } from './employees/search.ts'
import { readChatSettingsSearch } from './chat-settings/search.ts'
import { readAuditSearch } from './audit/search.ts'
import { DashboardScreen } from './dashboard/dashboard.tsx'
import { readDashboardSearch } from './dashboard/search.ts'
import { entryRoutes, root, staff } from './entry-routes.ts'
import { readEquipmentSearch } from './equipment/search.ts'
import { formRoutes, signRoutes } from './form-routes.ts'
import { intakeRoutes } from './intake-routes.ts'
import { readNumberSearch } from './local-numbers/search.ts'
import { readOnCallSearch } from './on-call/search.ts'
import { readProfileSearch } from './profile/search.ts'
import { checkRoleId, readRoleSearch } from './roles/search.ts'
import { FailedScreen } from './shell/failed-screen.tsx'
import { Loading } from './shell/full-page.tsx'
import { loadScreen } from './ui/load-screen.ts'
import { submissionRoutes } from './submission-routes.ts'

const dashboard = createRoute({
  getParentRoute: () => staff,
  path: '/ops/dashboard',
  validateSearch: readDashboardSearch,
  component: DashboardScreen,
})

const alerts = createRoute({
  getParentRoute: () => staff,
  path: '/ops/alerts',
  component: loadScreen(() => import('./alerts/alerts.tsx'), 'AlertsScreen'),
})

const onCall = createRoute({
  getParentRoute: () => staff,
  path: '/ops/on-call',
  validateSearch: readOnCallSearch,
  component: loadScreen(() => import('./on-call/on-call.tsx'), 'OnCall'),
})

const equipment = createRoute({
  getParentRoute: () => staff,
  path: '/ops/equipment',
  validateSearch: readEquipmentSearch,
  component: loadScreen(() => import('./equipment/equipment.tsx'), 'Equipment'),
})

const employees = createRoute({
  getParentRoute: () => staff,
  path: '/ops/employees',
  validateSearch: readEmployeeSearch,
  component: loadScreen(() => import('./employees/list/employees.tsx'), 'Employees'),
})

const newPerson = createRoute({
  getParentRoute: () => staff,
  path: '/ops/employees/new',
  component: loadScreen(() => import('./employees/person/new-person.tsx'), 'NewPerson'),
})

const importPeople = createRoute({
  getParentRoute: () => staff,
  path: '/ops/employees/import',
  component: loadScreen(() => import('./employees/list/import-people.tsx'), 'ImportPeople'),
})

const person = createRoute({
  getParentRoute: () => staff,
  path: '/ops/employees/$id',
  validateSearch: readPersonSearch,
  beforeLoad: ({ params }) => checkEmployeeId(params.id),
  component: loadScreen(() => import('./employees/person/person.tsx'), 'Person'),
})

const roles = createRoute({
  getParentRoute: () => staff,
  path: '/ops/roles',
  validateSearch: readRoleSearch,
  component: loadScreen(() => import('./roles/roles.tsx'), 'Roles'),
})

const role = createRoute({
  getParentRoute: () => roles,
  path: '$id',
  beforeLoad: ({ params }) => checkRoleId(params.id),
  component: loadScreen(() => import('./roles/role-panel.tsx'), 'RolePanel'),
})

const newRole = createRoute({
  getParentRoute: () => roles,
  path: 'new',
  component: loadScreen(() => import('./roles/new-role.tsx'), 'NewRolePanel'),
})

const noRoleChosen = createRoute({
  getParentRoute: () => roles,
  path: '/',
  component: loadScreen(() => import('./roles/nothing-chosen.tsx'), 'NothingChosen'),
})

const company = createRoute({
  getParentRoute: () => staff,
  path: '/ops/projects-config',
  component: loadScreen(() => import('./company/company.tsx'), 'Company'),
})

const localNumbers = createRoute({
  getParentRoute: () => staff,
  path: '/ops/projects-config/numbers',
  validateSearch: readNumberSearch,
  component: loadScreen(() => import('./local-numbers/local-numbers.tsx'), 'LocalNumbers'),
})

const jobSetup = createRoute({
  getParentRoute: () => staff,
  path: '/ops/projects-config/jobs',
  component: loadScreen(() => import('./company/jobs/job-setup.tsx'), 'JobSetupScreen'),
})

const dryingSetup = createRoute({
  getParentRoute: () => staff,
  path: '/ops/projects-config/jobs/drying',
  component: loadScreen(() => import('./company/drying/drying-setup.tsx'), 'DryingSetupScreen'),
})

const chatSettings = createRoute({
  getParentRoute: () => staff,
  path: '/ops/chatbot-settings',
  validateSearch: readChatSettingsSearch,
  component: loadScreen(() => import('./chat-settings/chat-settings.tsx'), 'ChatSettingsPage'),
})

const profile = createRoute({
  getParentRoute: () => staff,
  path: '/ops/profile',
  validateSearch: readProfileSearch,
  component: loadScreen(() => import('./profile/profile.tsx'), 'Profile'),
})

const audit = createRoute({
  getParentRoute: () => staff,
  path: '/ops/audit',
  validateSearch: readAuditSearch,
  component: loadScreen(() => import('./audit/audit.tsx'), 'Audit'),
})

export const router = createRouter({
  routeTree: root.addChildren([
    ...entryRoutes,
    ...signRoutes,
    staff.addChildren([
      dashboard,
      ...submissionRoutes,
      alerts,
      onCall,
      equipment,
      employees,
      newPerson,
      importPeople,
      person,
      roles.addChildren([noRoleChosen, newRole, role]),
      audit,
      company,
      localNumbers,
      jobSetup,
      dryingSetup,
      chatSettings,
      profile,
      ...intakeRoutes,
      ...formRoutes,
    ]),
  ]),
  defaultPendingComponent: Loading,
  defaultPendingMs: 100,
  defaultPendingMinMs: 200,
  defaultErrorComponent: FailedScreen,
  defaultNotFoundComponent: loadScreen(() => import('./shell/not-found.tsx'), 'NotFound'),
  scrollRestoration: false,
  // Plain `?q=330`: the default would read it as a number, and write it in quotes.
  parseSearch: parseSearchWith((text) => text),
  stringifySearch: stringifySearchWith(String),
})

// Every change of path starts at the top of the page, as on the public site. From one page of a job to another its tabs say where.
router.subscribe('onResolved', ({ pathChanged, fromLocation, toLocation }) => {
  const [from, to] = [fromLocation, toLocation].map((place) => jobPath.exec(place?.pathname ?? '')?.[0])
  if (pathChanged && (!to || from !== to)) scrollTo(0, 0)
})

const jobPath = /^\/ops\/intake\/[^/]+/

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
