import { hc, parseResponse } from 'hono/client'
import type { JobExportApi } from '#api/job-export.ts'
import { asMe } from '../../as-me.ts'

const jobs = hc<JobExportApi>('/api/jobs', asMe)

type Wanted = { id: string; withRestricted: boolean }
/** Of `all` it is known only about how much it is: what the photos have. */
type Progress = { done: number; all: number }

/** The parts of the file as they come, telling how far it is. */
export async function downloadWholeFile(
  { id, withRestricted }: Wanted,
  tell: (progress: Progress) => void,
): Promise<BlobPart[]> {
  const query = withRestricted ? { restricted: 'include' as const } : {}
  const answer = await jobs[':id'].export.$get({ param: { id }, query })
  if (!answer.ok || !answer.body) {
    await parseResponse(Promise.resolve(answer))
    return []
  }
  const photoBytes = Number(answer.headers.get('Photo-Bytes'))
  const parts: BlobPart[] = []
  const reader = answer.body.getReader()
  for (let done = 0; ;) {
    const read = await reader.read()
    if (read.done) return parts
    parts.push(read.value)
    done += read.value.length
    tell({ done, all: Math.max(photoBytes, done) })
  }
}
