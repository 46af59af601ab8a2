import { useId } from 'react'
import { useCall } from './call-context.ts'
import { choose } from './changes.ts'

const answers = [true, false] as const

/** Whether the customer may be sent text messages. A no that was said is not the same as nobody having asked; a second press takes it back. */
export function ConsentLine({ className = '' }: { className?: string }) {
  const { facts, change, words } = useCall()
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={id}
      data-fact="text_consent"
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${className}`}
    >
      <span id={id} className="text-sm">
        {words.fields.textsAsk}
      </span>
      <span className="flex gap-1.5">
        {answers.map((answer) => (
          <button
            key={String(answer)}
            type="button"
            aria-pressed={facts.text_consent === answer}
            className="min-h-9 min-w-12 rounded-sm border border-edge bg-sheet px-3 text-sm transition-colors duration-150 hover:bg-wash aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper max-lg:min-h-11"
            onClick={() =>
              change((draft) =>
                choose(draft, { text_consent: facts.text_consent === answer ? undefined : answer }),
              )
            }
          >
            {words.facts.value('text_consent', answer)}
          </button>
        ))}
      </span>
    </div>
  )
}
