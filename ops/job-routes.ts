import { createRoute } from '@tanstack/react-router'
import { checkJobId } from './intake/search.ts'
import { staff } from './entry-routes.ts'
import { loadScreen } from './ui/load-screen.ts'

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

const jobMessages = createRoute({
  getParentRoute: () => job,
  path: 'messages',
  component: loadScreen(() => import('./intake/messages/messages-page.tsx'), 'MessagesPage'),
})

const jobMoney = createRoute({
  getParentRoute: () => job,
  path: 'money',
  component: loadScreen(() => import('./intake/money/money-page.tsx'), 'MoneyPage'),
})

const jobTimeline = createRoute({
  getParentRoute: () => job,
  path: 'timeline',
  component: loadScreen(() => import('./intake/job/timeline-page.tsx'), 'TimelinePage'),
})

/** The file of a job, with its pages. */
export const jobFile = job.addChildren([
  jobOverview,
  jobLoss,
  jobPeople,
  jobPhotos,
  jobMessages,
  jobMoney,
  jobTimeline,
])
