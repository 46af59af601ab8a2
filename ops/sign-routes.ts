import { createRoute } from '@tanstack/react-router'
import { root } from './entry-routes.ts'
import { checkJobId } from './intake/search.ts'
import { loadScreen } from './ui/load-screen.ts'

// Without the menu: what comes after them is shown to whoever signs.

const signJob = createRoute({
  getParentRoute: () => root,
  path: '/ops/forms/sign/$jobId',
  beforeLoad: ({ params }) => checkJobId(params.jobId),
  component: loadScreen(() => import('./forms/sign/begin.tsx'), 'SignJob'),
})

const signForm = createRoute({
  getParentRoute: () => root,
  path: '/ops/forms/sign/form/$id',
  beforeLoad: ({ params }) => checkJobId(params.id),
  component: loadScreen(() => import('./forms/sign/begin.tsx'), 'SignForm'),
})

export const signRoutes = [signJob, signForm] as const
