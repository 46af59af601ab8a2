import * as z from 'zod'
import { project } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'

const ofProject = {
  subjects: ['project_id'],
  payload: z.object({ project_id: z.uuid() }),
  audience: null,
  stale: [],
  pages: 'whole-site',
} as const

export const projectPublished = defineEvent('project.published', {
  ...ofProject,
  audit: project('Published', 'published {it}', '{it} was published'),
})
export const projectWithdrawn = defineEvent('project.withdrawn', {
  ...ofProject,
  audit: project('Unpublished', 'unpublished {it}', '{it} was unpublished'),
})
