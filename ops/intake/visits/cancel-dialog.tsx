import { useState } from 'react'
import type { JobVisit } from '#domain/visits/visit.ts'
import { cancelReasons } from '#domain/visits/cancel-reasons.ts'
import { problemOf } from '../../problem.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { noReason, ReasonField, reasonOf } from '../job/reason-field.tsx'
import { useVisitChange } from './use-visit-change.ts'

/** Cancels a visit, with the reason. */
export function CancelDialog({ visit, onClose }: { visit: JobVisit; onClose: () => void }) {
  const { canceling: words, kinds, said, unscheduled } = useVisitWords()
  const { time, problems, locale } = useWords()
  const now = useNow()
  const [reason, setReason] = useState(noReason)
  const [isTried, setTried] = useState(false)
  const { mutate, isPending, error } = useVisitChange({ onDone: onClose })
  const { id, kind, when, revision, on_my_way_at } = visit

  function submit() {
    setTried(true)
    const given = reasonOf(reason)
    if (!given || isPending) return
    mutate({ visit, change: { revision, canceled: true, reason: given }, said: said.canceled })
  }

  return (
    <EditDialog
      key={id}
      title={words.title}
      save={words.save}
      stay={words.stay}
      isSaving={isPending}
      onSave={submit}
      onClose={onClose}
    >
      {error && <Notice title={problemOf(error, problems).detail} />}
      {on_my_way_at && (
        <Notice title={words.onTheWay(visit.people, clockWords(new Date(on_my_way_at), now, locale))}>
          <p>{words.areTold}</p>
        </Notice>
      )}
      <p>{[kinds[kind], when ? time.visit(when) : unscheduled].join(', ')}</p>
      <ReasonField
        reasons={cancelReasons.map((value) => ({ value, label: words.reasonOf(value) }))}
        value={reason}
        isTried={isTried}
        onChange={setReason}
      />
    </EditDialog>
  )
}
