import { useEffect, useRef } from 'react'
import { currentOutbox } from '../../device/person-store.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** Twice as wide as it is shown, for screens with small pixels. */
const width = 128

type ThumbnailProps = { id: string; className?: string }

/**
 * A photo that is on this device alone, made small once it comes into sight. It is drawn on a canvas: there is no address of its
 * bytes that would have to be let go of. A file that is no picture stays an empty field.
 */
export function PhotoThumbnail({ id, className = 'size-12 shrink-0 rounded-sm bg-wash' }: ThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const field = canvas.current
    if (!field) return
    const gone = new AbortController()
    const sight = new IntersectionObserver((changes) => {
      if (!changes.some(({ isIntersecting }) => isIntersecting)) return
      sight.disconnect()
      void show(field, id, gone.signal).catch(() => {})
    })
    sight.observe(field)
    return () => {
      gone.abort()
      sight.disconnect()
    }
  }, [id])
  return <canvas ref={canvas} aria-hidden className={`object-cover ${className}`} />
}

async function show(canvas: HTMLCanvasElement, id: string, signal: AbortSignal) {
  const picture = await smallPicture(id, signal)
  if (!picture) return
  canvas.width = width
  canvas.height = Math.max(1, Math.round((width * picture.height) / picture.width))
  // Drawn, and not handed over: a browser that did not make it small would keep all of it.
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
}

/** To decode a hundred photos of a camera at once is more than the memory of a phone. */
const smallPicture = oneAtATime(async (id) => {
  const photo = await (await currentOutbox())?.photoOf(id)
  return photo ? createImageBitmap(photo, { resizeWidth: width, resizeQuality: 'medium' }) : null
})
