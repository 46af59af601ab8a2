import { EditDialog } from '../../ui/edit-dialog.tsx'
import { useCallWords } from '../../words/use-call-words.ts'
import { button } from '../../ui/button.ts'
import type { Wrong } from './facts-of.ts'
import { focusFact } from './focus-fact.ts'

type LeftOutProps = { wrong: Wrong; onLeave: () => void; onClose: () => void }

/** Everything is saved but what can't be read as what it should be: it is corrected, or left out on purpose. */
export function LeftOut({ wrong, onLeave, onClose }: LeftOutProps) {
  const { leftOut, facts } = useCallWords()
  const all = Object.entries(wrong)
  const [first] = all
  function correct() {
    onClose()
    // After the dialog has given the keyboard back.
    if (first) requestAnimationFrame(() => focusFact(first[0]))
  }
  return (
    <EditDialog
      title={leftOut.title}
      isSaving={false}
      save={leftOut.correct}
      onSave={correct}
      onClose={onClose}
      also={
        <button type="button" className={`sm:mr-auto ${button('quiet')}`} onClick={onLeave}>
          {leftOut.leave}
        </button>
      }
    >
      <ul className="list-disc pl-5">
        {all.map(([name, sentence]) => (
          <li key={name}>
            <b className="font-semibold">{facts.label(name)}:</b> {facts.wrong(sentence)}
          </li>
        ))}
      </ul>
    </EditDialog>
  )
}
