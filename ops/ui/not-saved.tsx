import { TriangleAlert } from 'lucide-react'

type NotSavedProps = {
  /** "This phone is full". */
  title: string
  /** What is not saved, and what to do about it. */
  more: string
  tryAgain: string
  onTryAgain: () => void
}

/** Says that the browser could not store the last of what was typed or drawn, and tries it once more. */
export function NotSaved({ title, more, tryAgain, onTryAgain }: NotSavedProps) {
  return (
    <button
      type="button"
      title={more}
      className="flex min-h-12 shrink-0 items-center gap-2 rounded-sm bg-red-wash px-2.5 py-1.5 text-left text-sm leading-tight font-semibold text-red"
      onClick={onTryAgain}
    >
      <TriangleAlert aria-hidden className="size-5 shrink-0" />
      <span role="alert">
        {title}
        <span className="block underline">{tryAgain}</span>
      </span>
    </button>
  )
}
