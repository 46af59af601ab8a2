import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { longestText } from '#domain/chat/chat.ts'
import type { TriedText } from '#domain/chat/published/trial.server.ts'
import { useRecordKeys } from '../../keys/record-keys.ts'
import { problemOf } from '../../problem.ts'
import { button } from '../../ui/button.ts'
import { inputClass } from '../../ui/field-frame.tsx'
import { Notice } from '../../ui/notice.tsx'
import { tryQuestion } from './answers-api.ts'
import { TrialLines } from './trial-lines.tsx'

type TestBoxProps = Pick<TriedText, 'group' | 'language'>

/** Asks the chat as a visitor of the page in the preview would; nothing is stored. The key T leads here. */
export function TestBox({ group, language }: TestBoxProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const trial = useMutation({ mutationFn: tryQuestion })
  useRecordKeys('chatbot settings', [
    { key: 't', does: 'Test a question', act: () => field.current?.focus() },
  ])

  function ask(event: SubmitEvent) {
    event.preventDefault()
    if (text.trim() !== '' && !trial.isPending) trial.mutate({ text: text.trim(), group, language })
  }

  return (
    <section
      aria-labelledby="test-title"
      className="relative max-h-[60dvh] overflow-y-auto border-t border-ink bg-paper px-4 py-3.5 lg:px-5"
    >
      <h2 id="test-title" className="text-xl">
        Test a question
      </h2>
      <form className="mt-2 flex gap-2" onSubmit={ask}>
        <input
          ref={field}
          aria-label="Question of a visitor"
          title="Test a question (t)"
          autoComplete="off"
          maxLength={longestText}
          value={text}
          className={`${inputClass} h-11 min-w-0 flex-1 px-3`}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
        <button type="submit" className={button('plain')} aria-disabled={trial.isPending}>
          Ask
        </button>
      </form>
      <div aria-live="polite" className="mt-2">
        {trial.data && <TrialLines trial={trial.data} tried={trial.variables} />}
        {trial.error && <Notice title={problemOf(trial.error).detail} />}
      </div>
    </section>
  )
}
