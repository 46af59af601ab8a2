import { hc, parseResponse } from 'hono/client'
import type { SubmissionExportsApi } from '#api/submission-exports.ts'
import type { SubmissionExport } from '#domain/submissions/exports/export.ts'
import { asMe } from '../as-me.ts'

const submissions = hc<SubmissionExportsApi>('/api/submissions', asMe)

type Progress = { count: number; bytes: number }

/** The parts of the file as they come, telling how far it is. */
export async function exportForms(
  json: SubmissionExport,
  tell: (progress: Progress) => void,
): Promise<BlobPart[]> {
  const answer = await submissions.exports.$post({ json })
  if (!answer.ok || !answer.body) {
    await parseResponse(Promise.resolve(answer))
    return []
  }
  const count = Number(answer.headers.get('Form-Count'))
  const parts: BlobPart[] = []
  const reader = answer.body.getReader()
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read()
    if (done) return parts
    parts.push(value)
    bytes += value.length
    tell({ count, bytes })
  }
}

type Copy = { id: string; message_id: string; to: string }

export function sendCopy({ to, ...param }: Copy) {
  return parseResponse(submissions[':id'].copies[':message_id'].$put({ param, json: { to } }))
}
