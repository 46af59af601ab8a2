import * as z from 'zod'

/** How many days the figures above the settings look back. */
export const figuresOfDays = 30

/** What became of the chats that were opened in these days. */
export const ChatFigures = z.object({
  opened: z.int(),
  with_phone: z.int(),
  /** Those that are requests, without those that were set aside as spam. */
  requests: z.int(),
  jobs: z.int(),
  /** From the first words of the visitor to the first of a person; null where no person replied. */
  median_reply_seconds: z.int().nullable(),
})
export type ChatFigures = z.output<typeof ChatFigures>
