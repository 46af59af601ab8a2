import { Ban, FilePenLine } from 'lucide-react'
import { useState } from 'react'
import type { Submission } from './review-api.ts'
import { useMay } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { FixDialog, ReasonDialog } from './decision-dialogs.tsx'
import { QuietButton } from './quiet-button.tsx'
import { SendCopy } from './send-copy.tsx'
import { actOf } from './use-form-keys.ts'
import { useDecision } from './use-decision.ts'
import type { useProof } from './use-proof.ts'
import type { useReviewed } from './use-reviewed.ts'

type DecisionsProps = {
  submission: Submission
  reviewed: ReturnType<typeof useReviewed>
  proof: ReturnType<typeof useProof>
}

/** What this person may make of the form. */
export function Decisions({ submission, reviewed, proof }: DecisionsProps) {
  const { state } = submission
  const [mayApprove, mayAmend, mayVoid] = [
    useMay('forms.approve'),
    useMay('forms.amend'),
    useMay('forms.void'),
  ]
  const [asking, setAsking] = useState<'fix' | 'amend' | 'void' | null>(null)
  const deciding = useDecision(submission)
  const close = () => {
    setAsking(null)
    deciding.reset()
  }
  const isOpen = state === 'submitted'
  const isOver = state === 'revised' || state === 'void'
  return (
    <div>
      {isOpen && mayApprove && (
        <div className={`grid gap-2 ${submission.is_declined ? '' : 'grid-cols-2'}`}>
          <ApproveButton isSound={proof.isSound} isDeclined={submission.is_declined} deciding={deciding} />
          <button
            type="button"
            {...actOf('fix')}
            className={button('plain')}
            onClick={() => setAsking('fix')}
          >
            Request a fix
            <Kbd>F</Kbd>
          </button>
        </div>
      )}
      {isOpen && mayApprove && !proof.isSound && (
        <p id="why-not" className="mt-1.5 text-[0.9375rem] text-muted">
          {proof.record === 'hidden' || proof.paper === 'hidden'
            ? 'Some answers are hidden from you, so you can’t approve this form.'
            : 'Approve is on once the hashes are checked.'}
        </p>
      )}
      {!isOver && (
        <div className="mt-1 flex flex-wrap gap-x-4">
          {mayAmend && state === 'approved' && (
            <QuietButton onClick={() => setAsking('amend')}>
              <FilePenLine aria-hidden className="size-4.5" />
              Amend
            </QuietButton>
          )}
          <SendCopy submission={submission} />
          {mayVoid && (
            <QuietButton onClick={() => setAsking('void')}>
              <Ban aria-hidden className="size-4.5" />
              Void
            </QuietButton>
          )}
        </div>
      )}
      {asking === 'fix' && (
        <FixDialog
          submission={submission}
          answers={reviewed.answers ?? []}
          signed={reviewed.signers}
          deciding={deciding}
          onClose={close}
        />
      )}
      {(asking === 'amend' || asking === 'void') && (
        <ReasonDialog decision={asking} submission={submission} deciding={deciding} onClose={close} />
      )}
    </div>
  )
}

type ApproveProps = { isSound: boolean; isDeclined: boolean; deciding: ReturnType<typeof useDecision> }

/** Of a paper that was declined it locks the refusal, and is not what the office is asked to do. */
function ApproveButton({ isSound, isDeclined, deciding }: ApproveProps) {
  const name = isDeclined ? 'Approve as declined' : 'Approve'
  return (
    <button
      type="button"
      {...actOf('approve')}
      className={button(isDeclined ? 'plain' : 'gold')}
      disabled={!isSound}
      aria-describedby={isSound ? undefined : 'why-not'}
      aria-disabled={deciding.isPending}
      onClick={() => deciding.isPending || deciding.mutate({ decision: 'approve' })}
    >
      {deciding.isPending ? 'Approving…' : name}
      <Kbd>A</Kbd>
    </button>
  )
}

/** The key that does the same. */
function Kbd({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden
      className="hidden rounded-sm border border-current px-1.5 font-sans text-xs leading-5 font-normal opacity-70 lg:block"
    >
      {children}
    </kbd>
  )
}
