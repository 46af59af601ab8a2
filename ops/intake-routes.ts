import { createRoute } from '@tanstack/react-router'
import { staff } from './entry-routes.ts'
import { readReadingsSearch } from './intake/audit/search.ts'
import { readCallSearch } from './intake/call/search.ts'
import { checkJobId, readIntakeSearch } from './intake/search.ts'
import { jobFile } from './job-routes.ts'
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

const readings = createRoute({
  getParentRoute: () => staff,
  path: '/ops/intake/$id/readings/$visit',
  validateSearch: readReadingsSearch,
  beforeLoad: ({ params }) => checkJobId(params.id),
  component: loadScreen(() => import('./intake/readings/readings-page.tsx'), 'ReadingsPage'),
})

const audit = createRoute({
  getParentRoute: () => staff,
  path: '/ops/intake/$id/audit',
  beforeLoad: ({ params }) => checkJobId(params.id),
  component: loadScreen(() => import('./intake/audit/audit-page.tsx'), 'FileAuditPage'),
})

const sketch = createRoute({
  getParentRoute: () => staff,
  path: '/ops/intake/$id/sketch',
  beforeLoad: ({ params }) => checkJobId(params.id),
  component: loadScreen(() => import('./intake/sketch/sketch-page.tsx'), 'SketchPage'),
})

export const intakeRoutes = [intake, newCall, jobFile, readings, audit, sketch] as const
