import * as z from 'zod'

/** A danger that a chat heard of, and the words that told of it; none where it was tapped. */
export const DangerInChat = z.object({
  kind: z.string(),
  words: z.string(),
  /** They were written on a device that a link of the staff opened, and that the visitor had not said is theirs. */
  by_link: z.literal(true).optional(),
})
export type DangerInChat = z.output<typeof DangerInChat>
