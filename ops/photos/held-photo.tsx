import type { ComponentProps } from 'react'
import { useWords } from '../words/use-words.ts'
import { useBytesOf, useHeldPhoto } from './use-held-photo.ts'

type HeldPhotoProps = Omit<ComponentProps<'img'>, 'src'> & {
  url: string
  /** Shown until the other is there. */
  smallUrl?: string
  onExpired?: () => void
}

/** A photo from the memory of the page. */
export function HeldPhoto({ url, smallUrl, onExpired, alt, className = '', ...rest }: HeldPhotoProps) {
  const { request } = useWords()
  const { data, isMissing, isSmall } = useHeldPhoto({ url, smallUrl, onExpired })
  const image = useBytesOf(data)
  if (isMissing)
    return (
      <span className={`grid place-content-center p-1 text-center text-xs leading-tight ${className}`}>
        {request.photoNotHere}
      </span>
    )
  return (
    <>
      <img {...rest} ref={image} alt={alt} className={className} />
      {isSmall && <span className="block px-4 pb-2 text-center text-sm">{request.smallPhoto}</span>}
    </>
  )
}
