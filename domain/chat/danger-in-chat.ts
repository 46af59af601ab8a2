import * as z from 'zod'

/** A danger that a chat heard of, and the words that told of it; none where it was tapped. */
export const DangerInChat = z.object({ kind: z.string(), words: z.string() })
export type DangerInChat = z.output<typeof DangerInChat>
