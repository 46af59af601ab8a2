import { useMay } from '../session/may.ts'
import { LaterPart } from '../ui/later-part.tsx'
import { loadScreen } from '../ui/load-screen.ts'
import { English } from '../words/words.tsx'

const ChatSection = loadScreen(() => import('./chat-section.tsx'), 'ChatSection')

/** The conversation that a request or its job came out of, for those who may read it. */
export function LeadChat({ id }: { id: string }) {
  if (!useMay('chat.view')) return null
  return (
    <English>
      <LaterPart>
        <ChatSection id={id} />
      </LaterPart>
    </English>
  )
}
