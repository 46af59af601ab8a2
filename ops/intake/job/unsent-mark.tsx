import { CloudOff } from 'lucide-react'
import { useWords } from '../../words/use-words.ts'

/** Beside what was changed here and is not sent yet. */
export function UnsentMark() {
  const { field } = useWords()
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-muted">
      <CloudOff aria-hidden className="size-4 shrink-0" />
      {field.onThisDevice}
    </span>
  )
}
