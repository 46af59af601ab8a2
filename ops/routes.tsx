import { createRoute, createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { checkEmployeeId, readEmployeeSearch, readPersonSearch } from './employees/search.ts'
import { readAuditSearch } from './audit/search.ts'
import { DashboardScreen } from './dashboard/dashboard.tsx'
import { readDashboardSearch } from './dashboard/search.ts'
import { entryRoutes, root } from './entry-routes.ts'
import { checkJobId, readIntakeSearch } from './intake/search.ts'
import { readNumberSearch } from './local-numbers/search.ts'
import { readOnCallSearch } from './on-call/search.ts'
import { notBuiltPages } from './paths.ts'
import { readProfileSearch } from './profile/search.ts'
import { checkRoleId, readRoleSearch } from './roles/search.ts'
import { FailedScreen } from './shell/failed-screen.tsx'
import { Loading } from './shell/full-page.tsx'
import { loadScreen } from './ui/load-screen.ts'
import { NotBuilt } from './shell/not-built.tsx'
import { Staff } from './shell/staff.tsx'
import { readProblemSearch } from './sync/search.ts'
import { checkSubmissionId, readSubmissionSearch } from './submissions/search.ts'

const staff = createRoute({ getParentRoute: () => root, id: 'staff', component: Staff })

const dashboard = createRoute({
  getParentRoute: () => staff,
  path: '/ops/dashboard',
  validateSearch: readDashboardSearch,
  component: DashboardScreen,
})

const submissions = createRoute({
  getParentRoute: () => staff,
  path: '/ops/submissions',
  validateSearch: readSubmissionSearch,
  component: loadScreen(() => import('./submissions/submissions.tsx'), 'Submissions'),
})

const submission = createRoute({
  getParentRoute: () => submissions,
  path: '$id',
  beforeLoad: ({ params }) => checkSubmissionId(params.id),
  component: loadScreen(() => import('./submissions/lead-panel.tsx'), 'LeadPanel'),
})

const nothingChosen = createRoute({
  getParentRoute: () => submissions,
  path: '/',
  component: loadScreen(() => import('./submissions/nothing-chosen.tsx'), 'NothingChosen'),
})

const syncProblems = createRoute({
  getParentRoute: () => staff,
  path: '/ops/sync-problems',
  validateSearch: readProblemSearch,
  component: loadScreen(() => import('./sync/sync-problems.tsx'), 'SyncProblems'),
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

const intake = createRoute({
  getParentRoute: () => staff,
  path: '/ops/intake',
  validateSearch: readIntakeSearch,
  component: loadScreen(() => import('./intake/intake.tsx'), 'Intake'),
})

const job = createRoute({
  getParentRoute: () => staff,
  path: '/ops/intake/$id',
  beforeLoad: ({ params }) => checkJobId(params.id),
  component: loadScreen(() => import('./intake/job/job-file.tsx'), 'JobFile'),
})

const jobOverview = createRoute({
  getParentRoute: () => job,
  path: '/',
  component: loadScreen(() => import('./intake/job/overview.tsx'), 'Overview'),
})

const jobLoss = createRoute({
  getParentRoute: () => job,
  path: 'loss',
  component: loadScreen(() => import('./intake/job/fact-page.tsx'), 'LossPage'),
})

const jobPeople = createRoute({
  getParentRoute: () => job,
  path: 'people',
  component: loadScreen(() => import('./intake/job/fact-page.tsx'), 'PeoplePage'),
})

const jobVisits = createRoute({
  getParentRoute: () => job,
  path: 'visits',
  component: loadScreen(() => import('./intake/job/visits-page.tsx'), 'VisitsPage'),
})

const jobPhotos = createRoute({
  getParentRoute: () => job,
  path: 'photos',
  component: loadScreen(() => import('./intake/job/photo-page.tsx'), 'PhotoPage'),
})

const jobTimeline = createRoute({
  getParentRoute: () => job,
  path: 'timeline',
  component: loadScreen(() => import('./intake/job/timeline-page.tsx'), 'TimelinePage'),
})

function notBuilt<const Path extends keyof typeof notBuiltPages>(path: Path) {
  const component = () => <NotBuilt name={notBuiltPages[path]} />
  return createRoute({ getParentRoute: () => staff, path, component })
}

export const router = createRouter({
  routeTree: root.addChildren([
    ...entryRoutes,
    staff.addChildren([
      dashboard,
      submissions.addChildren([nothingChosen, submission]),
      syncProblems,
      alerts,
      onCall,
      employees,
      newPerson,
      importPeople,
      person,
      roles.addChildren([noRoleChosen, newRole, role]),
      audit,
      company,
      localNumbers,
      profile,
      intake,
      job.addChildren([jobOverview, jobLoss, jobPeople, jobVisits, jobPhotos, jobTimeline]),
      notBuilt('/ops/forms'),
      notBuilt('/ops/chatbot-settings'),
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

// Every change of path starts at the top of the page, as on the public site.
router.subscribe('onResolved', ({ pathChanged }) => {
  if (pathChanged) scrollTo(0, 0)
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
