import { Send } from 'lucide-react'
import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { JobForms } from '#domain/packets/job-forms.ts'
import type { SigningRequest } from '#domain/signing-requests/signing-request.ts'
import { useFormDrafts } from '../../../forms/drafts/queries.ts'
import { useMay } from '../../../session/may.ts'
import { button } from '../../../ui/button.ts'
import { DialogSheet } from '../../../ui/dialog-sheet.tsx'
import { firstName } from '../../../ui/first-name.ts'
import { loadScreen } from '../../../ui/load-screen.ts'
import { useSigningLinksWords } from '../../../words/use-signing-links-words.ts'
import { SigningRow } from './signing-row.tsx'

/** It counts what forms ask for, which no screen begins with. */
const SendSheet = loadScreen(() => import('./send-sheet.tsx'), 'SendSheet')

/** What is out to be signed on another device, and the way to send more. */
export function SigningPanel({ job, forms: { signing } }: { job: JobDetail; forms: JobForms }) {
  const words = useSigningLinksWords()
  const mayFill = useMay('forms.submit') && job.side !== 'duplicate'
  const drafts = useFormDrafts(job.id) ?? []
  const [sending, setSending] = useState<SigningRequest | 'new' | null>(null)
  const canSend = mayFill && drafts.length > 0
  const name = firstName(job.name ?? '')
  // What was sent leaves this device before the list names it: the code that is being shown stays.
  if (signing.length === 0 && !canSend && sending === null) return null
  return (
    <section aria-labelledby="signing-title" className="mt-8">
      <h3 id="signing-title" tabIndex={-1} className="outline-none scroll-mt-4 text-xl uppercase">
        {words.title}
      </h3>
      <p className="text-muted">{words.lead}</p>
      {signing.length > 0 && (
        <ul className="mt-2 border-t border-line">
          {signing.map((request) => (
            <SigningRow
              key={request.id}
              request={request}
              job={job}
              mayFill={mayFill}
              onAgain={mayFill && request.may_send ? () => setSending(request) : null}
            />
          ))}
        </ul>
      )}
      {canSend && (
        <button
          type="button"
          className={`mt-3 min-h-12 ${button('plain')}`}
          onClick={() => setSending('new')}
        >
          <Send aria-hidden className="size-5" />
          {words.send(name)}
        </button>
      )}
      <DialogSheet title={words.dialog(name)} isOpen={sending !== null} onClose={() => setSending(null)}>
        {sending && <SendSheet job={job} drafts={drafts} again={sending === 'new' ? null : sending} />}
      </DialogSheet>
    </section>
  )
}
