import { Search } from 'lucide-react'
import { showOverlay } from '../keys/overlay.ts'
import { useFirstWords } from '../words/words.tsx'
import { holdKey } from '../keys/key-words.ts'

/** On a desktop: opens the field that finds everything, and names its keys. */
export function FindButton() {
  const { shell } = useFirstWords()
  return (
    <button
      type="button"
      className="mt-6 flex min-h-10 w-full shrink-0 short:mt-2 short:min-h-9 items-center gap-2.5 rounded-sm border border-white/25 px-2.5 text-left hover:bg-rail-wash hover:text-white"
      onClick={() => showOverlay('palette')}
    >
      <Search aria-hidden className="size-4" />
      <span className="flex-1">{shell.find}</span>
      <kbd aria-hidden className="font-sans text-xs">
        {holdKey() === '⌘' ? '⌘K' : 'Ctrl K'}
      </kbd>
    </button>
  )
}
