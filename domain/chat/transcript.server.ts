import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { chatExported } from './chat-events.ts'
import { getChat } from './chat-list.server.ts'
import { latestMessages } from './chat-views.server.ts'
import { transcriptFile, type TranscriptFile, type TranscriptForm } from './transcript.ts'

/** The whole conversation as a file, for whoever may read it. That it was taken along is in the record. */
export function exportTranscript(
  world: World,
  viewer: Allowed<'chat.view'>,
  { id, ...form }: TranscriptForm & { id: string },
): Promise<TranscriptFile> {
  return inTransaction(world, async (world) => {
    const chat = await getChat(world, viewer, id)
    const messages = await fromTheFirst(world, id, chat.messages)
    await announce(world, chatExported, { lead_id: id }, viewer.employee.id)
    return transcriptFile({ ...chat, messages }, form)
  })
}

/** The end of the conversation with all that came before it. */
async function fromTheFirst(world: World, id: string, end: Awaited<ReturnType<typeof latestMessages>>) {
  let messages = end
  for (;;) {
    const first = messages[0]?.position ?? 1
    const earlier = first > 1 ? await latestMessages(world, id, first) : []
    if (earlier.length === 0) return messages
    messages = [...earlier, ...messages]
  }
}
