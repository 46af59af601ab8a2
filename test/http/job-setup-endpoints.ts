import type { KindName } from './kinds.ts'

export const jobSetupEndpoints: Readonly<Record<string, KindName>> = {
  'GET /api/job-setup': 'answer',
  'GET /api/job-setup/templates': 'answer',
  'GET /api/job-setup/drying/versions': 'answer',
  'PUT /api/job-setup/clocks': 'answer',
  'PUT /api/job-setup/equipment': 'answer',
  'PUT /api/job-setup/packets': 'answer',
  'GET /api/job-setup/audit/versions': 'answer',
  'PUT /api/job-setup/audit': 'answer',
  'PUT /api/job-setup/certifications': 'answer',
  'PUT /api/job-setup/templates': 'answer',
  'PUT /api/job-setup/drying': 'answer',
}
