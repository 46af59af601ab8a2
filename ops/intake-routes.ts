import { createRoute } from '@tanstack/react-router'
import { staff } from './entry-routes.ts'
import { readCallSearch } from './intake/call/search.ts'
import { checkJobId, readIntakeSearch } from './intake/search.ts'
import { loadScreen } from './ui/load-screen.ts'

const intake = createRoute({
  getParentRoute: () => staff,
  path: '/ops/intake',
  validateSearch: readIntakeSearch,
  component: loadScreen(() => import('./intake/intake.tsx'), 'Intake'),
})

const newCall = createRoute({
  getParentRoute: () => staff,
  path: '/ops/intake/new',
  validateSearch: readCallSearch,
  component: loadScreen(() => import('./intake/call/call-screen.tsx'), 'CallScreen'),
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

export const intakeRoutes = [
  intake,
  newCall,
  job.addChildren([jobOverview, jobLoss, jobPeople, jobPhotos, jobTimeline]),
] as const
