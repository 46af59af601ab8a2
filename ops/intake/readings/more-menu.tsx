import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { DialogSheet } from '../../ui/dialog-sheet.tsx'
import { useReadingWords } from '../../words/use-reading-words.ts'

export type Seldom = {
  /** Null where there is nothing to change. */
  onChange: (() => void) | null
  onAdd: ((what: 'point' | 'station') => void) | null
  onClose: (() => void) | null
}

/** What is seldom done on the way, behind one key that no screen is too low for. Null actions are left out. */
export function MoreMenu({ onChange, onAdd, onClose }: Seldom) {
  const words = useReadingWords()
  const [isOpen, setOpen] = useState(false)
  const actions = [
    { name: words.changeThis, act: onChange },
    { name: words.add.point, act: onAdd && (() => onAdd('point')) },
    { name: words.add.station, act: onAdd && (() => onAdd('station')) },
    { name: words.closeShort, act: onClose },
  ]
  if (actions.every(({ act }) => act === null)) return null
  return (
    <>
      <button
        type="button"
        aria-label={words.more}
        aria-haspopup="dialog"
        className="grid size-[48px] shrink-0 place-content-center"
        onClick={() => setOpen(true)}
      >
        <Ellipsis aria-hidden className="size-[26px]" />
      </button>
      <DialogSheet title={words.more} isOpen={isOpen} hasCross actions={null} onClose={() => setOpen(false)}>
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {actions.map(
            ({ name, act }) =>
              act && (
                <li key={name}>
                  <button
                    type="button"
                    className="flex min-h-13 w-full items-center px-1 text-left text-lg font-semibold hover:bg-wash"
                    onClick={() => {
                      setOpen(false)
                      act()
                    }}
                  >
                    {name}
                  </button>
                </li>
              ),
          )}
        </ul>
      </DialogSheet>
    </>
  )
}
