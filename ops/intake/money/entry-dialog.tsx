import { useRef, useState } from 'react'
import { companyDay } from '#domain/company/time-zone.ts'
import { balanceOf } from '#domain/money/balance.ts'
import { centsWords } from '#domain/money/cents.ts'
import {
  longestNote,
  longestReference,
  type JobMoney,
  type MoneyEntry,
  type NewEntry,
} from '#domain/money/entry.ts'
import {
  entryKinds,
  entryTypes,
  hasParty,
  isKindOf,
  parties,
  type EntryType,
} from '#domain/money/entry-kinds.ts'
import { newId } from '#platform/uuid.ts'
import { problemOf } from '../../problem.ts'
import { useUser } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { LeftDraft } from '../../ui/left-draft.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGrid } from '../../ui/radio-grid.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { isDraftStored, useDraftForm } from '../../ui/use-draft-form.ts'
import { useNow } from '../../ui/use-now.ts'
import { AmountField } from './amount-field.tsx'
import { enterMoney } from './money-api.ts'
import { kindWords, partyWords, typeWords } from './money-words.ts'
import { excessOf, readEntry, StoredEntry, type TypedEntry, type TypedErrors } from './typed-entry.ts'
import { useMoneyChange } from './use-money-change.ts'

type EntryDialogProps = {
  jobId: string
  type: EntryType
  totals: JobMoney['totals']
  /** The newest entries of the job, as they are read again after a refusal. */
  entries: readonly MoneyEntry[]
  onVoid: (entry: MoneyEntry) => void
  onClose: () => void
}

/**
 * Enters an amount. Saving it again after a lost answer enters it once. What is typed stays on the device until then, so that a key
 * pressed by accident loses nothing. A payment above what is still owed is asked about once.
 */
export function EntryDialog({ jobId, type, totals, entries, onVoid, onClose }: EntryDialogProps) {
  const today = companyDay(useNow())
  const [base] = useState<TypedEntry>(() => empty(type, today))
  const key = `${useUser()?.id ?? ''}:money:${jobId}:${type}`
  const [wasLeft, setWasLeft] = useState(() => isDraftStored(key))
  const { values: typed, change: store, clear, isDirty } = useDraftForm({ key, base, schema: StoredEntry })
  const [errors, setErrors] = useState<TypedErrors>({})
  const enter = (entry: NewEntry) => enterMoney(jobId, entry)
  const { save, isBusy, problem } = useMoneyChange(jobId, enter, () => {
    clear()
    onClose()
  })
  const change = (changed: Partial<TypedEntry>) => {
    setExcess(0)
    store({ id: typed.id, ...changed })
  }
  const isMoved = hasParty(typed.type)
  const amount = useRef<HTMLInputElement>(null)
  /** By how much the amount is too high, once that was asked. */
  const [excess, setExcess] = useState(0)
  const [sentAs, setSentAs] = useState<string | null>(null)
  const arrived = entries.find(({ id, voided }) => id === sentAs && !voided)

  function submit() {
    const read = readEntry(typed, today)
    if ('errors' in read) return setErrors(read.errors)
    setErrors({})
    const { id } = read.entry
    // What is sent again may have arrived: then it is among what was paid.
    const above = entries.some((entry) => entry.id === id) ? 0 : excessOf(read.entry, totals)
    setExcess(above)
    if (above > 0 && excess === 0) return
    save(read.entry, {
      onError(error) {
        if (problemOf(error).code !== 'entry-differs') return
        // What arrived has this ID, so the next amount has another one.
        setSentAs(id)
        change({ id: newId() })
      },
    })
  }

  return (
    <EditDialog
      title={`Enter a ${typeWords[typed.type].toLowerCase()}`}
      save={`Enter ${typeWords[typed.type].toLowerCase()}${excess > 0 ? ' anyway' : ''}`}
      initialFocus={amount}
      isSaving={isBusy}
      onSave={submit}
      onClose={onClose}
      draft={{ isDirty, clear }}
    >
      {wasLeft && (
        <LeftDraft
          words="This is what you typed before and didn’t save."
          startOver="Start over"
          onStartOver={() => {
            clear()
            setWasLeft(false)
          }}
        />
      )}
      {problem && (
        <Notice title={problem.detail}>
          {arrived && (
            <button type="button" className={`mt-2 ${button('plain')}`} onClick={() => onVoid(arrived)}>
              {`Void ${centsWords(arrived.amount_cents)}`}
            </button>
          )}
        </Notice>
      )}
      <RadioGrid
        label="What it is"
        value={typed.type}
        options={entryTypes.map((value) => ({ value, label: typeWords[value] }))}
        onChange={(next) =>
          change({ type: next, kind: typed.kind && isKindOf(next, typed.kind) ? typed.kind : '' })
        }
      />
      <AmountField
        field={amount}
        value={typed.amount}
        error={errors.amount}
        owedCents={typed.type === 'payment' ? balanceOf(totals) : 0}
        excessCents={excess}
        onChange={(amount) => change({ amount })}
      />
      <SelectField
        label={isMoved ? 'How it was paid' : typed.type === 'charge' ? 'What it is for' : 'Why'}
        none="Choose"
        value={typed.kind}
        error={errors.kind}
        options={entryKinds[typed.type].map((value) => ({ value, label: kindWords[value] }))}
        onChange={({ target }) =>
          change({ kind: entryKinds[typed.type].find((kind) => kind === target.value) ?? '' })
        }
      />
      {isMoved && (
        <SelectField
          label={typed.type === 'payment' ? 'Who paid' : 'Who got it back'}
          none="Choose"
          value={typed.party}
          error={errors.party}
          options={parties.map((value) => ({ value, label: partyWords[value] }))}
          onChange={({ target }) => change({ party: parties.find((party) => party === target.value) ?? '' })}
        />
      )}
      <Field
        label="Date"
        type="date"
        max={today}
        value={typed.on}
        error={errors.on}
        onChange={({ target }) => change({ on: target.value })}
      />
      <Field
        label={isMoved ? 'Check or receipt number (optional)' : 'Invoice number (optional)'}
        autoComplete="off"
        maxLength={longestReference}
        value={typed.reference}
        error={errors.reference}
        onChange={({ target }) => change({ reference: target.value })}
      />
      <Field
        label="Note (optional)"
        hint="It is printed on the statement."
        autoComplete="off"
        maxLength={longestNote}
        value={typed.note}
        error={errors.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </EditDialog>
  )
}

function empty(type: EntryType, on: string): TypedEntry {
  const party = hasParty(type) ? 'customer' : ''
  return { id: newId(), type, kind: '', party, amount: '', on, reference: '', note: '' }
}
