import { useState } from 'react'
import { FactChanges } from '#domain/jobs/facts/facts.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { useMay } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { FieldFrame, inputClass } from '../../ui/field-frame.tsx'
import { Notice } from '../../ui/notice.tsx'
import { usePacketWords } from '../../words/use-packet-words.ts'
import { useChangeFacts } from '../facts/use-change-facts.ts'

const ours = ['OH', 'PA'] as const

/** In which state the loss is, asked where it is missed: it becomes a fact of the job, and decides which contract is signed. */
export function AskState({ job }: { job: JobDetail }) {
  const words = usePacketWords()
  const mayEdit = useMay('intake.edit')
  const [isOther, setIsOther] = useState(false)
  const [state, setState] = useState('')
  const { save, isBusy, problem } = useChangeFacts(job, () => setState(''))
  const known = job.facts.state
  if (known) return <p className={place}>{words.stateSaved(words.stateOf(known))}</p>
  if (!mayEdit) return <p className={place}>{words.askOffice}</p>
  const changes = FactChanges.safeParse({ state }).data

  function choose(next: string, other: boolean) {
    setIsOther(other)
    setState(next)
  }

  return (
    <div className={place}>
      <div role="group" aria-label={words.noState} className="flex flex-wrap gap-2">
        {ours.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={!isOther && state === each}
            className={choice}
            onClick={() => choose(each, false)}
          >
            {words.stateOf(each)}
          </button>
        ))}
        <button type="button" aria-pressed={isOther} className={choice} onClick={() => choose('', true)}>
          {words.anotherState}
        </button>
      </div>
      {isOther && (
        <div className="mt-3 max-w-48">
          <FieldFrame label={words.stateLetters}>
            {(wired) => (
              <input
                {...wired}
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={2}
                className={`${inputClass} h-12 w-full px-3 uppercase`}
                value={state}
                onChange={({ target }) => setState(target.value.toUpperCase())}
              />
            )}
          </FieldFrame>
        </div>
      )}
      {problem && <Notice title={problem.detail} />}
      {(state || isOther) && (
        <button
          type="button"
          className={`mt-3 min-h-12 w-full sm:w-auto ${button('gold')}`}
          disabled={!state || !changes || isBusy}
          onClick={() => changes && save({ changes, revision: job.revision, base: job.facts })}
        >
          {words.saveState(state ? words.stateOf(state) : '')}
        </button>
      )}
    </div>
  )
}

const place = 'bg-sheet px-4 pb-4 sm:px-7'
const choice =
  'min-h-12 flex-1 rounded-sm border border-edge bg-sheet px-4 font-semibold whitespace-nowrap aria-pressed:border-ink aria-pressed:bg-rail aria-pressed:text-white'
