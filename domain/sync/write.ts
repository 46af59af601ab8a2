import * as z from 'zod'
import { longestNote } from '#domain/leads/lead-choices.ts'
import { LeadMove, Sha256 } from '#domain/leads/lead.ts'
import { longestDetail, OfficeReason, UndoneStep, VisitStepKind } from '#domain/leads/visits/visit-step.ts'
import { line, text } from '#platform/text/text.ts'

const longestPhotoName = 200

/** The name of a file as a report may have it: on the device it may be longer. The end tells files apart. */
export function shortPhotoName(name: string) {
  return name.slice(-longestPhotoName).toWellFormed()
}

/**
 * What a person in the field writes to a request, as a device stores it until the server has it. A photo has no `sha256` until it
 * was made small; its bytes are stored beside it. A device never drops what was typed, so any text is one here.
 */
export const Write = writeWith({
  text: z.string(),
  detail: z.string(),
  name: z.string(),
  sha256: z.string(),
})
export type Write = z.output<typeof Write>

/** The same as the server takes it in, within what it can store. */
export const ReportedWrite = writeWith({
  text: text(longestNote),
  detail: text(longestDetail),
  name: line(longestPhotoName),
  sha256: Sha256,
})

function writeWith<Text extends z.ZodType<string>>({
  text,
  detail,
  name,
  sha256,
}: Record<'text' | 'detail' | 'name' | 'sha256', Text>) {
  return z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('note'), text }),
    z.object({
      kind: z.literal('step'),
      step: VisitStepKind,
      visit_id: z.uuid().optional(),
      reason: OfficeReason.optional(),
      detail: detail.optional(),
    }),
    z.object({ kind: z.literal('undo_step'), undo: UndoneStep }),
    z.object({ kind: z.literal('photo'), name, sha256: sha256.nullable() }),
    z.object({ kind: z.literal('move'), move: LeadMove }),
  ])
}
