import { hc, parseResponse } from 'hono/client'
import type { JobBoxesApi } from '#api/boxes.ts'
import type { ContentsExportApi } from '#api/contents-export.ts'
import type { JobContentsApi } from '#api/contents.ts'
import { asMe } from '../../as-me.ts'
import { withChanged, type JobContents } from './with-changed.ts'

const jobs = hc<JobContentsApi>('/api/jobs', asMe)
const exported = hc<ContentsExportApi>('/api/jobs', asMe)
const boxed = hc<JobBoxesApi>('/api/jobs', asMe)

/**
 * All items and boxes of a job: sums are of all of them, with a connection and without. Where most are known, only what changed since is
 * read: one item of thousands changes a hundred times a day.
 */
export async function getJobContents(id: string, known?: JobContents): Promise<JobContents> {
  const asOf = known?.as_of
  const [{ items: boxes }, read] = await Promise.all([
    parseResponse(boxed[':id'].boxes.$get({ param: { id } })),
    getItems(id, asOf === undefined ? {} : { changed_after: asOf }),
  ])
  const { is_mine, count, as_of } = read
  const items = asOf === undefined ? read.items : withChanged(known?.items ?? [], read.items)
  // After a merge of jobs there are others than those that changed.
  if (asOf !== undefined && items.length !== count) return getJobContents(id)
  // Only what is theirs to work on is stored on a device.
  return { items, boxes, is_mine, as_of }
}

type Query = { cursor?: string; changed_after?: string }

async function getItems(id: string, query: Query) {
  const page = (cursor: string | null) =>
    parseResponse(
      jobs[':id'].contents.$get({ param: { id }, query: cursor === null ? query : { ...query, cursor } }),
    )
  const first = await page(null)
  const items = [...first.items]
  for (let { next } = first; next !== null;) {
    const more = await page(next)
    items.push(...more.items)
    next = more.next
  }
  return { ...first, items }
}

/** One of the lists as the text of a file. */
export async function downloadContents(id: string, of: 'contents' | 'boxes') {
  return String(await parseResponse(exported[':id'].contents.export.$get({ param: { id }, query: { of } })))
}
