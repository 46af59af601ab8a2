import * as z from 'zod'
import { LeadMove } from '#domain/leads/lead.ts'
import { NoteText } from '#domain/records/record.ts'
import { Sha256 } from '#domain/photos/photo-sha256.ts'
import {
  longestDetail,
  mayTell,
  OfficeReason,
  tellsTooMuch,
  UndoneStep,
  VisitStepKind,
} from '#domain/leads/visits/visit-step.ts'
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

/** The same as the server takes it in, by the rules that it has for the work itself: it may be added to the request later. */
export const ReportedWrite = writeWith({
  text: NoteText,
  detail: text(longestDetail),
  name: line(longestPhotoName),
  sha256: Sha256,
}).refine((write) => write.kind !== 'step' || mayTell(write.step, write), tellsTooMuch)

/**
 * Whether two writes do the same to a request. The name of a photo is not sent with it, and a status change that was decided again
 * is made from another revision.
 */
export function isSameWrite(a: Write, b: Write) {
  return JSON.stringify([a.kind, ...effect(a)]) === JSON.stringify([b.kind, ...effect(b)])
}

function effect(write: Write): unknown[] {
  switch (write.kind) {
    case 'note':
      return [write.text]
    case 'step':
      return [write.step, write.reason ?? null, write.detail ?? '']
    case 'undo_step':
      return [write.undo.id, write.undo.kind, write.undo.step_at]
    case 'photo':
      return [write.sha256]
    case 'move': {
      const { status, outcome, duplicate_of, schedule } = write.move
      return [status, outcome, duplicate_of, schedule && Object.entries(schedule).toSorted()]
    }
  }
}

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
