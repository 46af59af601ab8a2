import { useState } from 'react'
import { priorityInForce, priorityWords, proposedCategory } from '#domain/jobs/derived.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { RadioGrid } from '../../ui/radio-grid.tsx'
import { button } from '../../ui/button.ts'
import { useCall } from './call-context.ts'
import { choose, chooseCategory } from './changes.ts'

const longestReason = 200

const priorities = Object.entries(priorityWords).map(([value, words]) => ({
  value,
  label: `${value}: ${words}`,
}))
const categories = [
  { value: '1', label: '1: clean water' },
  { value: '2', label: '2: gray water' },
  { value: '3', label: '3: sewage or floodwater' },
]

type JudgeDialogProps = { what: 'priority' | 'category'; onClose: () => void }

/** Another priority or category than the proposed one, with the reason. */
export function JudgeDialog({ what, onClose }: JudgeDialogProps) {
  const { draft, facts, change } = useCall()
  const isPriority = what === 'priority'
  const judged = draft.category ?? draft.judged
  const now = isPriority ? priorityInForce(facts) : (judged?.category ?? proposedCategory(facts))
  const [value, setValue] = useState(now === null ? '' : String(now))
  const [reason, setReason] = useState((isPriority ? facts.priority_override?.reason : judged?.reason) ?? '')
  const [isTried, setTried] = useState(false)

  function save() {
    setTried(true)
    const words = reason.trim()
    if (!value || !words) return
    const chosen = Number(value)
    change((draft) =>
      isPriority
        ? choose(draft, { priority_override: { priority: chosen, reason: words } })
        : chooseCategory(draft, chosen, words),
    )
    onClose()
  }

  function takeBack() {
    change((draft) =>
      isPriority ? choose(draft, { priority_override: undefined }) : { ...draft, category: null },
    )
    onClose()
  }

  const isJudged = isPriority ? facts.priority_override !== undefined : draft.category !== null
  return (
    <EditDialog
      title={isPriority ? 'Change the priority' : 'Change the category'}
      isSaving={false}
      onSave={save}
      onClose={onClose}
      also={
        isJudged && (
          <button type="button" className={`sm:mr-auto ${button('quiet')}`} onClick={takeBack}>
            Use the proposal
          </button>
        )
      }
    >
      <RadioGrid
        label={isPriority ? 'Priority' : 'Category of the water'}
        value={value}
        options={isPriority ? priorities : categories}
        onChange={setValue}
        {...(isTried && !value && { error: 'Choose one.' })}
      />
      <Field
        label="Reason"
        value={reason}
        maxLength={longestReason}
        onChange={({ target }) => setReason(target.value)}
        {...(isTried && !reason.trim() && { error: 'Enter a reason.' })}
      />
    </EditDialog>
  )
}
