import * as z from 'zod'

/** A sender who was blocked, by the conversation that was; who they are nobody knows. */
export const ChatBlock = z.object({
  chat_id: z.uuid(),
  /** Who blocked them, by name. */
  by: z.string(),
  until: z.iso.datetime(),
})
export type ChatBlock = z.output<typeof ChatBlock>
