/** Beside the label of a date: the words of a day, which fill it in. */
export function DayLink({ words, onClick }: { words: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="-my-3.5 min-h-12 font-normal underline underline-offset-4"
      onClick={onClick}
    >
      {words}
    </button>
  )
}
