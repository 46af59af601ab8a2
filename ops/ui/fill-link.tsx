/** Beside the label of a field: words that fill it in, such as a day or what is still owed. */
export function FillLink({ words, onClick }: { words: string; onClick: () => void }) {
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
