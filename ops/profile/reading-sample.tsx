import { Droplets, TriangleAlert } from 'lucide-react'
import { useProfileWords } from '../words/use-profile-words.ts'

/** A sample row, to preview the look. */
export function ReadingSample() {
  const words = useProfileWords().reading
  return (
    <figure className="mt-5 border-t border-line pt-3">
      <figcaption className="text-sm text-muted">{words.sample}</figcaption>
      <div className="mt-2 flex items-start gap-3 border-l-4 border-gold bg-sheet px-4 py-3">
        <Droplets aria-hidden className="mt-1 size-5 shrink-0 text-blue" />
        <div className="min-w-0">
          <p className="font-display text-xl leading-tight font-semibold">{words.sampleName}</p>
          <p className="flex items-start gap-1.5 text-sm text-red">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {words.sampleWords}
          </p>
        </div>
      </div>
    </figure>
  )
}
