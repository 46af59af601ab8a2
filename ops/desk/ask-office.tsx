import * as z from 'zod'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { longestDetail, officeReasons, type OfficeReason } from '#domain/leads/visit-steps/visit-step.ts'
import { useUser } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { DialogSheet } from '../ui/dialog-sheet.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useDraftForm } from '../ui/use-draft-form.ts'
import { useWords } from '../words/use-words.ts'

/** The audit tells the office itself who leaves with gaps. */
const choosable = officeReasons.filter((reason) => reason !== 'left_gaps')

export type OfficeCall = { reason: OfficeReason; detail: string }

type AskOfficeProps = {
  lead: Pick<LeadDetail, 'id' | 'name'>
  isOpen: boolean
  onClose: () => void
  onAsked: (call: OfficeCall) => Promise<unknown>
}

const Draft = z.object({ detail: z.string() }).partial()

/** Tells the office why it is needed: one tap on a reason. What was typed beside it is stored as a draft until then. */
export function AskOffice({ lead, isOpen, onClose, onAsked }: AskOfficeProps) {
  const { field, choices } = useWords()
  const userId = useUser()?.id ?? ''
  const { values, change, clear } = useDraftForm({
    key: `${userId}:needs-office:${lead.id}`,
    base: { detail: '' },
    schema: Draft,
  })

  async function ask(reason: OfficeReason) {
    onClose()
    // Where it could not even be stored, the text is still there for the next try.
    await onAsked({ reason, detail: values.detail.trim().toWellFormed() }).then(clear, () => {})
  }

  return (
    <DialogSheet title={field.askOffice.title} isOpen={isOpen} onClose={onClose} hasCross>
      <p className="mt-1 text-muted wrap-anywhere">
        {choices.name(lead.name)}. {field.askOffice.lead}
      </p>
      <div className="mt-3">
        <TextArea
          label={field.askOffice.detail}
          rows={2}
          maxLength={longestDetail}
          value={values.detail}
          onChange={({ target }) => change({ detail: target.value })}
        />
      </div>
      <ul className="mt-3 grid gap-2">
        {choosable.map((reason) => (
          <li key={reason}>
            <button
              type="button"
              className={`min-h-14 w-full ${button('plain')}`}
              onClick={() => void ask(reason)}
            >
              {choices.officeReason[reason]}
            </button>
          </li>
        ))}
      </ul>
    </DialogSheet>
  )
}
