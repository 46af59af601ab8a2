import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFirstWords } from '../words/words.tsx'
import { inputClass } from './field-frame.tsx'

export const searchDelayMs = 250
export const searchFieldId = 'search'

type SearchFieldProps = {
  /** What can be searched for: "Name, phone or reference". */
  what: string
  /** As it stands in the address. */
  typed: string
  maxLength: number
  onSettled: (q: string) => void
}

/** A search that follows what is typed, a moment behind. */
export function SearchField({ what, typed, maxLength, onSettled }: SearchFieldProps) {
  const { ui } = useFirstWords()
  const [text, setText] = useState(typed)
  const settled = useRef(typed)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The address may change without the field: the back button, a cleared filter.
  useEffect(() => {
    if (typed === settled.current) return
    clearTimeout(timer.current)
    settled.current = typed
    setText(typed)
  }, [typed])

  function change(next: string, delay: number) {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      settled.current = next.trim()
      onSettled(settled.current)
    }, delay)
  }

  return (
    <div className="relative">
      <Search aria-hidden className="absolute top-3 left-3 size-5 text-muted" />
      <input
        id={searchFieldId}
        type="search"
        aria-label={ui.searchBy(what)}
        placeholder={what}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        className={`${inputClass} h-11 w-full pr-10 pl-10 lg:text-[0.9375rem]`}
        value={text}
        onChange={(event) => change(event.target.value, searchDelayMs)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') change(text, 0)
          if (event.key !== 'Escape') return
          event.stopPropagation()
          event.currentTarget.blur()
          if (text) change('', 0)
        }}
      />
      {!text && (
        <kbd
          aria-hidden
          className="pointer-events-none absolute top-3 right-3 hidden rounded-sm border border-line px-1.5 text-xs leading-5 text-muted lg:block"
        >
          /
        </kbd>
      )}
    </div>
  )
}
