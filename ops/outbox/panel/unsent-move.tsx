import { CloudOff } from 'lucide-react'
import { useWords } from '../../words/use-words.ts'
import { useUnsentOf } from './use-outbox.ts'

/** Beside a status or a visit that was changed here and is not sent yet. One that needs a decision shows elsewhere, and is not what stands here. */
export function UnsentMove({ leadId }: { leadId: string }) {
  const { field } = useWords()
  const isUnsent = useUnsentOf(leadId).some(
    ({ write, state }) => write.kind === 'move' && (state === 'waiting' || state === 'sending'),
  )
  if (!isUnsent) return null
  return (
    <span className="flex items-center gap-1.5 text-sm text-muted">
      <CloudOff aria-hidden className="size-4 shrink-0" />
      {field.onThisDevice}
    </span>
  )
}
