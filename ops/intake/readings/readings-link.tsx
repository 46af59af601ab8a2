import { Link } from '@tanstack/react-router'
import { ChevronRight, Droplets } from 'lucide-react'
import { useMay } from '../../session/may.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'

/** From the visit that someone is at to its readings. */
export function ReadingsLink({ jobId }: { jobId: string }) {
  const { page, linkMore } = useReadingWords()
  if (!useMay('drying.view')) return null
  return (
    <Link
      to="/ops/intake/$id/readings/$visit"
      params={{ id: jobId, visit: 'now' }}
      className="flex min-h-15 items-center gap-3 border border-edge bg-sheet px-4 hover:border-ink"
    >
      <Droplets aria-hidden className="size-6 shrink-0 text-blue" />
      <span className="min-w-0 flex-1">
        <span className="block font-display text-xl leading-tight font-semibold">{page}</span>
        <span className="block text-sm text-muted">{linkMore}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </Link>
  )
}
