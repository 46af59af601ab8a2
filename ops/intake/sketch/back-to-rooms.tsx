import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useSketchWords } from '../../words/use-sketch-words.ts'

export function BackToRooms({ jobId }: { jobId: string }) {
  const words = useSketchWords()
  return (
    <Link
      to="/ops/intake/$id/rooms"
      params={{ id: jobId }}
      aria-label={words.back}
      className="grid size-12 shrink-0 place-content-center"
    >
      <ChevronLeft aria-hidden className="size-7" />
    </Link>
  )
}
