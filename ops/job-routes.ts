import { createRoute, type RouteComponent } from '@tanstack/react-router'
import { readJobSearch } from './intake/audit/search.ts'
import { readContentsSearch } from './intake/contents/search.ts'
import { checkJobId } from './intake/search.ts'
import { staff } from './entry-routes.ts'
import { loadScreen } from './ui/load-screen.ts'

const job = createRoute({
  getParentRoute: () => staff,
  path: '/ops/intake/$id',
  validateSearch: readJobSearch,
  beforeLoad: ({ params }) => checkJobId(params.id),
  component: loadScreen(() => import('./intake/job/job-file.tsx'), 'JobFile'),
})

const facts = () => import('./intake/job/fact-page.tsx')

const contents = createRoute({
  getParentRoute: () => job,
  path: 'contents',
  validateSearch: readContentsSearch,
  component: loadScreen(() => import('./intake/contents/contents-page.tsx'), 'ContentsPage'),
})

/** The file of a job, with its pages. */
export const jobFile = job.addChildren([
  page(
    '/',
    loadScreen(() => import('./intake/job/overview.tsx'), 'Overview'),
  ),
  page('loss', loadScreen(facts, 'LossPage')),
  page('people', loadScreen(facts, 'PeoplePage')),
  page(
    'rooms',
    loadScreen(() => import('./intake/rooms/rooms-page.tsx'), 'RoomsPage'),
  ),
  contents,
  page(
    'drying',
    loadScreen(() => import('./intake/drying/drying-page.tsx'), 'DryingPage'),
  ),
  page(
    'equipment',
    loadScreen(() => import('./intake/equipment/equipment-page.tsx'), 'EquipmentPage'),
  ),
  page(
    'forms',
    loadScreen(() => import('./intake/forms/forms-page.tsx'), 'FormsPage'),
  ),
  page(
    'visits',
    loadScreen(() => import('./intake/job/visits-page.tsx'), 'VisitsPage'),
  ),
  page(
    'photos',
    loadScreen(() => import('./intake/photos/photos-page.tsx'), 'PhotosPage'),
  ),
  page(
    'messages',
    loadScreen(() => import('./intake/messages/messages-page.tsx'), 'MessagesPage'),
  ),
  page(
    'money',
    loadScreen(() => import('./intake/money/money-page.tsx'), 'MoneyPage'),
  ),
  page(
    'timeline',
    loadScreen(() => import('./intake/job/timeline-page.tsx'), 'TimelinePage'),
  ),
])

function page<const Path extends string>(path: Path, component: RouteComponent) {
  return createRoute({ getParentRoute: () => job, path, component })
}
