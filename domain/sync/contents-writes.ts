import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'

/** What is written of the belongings of a customer, and of the boxes in which they leave. */
export function contentsWrites<
  Contents extends z.ZodType,
  ContentsChanges extends z.ZodType,
  Box extends z.ZodType,
  BoxChanges extends z.ZodType,
>({
  item,
  contents,
  contentsChanges,
  box,
  boxChanges,
}: {
  item: z.ZodType<string>
  contents: Contents
  contentsChanges: ContentsChanges
  box: Box
  boxChanges: BoxChanges
}) {
  return [
    z.object({ kind: z.literal('contents'), contents }),
    // Names are not sent, as that of a room is not.
    z.object({
      kind: z.literal('contents_change'),
      item_id: sentId(),
      revision: z.int().min(1),
      changes: contentsChanges,
      name: item,
    }),
    z.object({ kind: z.literal('box'), box }),
    // Its name is what is written on it: "B-07".
    z.object({
      kind: z.literal('box_change'),
      box_id: sentId(),
      revision: z.int().min(1),
      changes: boxChanges,
      name: item,
    }),
  ] as const
}
