import { useState } from 'react'
import { initialsOf } from './initials.ts'

type PortraitProps = { name: string; url: string | null; size: 'row' | 'head' | 'large' }

const sizes = {
  row: 'size-10 text-lg',
  head: 'size-20 text-3xl',
  large: 'size-32 text-5xl',
} as const

/** The face of a person, or their initials. Their name always stands beside it, so it says nothing by itself. */
export function Portrait({ name, url, size }: PortraitProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const box = `block shrink-0 rounded-sm ${sizes[size]}`
  if (url && url !== failed)
    return (
      <img
        src={url}
        alt=""
        width={512}
        height={512}
        decoding="async"
        className={`object-cover ${box}`}
        onError={() => setFailed(url)}
      />
    )
  return (
    <span
      aria-hidden
      className={`grid place-content-center border-b-2 border-gold bg-rail font-display leading-none font-semibold text-white select-none ${box.replace('block ', '')}`}
    >
      {initialsOf(name)}
    </span>
  )
}
