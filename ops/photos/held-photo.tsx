import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react'
import { photoQuery } from './photo-query.ts'

type HeldPhotoProps = Omit<ComponentProps<'img'>, 'src'> & { url: string; onExpired?: () => void }

/** A photo from the memory of the page. An address that has expired is told, and the next one is tried. */
export function HeldPhoto({ url, onExpired, alt, ...rest }: HeldPhotoProps) {
  const { data, isError, refetch } = useQuery(photoQuery(url))
  const image = useRef<HTMLImageElement>(null)
  const asked = useRef(url)
  const goOn = useEffectEvent((latest: string) => {
    if (asked.current === latest) return onExpired?.()
    asked.current = latest
    void refetch()
  })
  useEffect(() => {
    if (isError && !data) goOn(url)
  }, [isError, data, url])
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
  return <img {...rest} ref={image} alt={alt} />
}
