import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { photoQuery } from '../device/photo-query.ts'

type Held = {
  /** Null while it is not known. */
  url: string | null
  /** Its small picture is shown until the other is there. */
  smallUrl?: string | undefined
  onExpired?: (() => void) | undefined
}

/** The bytes of a photo from the memory of the page. An address that has expired is told, and the next one is tried. */
export function useHeldPhoto({ url, smallUrl, onExpired }: Held) {
  const enabled = url !== null
  const { data: wanted, isError, refetch } = useQuery({ ...photoQuery(url ?? ''), enabled })
  const small = useQuery({ ...photoQuery(smallUrl ?? url ?? ''), enabled })
  const asked = useRef(url)
  const goOn = useEffectEvent((latest: string | null) => {
    if (asked.current === latest) return onExpired?.()
    asked.current = latest
    void refetch()
  })
  useEffect(() => {
    if (isError && !wanted) goOn(url)
  }, [isError, wanted, url])
  const data = wanted ?? small.data
  return { data, isMissing: isError && !data, isSmall: isError && !wanted }
}

/** For a picture that shows these bytes for as long as both are there. */
export function useBytesOf(data: Blob | null | undefined) {
  const image = useRef<HTMLImageElement>(null)
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
  return image
}
