import { Link } from '@tanstack/react-router'
import { useMay } from '../../session/may.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'

/** From a visit that was made to what was read at it. */
export function VisitReadingsLink({ jobId, visitId }: { jobId: string; visitId: string }) {
  const { page } = useReadingWords()
  if (!useMay('drying.view')) return null
  return (
    <Link
      to="/ops/intake/$id/readings/$visit"
      params={{ id: jobId, visit: visitId }}
      className="inline-block underline decoration-gold decoration-2 underline-offset-4 max-lg:min-h-11 max-lg:content-center"
    >
      {page}
    </Link>
  )
}
