import * as z from 'zod'
import { lazily } from '#platform/lazily.ts'

/** The section that is open, and whether the versions are, as they stand in the address. */
const ChatSettingsSearch = lazily(() =>
  z.object({
    section: z
      .string()
      .regex(/^[a-z-]{1,30}$/)
      .optional()
      .catch(undefined),
    /** The question or answer whose editor is open. */
    answer: z.uuid().optional().catch(undefined),
    history: z.literal('open').optional().catch(undefined),
  }),
)
export type ChatSettingsSearch = z.output<ReturnType<typeof ChatSettingsSearch>>

export function readChatSettingsSearch(search: Record<string, unknown>): ChatSettingsSearch {
  return ChatSettingsSearch().parse(search)
}
