import { Copy } from 'lucide-react'
import { button } from '../../ui/button.ts'
import { notify, notifyError } from '../../ui/notify.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { asText, type Working } from './working.ts'

/** A sum with its steps, as an adjuster would redo it by hand. It is for staff, and printed for nobody. */
export function WorkingBody({ working }: { working: Working }) {
  const words = useDryingFileWords()
  const { figure, steps, source, choices } = working

  async function copy() {
    try {
      await navigator.clipboard.writeText(asText(working))
      notify(words.copied)
    } catch {
      notifyError(words.notCopied)
    }
  }

  return (
    <div className="select-text">
      <p className="font-display text-5xl leading-none tabular-nums">{figure}</p>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {steps.map((step) => (
          <li key={step} className="py-2 tabular-nums">
            {step}
          </li>
        ))}
      </ol>
      {choices && (
        <dl aria-label={choices.label} className="mt-3 grid grid-cols-3 border border-edge text-center">
          {choices.each.map(({ name, figure, isUsed }) => (
            <div
              key={name}
              className={`flex items-baseline justify-center gap-2 py-2 not-first:border-l not-first:border-edge ${isUsed ? 'bg-ink text-paper' : ''}`}
            >
              <dt>{name}</dt>
              <dd className="font-display text-2xl leading-none">{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-3 text-sm text-muted">{source}</p>
      <button type="button" className={`mt-3 ${button('plain')}`} onClick={() => void copy()}>
        <Copy aria-hidden className="size-4.5" />
        {words.copy}
      </button>
    </div>
  )
}
