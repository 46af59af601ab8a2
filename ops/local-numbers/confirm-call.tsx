import { useState } from 'react'
import { companyDay } from '#domain/company/time-zone.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import type { LocalNumber } from '#domain/numbers/local-number.ts'
import { goneOn } from '#domain/numbers/number-status.ts'
import { longDay } from '#platform/text/long-day.ts'
import { problemOf } from '../problem.ts'
import { EditDialog } from '../ui/edit-dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { useNow } from '../ui/use-now.ts'
import { confirmNumber } from './numbers-api.ts'
import { nextOf, useNumberChange } from './use-number-change.ts'
import { placeName, purposeWords } from './words.ts'

type ConfirmCallProps = { number: LocalNumber; onClose: () => void }

/** A last check of what the website will show. */
export function ConfirmCall({ number, onClose }: ConfirmCallProps) {
  const today = companyDay(useNow())
  const [day, setDay] = useState(today)
  const confirm = useNumberChange({
    change: () => confirmNumber(number, day),
    done: `${number.operator} is now on the website.`,
    undo: nextOf(number),
    onDone: onClose,
  })
  const { purposes, serves } = number
  return (
    <EditDialog
      title={`${number.operator}: ${displayPhone(number.number ?? '')}`}
      save="I called and it’s correct"
      isSaving={confirm.isPending}
      onSave={() => day && confirm.mutate()}
      onClose={onClose}
    >
      <p>
        You called this number and it’s correct for:{' '}
        {purposes.map((purpose) => purposeWords[purpose]).join(', ')}.
      </p>
      <p className="wrap-break-word">It will appear on the pages for: {serves.map(placeName).join('; ')}.</p>
      <Field
        label="Called on"
        type="date"
        required
        max={today}
        value={day}
        error={day ? undefined : 'Enter the date you called.'}
        hint={day ? `It will be on the website until ${longDay(goneOn(day))}.` : undefined}
        onChange={({ target }) => setDay(target.value)}
      />
      {confirm.error && <Notice title={problemOf(confirm.error).detail} />}
    </EditDialog>
  )
}
