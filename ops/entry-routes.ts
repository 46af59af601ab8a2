import { createRootRoute, createRoute, redirect } from '@tanstack/react-router'
import { ToLogin } from './sign-in/to-login.tsx'
import { readLoginSearch } from './session/after-login.ts'
import { Staff } from './shell/staff.tsx'
import { loadScreen } from './ui/load-screen.ts'
import { Portal } from './shell/portal.tsx'

// The root, the screens on the way in, without the menu, and what all other screens stand in.

export const root = createRootRoute({ component: Portal })

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
