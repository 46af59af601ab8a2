import { useLayoutEffect, useState, type RefObject } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { Background } from '#domain/sketch/plan.ts'
import { useBytesOf } from '../../../photos/use-held-photo.ts'
import { useSketchWords } from '../../../words/use-sketch-words.ts'
import { Carried } from '../drawing/carried.tsx'
import type { ShownView } from '../editing/shown-view.ts'
import { toScreen, type View } from '../editing/view.ts'
import { usePicture } from './use-picture.ts'

type BackgroundPictureProps = { job: JobDetail; background: Background; view: ShownView }

/**
 * The photo or the scan below the walls, faded. It is an element of its own, so that the browser does not paint it again while a wall is moved over
 * it. Where it cannot be shown, a sentence says so, and the plan is used without it.
 */
export function BackgroundPicture({ job, background, view }: BackgroundPictureProps) {
  const { background: words } = useSketchWords()
  const { data, isMissing } = usePicture(job.id, background.photo_id)
  const [unreadable, setUnreadable] = useState<Blob | null>(null)
  const isUnreadable = data !== null && unreadable === data
  const image = useBytesOf(data)
  useLies(image, background, view.laidOut.use())
  return (
    <>
      <Carried view={view}>
        <img
          ref={image}
          alt={words.alt}
          draggable={false}
          hidden={data === null || isUnreadable}
          className="pointer-events-none absolute top-0 left-0 max-w-none origin-top-left opacity-50 select-none [[data-theme=dark]_&]:opacity-35"
          onError={() => setUnreadable(data)}
        />
      </Carried>
      {(isMissing || isUnreadable) && (
        <p
          role="status"
          className="pointer-events-none absolute top-17 left-3 z-1 mr-3 max-w-80 rounded-sm bg-paper/85 text-[0.875rem] text-muted"
        >
          {isUnreadable ? words.unreadable : words.notHere}
        </p>
      )}
    </>
  )
}

function useLies(image: RefObject<HTMLImageElement | null>, background: Background, view: View) {
  useLayoutEffect(() => {
    const style = image.current?.style
    const { x, y } = toScreen(view, background)
    const [width, height] = [background.width * view.scale, background.height * view.scale]
    // Turned about its own corner, it is brought back to where its place is.
    const back = { 0: [0, 0], 90: [height, 0], 180: [width, height], 270: [0, width] }[background.turn]
    const [right = 0, down = 0] = back
    style?.setProperty('width', `${width}px`)
    style?.setProperty('height', `${height}px`)
    style?.setProperty('transform', `translate(${x + right}px, ${y + down}px) rotate(${background.turn}deg)`)
  }, [image, background, view])
}
