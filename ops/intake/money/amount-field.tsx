import type { RefObject } from 'react'
import { centsWords } from '#domain/money/cents.ts'
import { Field } from '../../ui/field.tsx'
import { FillLink } from '../../ui/fill-link.tsx'
import { Notice } from '../../ui/notice.tsx'

type AmountFieldProps = {
  field: RefObject<HTMLInputElement | null>
  value: string
  error: string | undefined
  /** What a payment is compared with; zero or less where nothing is. */
  owedCents: number
  /** By how much it is more than that, once that is asked. */
  excessCents: number
  onChange: (amount: string) => void
}

/** The amount, beside what is still owed, and the question about one that is more than that. */
export function AmountField({ field, value, error, owedCents, excessCents, onChange }: AmountFieldProps) {
  const isOwed = owedCents > 0
  return (
    <>
      <Field
        label="Amount"
        ref={field}
        aside={
          isOwed ? (
            <span className="flex gap-3 font-normal tabular-nums">
              {`Still owed: ${centsWords(owedCents)}`}
              <FillLink words="All of it" onClick={() => onChange(centsWords(owedCents).slice(1))} />
            </span>
          ) : (
            'dollars'
          )
        }
        inputMode="decimal"
        autoComplete="off"
        placeholder="1,250.50"
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      {excessCents > 0 && (
        <Notice title={`This is ${centsWords(excessCents)} more than is still owed.`}>
          Check the amount. If they did pay that much, enter it anyway.
        </Notice>
      )}
    </>
  )
}
