import { Link } from '@tanstack/react-router'
import { ClipboardPen } from 'lucide-react'
import { button } from '../../ui/button.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'

/** To the readings of the visit that is open, or comes next; where there is none, that screen says what to do. */
export function ReadButton({ jobId }: { jobId: string }) {
  const { read } = useDryingFileWords()
  return (
    <Link
      to="/ops/intake/$id/readings/$visit"
      params={{ id: jobId, visit: 'now' }}
      className={`max-lg:min-h-12! ${button('gold')}`}
    >
      <ClipboardPen aria-hidden className="size-4.5" />
      {read}
    </Link>
  )
}
