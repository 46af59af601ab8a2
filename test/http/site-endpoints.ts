import type { KindName } from './kinds.ts'

/** Those about what is measured and placed at a job: its rooms, its readings and its equipment. */
export const siteEndpoints: Readonly<Record<string, KindName>> = {
  'GET /api/jobs/{id}/rooms': 'answer',
  'POST /api/jobs/{id}/rooms': 'answer',
  'PATCH /api/rooms/{id}': 'answer',
  'GET /api/jobs/{id}/export': 'answer',
  'GET /api/jobs/{id}/sketches': 'answer',
  'PUT /api/jobs/{id}/sketches/{sketch_id}': 'answer',
  'GET /api/jobs/{id}/photos': 'answer',
  'PUT /api/jobs/{id}/photos/{photo_id}': 'answer',
  'PATCH /api/jobs/{id}/photos/{photo_id}': 'answer',
  'GET /api/jobs/{id}/drying': 'answer',
  'GET /api/jobs/{id}/evidence': 'answer',
  'POST /api/jobs/{id}/points': 'answer',
  'PATCH /api/points/{id}': 'answer',
  'POST /api/jobs/{id}/stations': 'answer',
  'PATCH /api/stations/{id}': 'answer',
  'PUT /api/readings/{id}': 'answer',
  'PUT /api/deviations/{id}': 'answer',
  'POST /api/visits/{id}/close': 'answer',
  'GET /api/jobs/{id}/equipment': 'answer',
  'PUT /api/equipment-moves/{id}': 'answer',
}
