import * as z from 'zod'
import { defineEvent } from '#domain/events/define-event.ts'
import { ofJob } from '#domain/jobs/of-job.ts'

/** The whole file, without restricted photos or with them, or one list of it alone. */
const exportKinds = ['usual', 'with_restricted', 'contents', 'boxes'] as const
type ExportKind = (typeof exportKinds)[number]

const lines: Record<ExportKind, string> = {
  usual: 'Whole file downloaded',
  with_restricted: 'Whole file downloaded, with restricted photos',
  contents: 'Contents downloaded as CSV',
  boxes: 'Boxes downloaded as CSV',
}

/** Who took the file of a job along, and how much of it. */
export const jobExported = defineEvent('job.exported', {
  ...ofJob,
  payload: z.object({ job_id: z.uuid(), kind: z.enum(exportKinds) }),
  audit: {
    group: 'exports',
    record: 'job',
    label: 'Job exported',
    did: 'downloaded the file of {it}',
    happened: 'the file of {it} was downloaded',
  },
  line: ({ payload }) => lines[exportKinds.find((kind) => kind === payload['kind']) ?? 'usual'],
  facts: ['kind'],
})
