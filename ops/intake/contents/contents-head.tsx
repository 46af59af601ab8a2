import { Plus } from 'lucide-react'
import { button } from '../../ui/button.ts'
import { useContentsWords } from '../../words/use-contents-words.ts'

/** `onAdd` is null where the person may not edit them. */
export function ContentsHead({ onAdd }: { onAdd: (() => void) | null }) {
  const words = useContentsWords()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h2 className="text-2xl uppercase">{words.title}</h2>
      {onAdd && (
        <button type="button" className={`min-h-12! ${button('gold')}`} onClick={onAdd}>
          <Plus aria-hidden className="size-5" />
          {words.add}
        </button>
      )}
    </div>
  )
}
