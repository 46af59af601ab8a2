type LeftDraftProps = { words: string; startOver: string; onStartOver: () => void }

/** At the top of a form that was closed before it was saved: what stands in it was typed then. */
export function LeftDraft({ words, startOver, onStartOver }: LeftDraftProps) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 bg-wash px-3 text-sm">
      {words}
      <button
        type="button"
        className="min-h-11 font-semibold underline underline-offset-4"
        onClick={onStartOver}
      >
        {startOver}
      </button>
    </p>
  )
}
