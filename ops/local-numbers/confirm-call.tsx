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

/** The last look at what the website is going to say. */
export function ConfirmCall({ number, onClose }: ConfirmCallProps) {
  const today = companyDay(useNow())
  const [day, setDay] = useState(today)
  const confirm = useNumberChange({
    change: () => confirmNumber(number, day),
    done: `${number.operator} is on the website now.`,
    undo: nextOf(number),
    onDone: onClose,
  })
  const { purposes, serves } = number
  return (
    <EditDialog
      title={`${number.operator}: ${displayPhone(number.number ?? '')}`}
      save="I called and it’s right"
      isSaving={confirm.isPending}
      onSave={() => day && confirm.mutate()}
      onClose={onClose}
    >
      <p>
        You called this number, and it is the right one for:{' '}
        {purposes.map((purpose) => purposeWords[purpose]).join(', ')}.
      </p>
      <p className="wrap-break-word">
        The pages of these places show it: {serves.map(placeName).join('; ')}.
      </p>
      <Field
        label="Called on"
        type="date"
        required
        max={today}
        value={day}
        error={day ? undefined : 'Please give the day of your call.'}
        hint={day ? `The website shows it until ${longDay(goneOn(day))}.` : undefined}
        onChange={({ target }) => setDay(target.value)}
      />
      {confirm.error && <Notice title={problemOf(confirm.error).detail} />}
    </EditDialog>
  )
}
