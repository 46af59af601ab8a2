import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react'
import { useWords } from '../words/use-words.ts'
import { photoQuery } from '../device/photo-query.ts'

type HeldPhotoProps = Omit<ComponentProps<'img'>, 'src'> & {
  url: string
  /** Shown until the other is there. */
  smallUrl?: string
  onExpired?: () => void
}

/** A photo from the memory of the page. An address that has expired is told, and the next one is tried. */
export function HeldPhoto({ url, smallUrl, onExpired, alt, className = '', ...rest }: HeldPhotoProps) {
  const { request } = useWords()
  const { data: wanted, isError, refetch } = useQuery(photoQuery(url))
  const small = useQuery(photoQuery(smallUrl ?? url))
  const data = wanted ?? small.data
  const image = useRef<HTMLImageElement>(null)
  const asked = useRef(url)
  const goOn = useEffectEvent((latest: string) => {
    if (asked.current === latest) return onExpired?.()
    asked.current = latest
    void refetch()
  })
  useEffect(() => {
    if (isError && !wanted) goOn(url)
  }, [isError, wanted, url])
  useEffect(() => {
    const shown = image.current
    if (!data || !shown) return
    const address = URL.createObjectURL(data)
    shown.src = address
    return () => {
      shown.removeAttribute('src')
      URL.revokeObjectURL(address)
    }
  }, [data])
  if (isError && !data)
    return (
      <span className={`grid place-content-center p-1 text-center text-xs leading-tight ${className}`}>
        {request.photoNotHere}
      </span>
    )
  return (
    <>
      <img {...rest} ref={image} alt={alt} className={className} />
      {isError && !wanted && (
        <span className="block px-4 pb-2 text-center text-sm">{request.smallPhoto}</span>
      )}
    </>
  )
}
