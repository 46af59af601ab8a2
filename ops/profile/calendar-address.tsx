import { useId, useState } from 'react'
import { button } from '../ui/button.ts'
import { useProfileWords } from '../words/use-profile-words.ts'

/** An address that is shown this once, with the ways to get it into a calendar. */
export function CalendarAddress({ address }: { address: string }) {
  const profile = useProfileWords()
  const words = profile.calendar
  const id = useId()
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }

  return (
    <div className="border-l-4 border-gold bg-gold-wash px-4 py-3">
      <label htmlFor={id} className="font-semibold">
        {words.address}
      </label>
      <input
        id={id}
        readOnly
        value={address}
        className="mt-1 min-h-12 w-full rounded-sm border border-edge bg-sheet px-3 text-sm"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p className="mt-2 max-w-[60ch]">{words.once}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <button type="button" className={button('gold')} onClick={() => void copy().catch(() => {})}>
          {words.copy}
        </button>
        <a href={address.replace(/^https?:/, 'webcal:')} className={button('plain')}>
          {words.open}
        </a>
        <span role="status">{isCopied && words.copied}</span>
      </div>
    </div>
  )
}
