import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  parseSearchWith,
  redirect,
  stringifySearchWith,
} from '@tanstack/react-router'
import { notBuiltPages } from './paths.ts'
import { readLoginSearch } from './session/way-on.ts'
import { FailedScreen } from './shell/failed-screen.tsx'
import { Loading } from './shell/full-page.tsx'
import { loadScreen } from './shell/load-screen.ts'
import { NotBuilt } from './shell/not-built.tsx'
import { NotFound } from './shell/not-found.tsx'
import { Staff } from './shell/staff.tsx'
import { checkSubmissionId, readSubmissionSearch } from './submissions/search.ts'

const root = createRootRoute({ component: Outlet })

const start = createRoute({
  getParentRoute: () => root,
  path: '/ops',
  beforeLoad: () => redirect({ to: '/ops/login', throw: true }),
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/ops/login',
  validateSearch: readLoginSearch,
  component: loadScreen(() => import('./session/login.tsx'), 'Login'),
})

const password = createRoute({
  getParentRoute: () => root,
  path: '/ops/password',
  component: loadScreen(() => import('./session/change-password.tsx'), 'ChangePassword'),
})

const apiDocs = createRoute({
  getParentRoute: () => root,
  path: '/api/docs',
  component: loadScreen(() => import('./api-docs/api-docs.tsx'), 'ApiDocs'),
})

const staff = createRoute({ getParentRoute: () => root, id: 'staff', component: Staff })

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

function notBuilt<const Path extends keyof typeof notBuiltPages>(path: Path) {
  const component = () => <NotBuilt name={notBuiltPages[path]} />
  return createRoute({ getParentRoute: () => staff, path, component })
}

export const router = createRouter({
  routeTree: root.addChildren([
    start,
    login,
    password,
    apiDocs,
    staff.addChildren([
      submissions.addChildren([nothingChosen, submission]),
      notBuilt('/ops/dashboard'),
      notBuilt('/ops/employees'),
      notBuilt('/ops/roles'),
      notBuilt('/ops/intake'),
      notBuilt('/ops/forms'),
      notBuilt('/ops/projects-config'),
      notBuilt('/ops/profile'),
      notBuilt('/ops/chatbot-settings'),
    ]),
  ]),
  defaultPendingComponent: Loading,
  defaultPendingMs: 100,
  defaultPendingMinMs: 200,
  defaultErrorComponent: FailedScreen,
  defaultNotFoundComponent: NotFound,
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
