import type { KindName } from './kinds.ts'

export const formEndpoints: Readonly<Record<string, KindName>> = {
  'GET /api/forms': 'answer',
  'GET /api/forms/legal-texts': 'answer',
  'GET /api/forms/{slug}/versions/{version}': 'answer',
  'GET /api/jobs/{id}/forms': 'answer',
  'GET /api/submissions': 'answer',
  'GET /api/submissions/waiting': 'answer',
  'GET /api/submissions/{id}': 'answer',
  'GET /api/submissions/{id}/document.pdf': 'answer',
  'GET /api/submissions/{id}/paper': 'answer',
  'POST /api/submissions/exports': 'answer',
  'PUT /api/submissions/{id}/copies/{message_id}': 'answer',
  'PUT /api/submissions/{id}': 'answer',
  'POST /api/submissions/{id}/{decision}': 'answer',
}
