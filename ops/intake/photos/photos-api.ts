import { hc, parseResponse } from 'hono/client'
import type { JobPhotosApi } from '#api/job-photos.ts'
import type { JobPhotoChange } from '#domain/photos/job-photo.ts'
import { asMe } from '../../as-me.ts'

const jobs = hc<JobPhotosApi>('/api/jobs', asMe)
const limit = '200'

export function getJobPhotos(id: string, cursor: string | null) {
  return parseResponse(
    jobs[':id'].photos.$get({ param: { id }, query: { limit, ...(cursor !== null && { cursor }) } }),
  )
}

export function getPointPhotos(id: string, point: string) {
  return parseResponse(jobs[':id'].photos.$get({ param: { id }, query: { limit, point } }))
}

export function changeJobPhoto(id: string, photo_id: string, json: JobPhotoChange) {
  return parseResponse(jobs[':id'].photos[':photo_id'].$patch({ param: { id, photo_id }, json }))
}
