import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFirstWords } from '../words/words.tsx'
import { button } from './button.ts'
import { FieldFrame, inputClass, type FrameProps } from './field-frame.tsx'

type ChipsFieldProps = Omit<FrameProps, 'aside'> & {
  value: readonly string[]
  onChange: (value: string[]) => void
  maxLength?: number
  placeholder?: string
}

/** Several short words. Enter or a comma takes one in, so does leaving the field: what is typed is never dropped. */
export function ChipsField({ value, onChange, maxLength = 60, placeholder, ...frame }: ChipsFieldProps) {
  const { ui } = useFirstWords()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)

  function take() {
    const fresh = typed
      .split(',')
      .map((word) => word.trim())
      .filter((word, at, all) => word && !value.includes(word) && all.indexOf(word) === at)
    if (fresh.length > 0) onChange([...value, ...fresh])
    setTyped('')
  }

  return (
    <div>
      <FieldFrame {...frame}>
        {(wired) => (
          <div className="flex gap-2">
            <input
              {...wired}
              ref={input}
              value={typed}
              maxLength={maxLength}
              placeholder={placeholder}
              autoComplete="off"
              className={`${inputClass} h-12 w-full min-w-0 px-3`}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={take}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ',') return
                if (event.key === 'Enter' && !typed.trim()) return
                event.preventDefault()
                take()
              }}
            />
            <button type="button" className={button('plain')} onClick={take}>
              {ui.add}
            </button>
          </div>
        )}
      </FieldFrame>
      {value.length > 0 && (
        <ul aria-label={frame.label} className="mt-2 flex flex-wrap gap-2">
          {value.map((word) => (
            <li key={word} className="flex max-w-full items-center bg-wash pl-3 text-sm">
              <span className="py-2 wrap-anywhere">{word}</span>
              <button
                type="button"
                aria-label={ui.removeWord(word)}
                className="grid size-11 shrink-0 place-content-center hover:text-red"
                onClick={() => {
                  onChange(value.filter((other) => other !== word))
                  input.current?.focus()
                }}
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
