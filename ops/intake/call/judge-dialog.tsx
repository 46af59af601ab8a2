import { useState } from 'react'
import { isFiller } from '#domain/file-audit/filler.ts'
import { priorityInForce, priorityWords, proposedCategory } from '#domain/jobs/derived.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { RadioGrid } from '../../ui/radio-grid.tsx'
import type { CallWords } from '../../words/en-call.ts'
import { button } from '../../ui/button.ts'
import { useCall } from './call-context.ts'
import { choose, chooseCategory } from './changes.ts'

const longestReason = 200

type Words = CallWords['judging']

function prioritiesIn({ priorities }: Words) {
  return Object.entries(priorityWords).map(([value, words]) => ({
    value,
    label: `${value}: ${priorities(words)}`,
  }))
}

function categoriesIn({ categories }: Words) {
  return categories.map((words, nth) => ({ value: String(nth + 1), label: `${nth + 1}: ${words}` }))
}

type JudgeDialogProps = { what: 'priority' | 'category'; onClose: () => void }

/** Another priority or category than the proposed one, with the reason. */
export function JudgeDialog({ what, onClose }: JudgeDialogProps) {
  const {
    draft,
    facts,
    change,
    words: { judging },
  } = useCall()
  const isPriority = what === 'priority'
  const judged = draft.category ?? draft.judged
  const now = isPriority ? priorityInForce(facts) : (judged?.category ?? proposedCategory(facts))
  const [value, setValue] = useState(now === null ? '' : String(now))
  const [reason, setReason] = useState((isPriority ? facts.priority_override?.reason : judged?.reason) ?? '')
  const [isTried, setTried] = useState(false)

  // The audit of the file takes no filler for the reason of a category.
  const saysTooLittle = (words: string) => (isPriority ? words === '' : isFiller(words))

  function save() {
    setTried(true)
    const words = reason.trim()
    if (!value || saysTooLittle(words)) return
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
      title={judging.title[what]}
      isSaving={false}
      onSave={save}
      onClose={onClose}
      also={
        isJudged && (
          <button type="button" className={`sm:mr-auto ${button('quiet')}`} onClick={takeBack}>
            {judging.proposal}
          </button>
        )
      }
    >
      <RadioGrid
        label={judging.label[what]}
        value={value}
        options={isPriority ? prioritiesIn(judging) : categoriesIn(judging)}
        onChange={setValue}
        {...(isTried && !value && { error: judging.chooseOne })}
      />
      <Field
        label={judging.reason}
        value={reason}
        maxLength={longestReason}
        onChange={({ target }) => setReason(target.value)}
        {...(isTried &&
          saysTooLittle(reason.trim()) && { error: reason.trim() ? judging.sayWhy : judging.enterReason })}
      />
    </EditDialog>
  )
}
