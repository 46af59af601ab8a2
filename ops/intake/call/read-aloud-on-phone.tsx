import { useEffect, useRef, useState } from 'react'
import { isOfDanger } from '#domain/jobs/read-aloud.ts'
import { ReadAloudBlock } from './read-aloud-block.tsx'
import { ReadAloudSentence, useReadAloud } from './read-aloud-sentence.tsx'

/** So much of the block is read. */
const enough = 0.7
/** The bars at the bottom of a phone hide so much of it. */
const hiddenBelow = '30%'

/**
 * Between the steps, where the dangers were asked. The sentence for a danger also lies over the top of the screen while its block
 * is out of sight: over it, so that no answer moves under the hand.
 */
export function ReadAloudOnPhone() {
  const block = useRef<HTMLDivElement>(null)
  const [isInSight, setInSight] = useState(true)
  const { row } = useReadAloud()
  useEffect(() => {
    if (!block.current) return undefined
    const sight = new IntersectionObserver(
      (changes) => setInSight((changes.at(-1)?.intersectionRatio ?? 1) >= enough),
      {
        rootMargin: `0px 0px -${hiddenBelow} 0px`,
        threshold: enough,
      },
    )
    sight.observe(block.current)
    return () => sight.disconnect()
  }, [])
  return (
    <>
      <div ref={block} className="on-rail contours mb-4 rounded-sm bg-rail px-4 py-4 lg:hidden">
        <ReadAloudBlock />
      </div>
      {/* What is said here is said by the block too, whose changes are announced. */}
      {isOfDanger(row) && !isInSight && (
        <div
          aria-hidden
          data-pinned-sentence
          className="on-rail pointer-events-none fixed inset-x-0 top-(--outbox-height,0px) z-20 bg-rail px-4 py-2.5 shadow-md lg:hidden [@media(max-height:30rem)]:hidden"
        >
          <ReadAloudSentence className="text-[1.0625rem] leading-snug low:text-[0.9375rem]" />
        </div>
      )}
    </>
  )
}
