import { createRootRoute, createRoute, redirect } from '@tanstack/react-router'
import { ToLogin } from './sign-in/to-login.tsx'
import { readLoginSearch } from './session/after-login.ts'
import { Staff } from './shell/staff.tsx'
import { loadScreen } from './ui/load-screen.ts'
import { Portal } from './shell/portal.tsx'
import { signPath } from './forms/sign-path.ts'
import { signingLock } from './store/signing-lock.ts'

// The root, the screens on the way in, without the menu, and what all other screens stand in.

export const root = createRootRoute({
  component: Portal,
  beforeLoad: ({ location }) => stayAtSigning(location),
})

/** From a phone that is handed over no address, key or gesture leads away. */
function stayAtSigning({ pathname }: { pathname: string }) {
  const lock = signingLock.get()
  if (!lock || pathname === signPath(lock)) return
  const { job_id, forms } = lock
  if (job_id === null)
    redirect({ to: '/ops/forms/sign/form/$id', params: { id: forms[0] ?? '' }, replace: true, throw: true })
  else redirect({ to: '/ops/forms/sign/$jobId', params: { jobId: job_id }, replace: true, throw: true })
}

export const staff = createRoute({ getParentRoute: () => root, id: 'staff', component: Staff })

const start = createRoute({
  getParentRoute: () => root,
  path: '/ops',
  beforeLoad: () => redirect({ to: '/ops/login', throw: true }),
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/ops/login',
  validateSearch: readLoginSearch,
  component: ToLogin,
})

const activate = createRoute({
  getParentRoute: () => root,
  path: '/ops/activate',
  component: loadScreen(() => import('./sign-in/activate.tsx'), 'Activate'),
})

const password = createRoute({
  getParentRoute: () => root,
  path: '/ops/password',
  component: loadScreen(() => import('./sign-in/change-password.tsx'), 'ChangePassword'),
})

const secondStep = createRoute({
  getParentRoute: () => root,
  path: '/ops/second-step',
  validateSearch: readLoginSearch,
  component: loadScreen(() => import('./second-step/second-step.tsx'), 'SecondStep'),
})

const apiDocs = createRoute({
  getParentRoute: () => root,
  path: '/api/docs',
  component: loadScreen(() => import('./api-docs/api-docs.tsx'), 'ApiDocs'),
})

export const entryRoutes = [start, login, activate, password, secondStep, apiDocs] as const
