import { Minus, Plus } from 'lucide-react'
import { FieldFrame, inputClass } from '../../ui/field-frame.tsx'
import { useContentsWords } from '../../words/use-contents-words.ts'

type QuantityFieldProps = { value: string; error: string | undefined; onChange: (value: string) => void }

/** A count, by thumb or typed. */
export function QuantityField({ value, error, onChange }: QuantityFieldProps) {
  const { form, fields } = useContentsWords()
  const count = Number(value) || 0
  return (
    <FieldFrame label={fields.quantity} {...(error && { error })}>
      {(wired) => (
        <div className="flex">
          <button
            type="button"
            aria-label={form.fewer}
            className={`${step} rounded-l-sm border-r-0`}
            disabled={count <= 1}
            onClick={() => onChange(String(count - 1))}
          >
            <Minus aria-hidden className="size-5" />
          </button>
          <input
            {...wired}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            className={`${inputClass} h-12 w-full min-w-0 rounded-none! px-1 text-center tabular-nums`}
            value={value}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => onChange(target.value)}
          />
          <button
            type="button"
            aria-label={form.more}
            className={`${step} rounded-r-sm border-l-0`}
            onClick={() => onChange(String(count + 1))}
          >
            <Plus aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </FieldFrame>
  )
}

const step =
  'grid h-12 w-12 shrink-0 place-items-center border border-edge bg-sheet hover:not-disabled:bg-wash disabled:text-muted disabled:opacity-50'
