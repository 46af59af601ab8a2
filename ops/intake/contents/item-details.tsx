import { conditionsAfter, conditionsBefore } from '#domain/contents/contents-choices.ts'
import { actualCashValue, replacementCost } from '#domain/contents/contents-figures.ts'
import type { ItemFields } from '#domain/contents/contents-item.ts'
import { centsWords } from '#domain/money/cents.ts'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useContentsWords } from '../../words/use-contents-words.ts'
import type { ItemDraft, ItemFaults } from './item-draft.ts'

type DetailsProps = {
  values: ItemDraft
  /** Null while it can't be read. */
  typed: ItemFields | null
  faults: ItemFaults
  onChange: (changed: Partial<ItemDraft>) => void
}

/** What can wait until the house is dry: what it cost, how old it is, and in what condition. Folded away on a new item. */
export function ItemDetails({ values, typed, faults, onChange }: DetailsProps) {
  const words = useContentsWords()
  const { form, fields } = words
  const [cost, value] = typed ? [replacementCost(typed), actualCashValue(typed)] : [null, null]
  const numbers = [
    { name: 'price', label: fields.price_cents, mode: 'decimal' },
    { name: 'age', label: fields.age, mode: 'decimal' },
    { name: 'life', label: fields.life, mode: 'numeric' },
    { name: 'cap', label: fields.cap, mode: 'numeric' },
  ] as const
  return (
    <div className="space-y-4 pt-3">
      <div className="grid grid-cols-2 items-end gap-3 cramped:grid-cols-1">
        {numbers.map(({ name, label, mode }) => (
          <Field
            key={name}
            label={label}
            inputMode={mode}
            autoComplete="off"
            maxLength={14}
            value={values[name]}
            {...(faults[name] && { error: faults[name] })}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
      </div>
      {cost !== null && (
        <p role="status" className="border-l-3 border-gold bg-gold-wash px-3 py-2 tabular-nums">
          {form.worth(centsWords(cost), value === null ? '–' : centsWords(value))}
        </p>
      )}
      <div className="grid grid-cols-2 items-end gap-3 cramped:grid-cols-1">
        <SelectField
          label={fields.condition_before}
          none={form.notKnown}
          value={values.condition_before}
          options={conditionsBefore.map((value) => ({ value, label: words.before[value] }))}
          onChange={({ target }) =>
            onChange({ condition_before: conditionsBefore.find((each) => each === target.value) ?? '' })
          }
        />
        <SelectField
          label={fields.condition_after}
          none={form.notKnown}
          value={values.condition_after}
          options={conditionsAfter.map((value) => ({ value, label: words.after[value] }))}
          onChange={({ target }) =>
            onChange({ condition_after: conditionsAfter.find((each) => each === target.value) ?? '' })
          }
        />
      </div>
      <Field
        label={fields.brand}
        autoComplete="off"
        maxLength={120}
        value={values.brand}
        onChange={({ target }) => onChange({ brand: target.value })}
      />
      <TextArea
        label={fields.note}
        maxLength={500}
        value={values.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </div>
  )
}
