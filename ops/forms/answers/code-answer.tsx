import { ScanLine } from 'lucide-react'
import { useState } from 'react'
import type { Json } from '#platform/canonical-json.ts'
import { canScan } from '../../intake/equipment/camera.ts'
import { Scanner } from '../../intake/equipment/scanner.tsx'
import { button } from '../../ui/button.ts'
import { inputClass } from '../../ui/field-frame.tsx'
import { useFillWords } from '../../words/use-fill-words.ts'

type CodeAnswerProps = { value: Json | undefined; onAnswer: (answer: Json | undefined) => void }

/** What a label says: read by the camera, or typed. */
export function CodeAnswer({ value, onAnswer }: CodeAnswerProps) {
  const words = useFillWords()
  const [state, setState] = useState<'typing' | 'scanning' | 'failed'>('typing')
  return (
    <div className="grid gap-2.5">
      {state === 'scanning' && (
        <Scanner
          onScan={(code) => {
            setState('typing')
            onAnswer(code)
          }}
          onType={() => setState('typing')}
          onFailed={() => setState('failed')}
        />
      )}
      {state === 'failed' && <p role="alert">{words.noCamera}</p>}
      <input
        aria-labelledby="question"
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={200}
        className={`${inputClass} block min-h-14 w-full px-3.5 text-xl`}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onAnswer(target.value || undefined)}
      />
      {canScan() && state === 'typing' && (
        <button
          type="button"
          data-option
          className={`min-h-14! ${button('plain')}`}
          onClick={() => setState('scanning')}
        >
          <ScanLine aria-hidden className="size-5" />
          {words.scan}
        </button>
      )}
    </div>
  )
}
