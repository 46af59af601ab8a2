import { chatWords, type Seen } from './seen.ts'

type LauncherProps = { seen: Seen; isOpen: boolean; onToggle: () => void }

/** The button on the page. */
export function Launcher({ seen: { language }, isOpen, onToggle }: LauncherProps) {
  return (
    <div className="mt-4 flex justify-end">
      <button
        type="button"
        aria-expanded={isOpen}
        lang={language}
        className="min-h-12 rounded-md border border-[#2a4660] bg-[#0b1b2b] px-4 font-semibold text-[#fff]"
        onClick={onToggle}
      >
        {chatWords[language].launch}
      </button>
    </div>
  )
}
