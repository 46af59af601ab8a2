import { createRoute } from '@tanstack/react-router'
import { root, staff } from './entry-routes.ts'
import { readTemplateSearch } from './forms/templates/search.ts'
import { readBeginSearch } from './forms/search.ts'
import { checkJobId } from './intake/search.ts'
import { checkSubmissionId } from './submissions/search.ts'
import { loadScreen } from './ui/load-screen.ts'

const library = createRoute({
  getParentRoute: () => staff,
  path: '/ops/forms',
  component: loadScreen(() => import('./forms/library.tsx'), 'FormLibrary'),
})

const begin = createRoute({
  getParentRoute: () => staff,
  path: '/ops/forms/fill/new',
  validateSearch: readBeginSearch,
  component: loadScreen(() => import('./forms/fill/begin-screen.tsx'), 'BeginScreen'),
})

const fill = createRoute({
  getParentRoute: () => staff,
  path: '/ops/forms/fill/$id',
  beforeLoad: ({ params }) => checkSubmissionId(params.id),
  component: loadScreen(() => import('./forms/fill/fill-screen.tsx'), 'FillScreen'),
})

const templates = createRoute({
  getParentRoute: () => staff,
  path: '/ops/forms/templates',
  validateSearch: readTemplateSearch,
  component: loadScreen(() => import('./forms/templates/templates.tsx'), 'Templates'),
})

const builder = createRoute({
  getParentRoute: () => staff,
  path: '/ops/forms/templates/$slug',
  component: loadScreen(() => import('./forms/builder/builder-screen.tsx'), 'BuilderScreen'),
})

/** The forms, filling one in, and making them. */
export const formRoutes = [library, begin, fill, templates, builder] as const

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

/** Without the menu: what comes after them is shown to whoever signs. */
export const signRoutes = [signJob, signForm] as const
