import { hc, parseResponse } from 'hono/client'
import type { JobBoxesApi } from '#api/boxes.ts'
import type { ContentsExportApi } from '#api/contents-export.ts'
import type { JobContentsApi } from '#api/contents.ts'
import { asMe } from '../../as-me.ts'

const jobs = hc<JobContentsApi>('/api/jobs', asMe)
const exported = hc<ContentsExportApi>('/api/jobs', asMe)
const boxed = hc<JobBoxesApi>('/api/jobs', asMe)

/** All items and boxes of a job: sums are of all of them, with a connection and without. */
export async function getJobContents(id: string) {
  const [{ items: boxes }, first] = await Promise.all([
    parseResponse(boxed[':id'].boxes.$get({ param: { id } })),
    getPage(id, null),
  ])
  const items = [...first.items]
  for (let { next } = first; next !== null;) {
    const page = await getPage(id, next)
    items.push(...page.items)
    next = page.next
  }
  // Only what is theirs to work on is stored on a device.
  return { items, boxes, is_mine: first.is_mine }
}

function getPage(id: string, cursor: string | null) {
  const query = cursor === null ? {} : { cursor }
  return parseResponse(jobs[':id'].contents.$get({ param: { id }, query }))
}

/** One of the lists as the text of a file. */
export async function downloadContents(id: string, of: 'contents' | 'boxes') {
  return String(await parseResponse(exported[':id'].contents.export.$get({ param: { id }, query: { of } })))
}
