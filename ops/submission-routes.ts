import { createRoute } from '@tanstack/react-router'
import { readChatSearch } from './chats/search.ts'
import { staff } from './entry-routes.ts'
import { readReviewSearch } from './review/search.ts'
import { checkSubmissionId, readSubmissionSearch } from './submissions/search.ts'
import { readProblemSearch } from './sync/search.ts'
import { loadScreen } from './ui/load-screen.ts'

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

const chats = createRoute({
  getParentRoute: () => staff,
  path: '/ops/submissions/chats',
  validateSearch: readChatSearch,
  component: loadScreen(() => import('./chats/chats.tsx'), 'Chats'),
})

/** Its screen shows the one that is open, in columns. */
const chat = createRoute({
  getParentRoute: () => chats,
  path: '$id',
  beforeLoad: ({ params }) => checkSubmissionId(params.id),
})

const fieldForms = createRoute({
  getParentRoute: () => staff,
  path: '/ops/submissions/forms',
  validateSearch: readReviewSearch,
  component: loadScreen(() => import('./review/field-forms.tsx'), 'FieldForms'),
})

const fieldForm = createRoute({
  getParentRoute: () => fieldForms,
  path: '$id',
  beforeLoad: ({ params }) => checkSubmissionId(params.id),
  component: loadScreen(() => import('./review/review.tsx'), 'Review'),
})

const noFormChosen = createRoute({
  getParentRoute: () => fieldForms,
  path: '/',
  component: loadScreen(() => import('./review/no-form-chosen.tsx'), 'NoFormChosen'),
})

const syncProblems = createRoute({
  getParentRoute: () => staff,
  path: '/ops/sync-problems',
  validateSearch: readProblemSearch,
  component: loadScreen(() => import('./sync/sync-problems.tsx'), 'SyncProblems'),
})

/** What came in: requests, chats, forms that were filled in in the field, and work that the server refused. */
export const submissionRoutes = [
  submissions.addChildren([nothingChosen, submission]),
  chats.addChildren([chat]),
  fieldForms.addChildren([noFormChosen, fieldForm]),
  syncProblems,
] as const
