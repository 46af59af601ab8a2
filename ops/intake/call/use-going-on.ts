import { useNavigate } from '@tanstack/react-router'
import type { JobMatch } from '#domain/jobs/matches.ts'
import { useMay } from '../../session/may.ts'
import { useCallWords } from '../../words/use-call-words.ts'
import { takeMatch } from './changes.ts'
import { asOtherCaller } from './other-caller.ts'
import { useAddressMatches } from './use-address-matches.ts'
import type { CallDraft } from './use-call-draft.ts'
import { useMatches } from './use-matches.ts'

/** With which jobs and requests the call may go on: those of the number that is typed, and those of the same house. */
export function useGoingOn(call: CallDraft) {
  const { draft, change } = call
  const words = useCallWords()
  const navigate = useNavigate()
  const may = { job: useMay('intake.edit'), request: useMay('leads.convert') }
  const isPossible = ({ is_open, kind }: JobMatch) => is_open && may[kind]

  function goOn({ id, kind }: JobMatch) {
    call.handOver(id)
    void navigate({ to: '/ops/intake/new', search: kind === 'job' ? { job: id } : { from: id } })
  }

  function add(match: JobMatch) {
    change((draft) => asOtherCaller(draft, match, words))
    goOn(match)
  }

  const byNumber = useMatches({
    typed: draft.typed['phone'] ?? '',
    isTaken: draft.match !== null || draft.of !== 'call',
    ownId: draft.id,
    take(match) {
      if (isPossible(match)) goOn(match)
      else change((draft) => takeMatch(draft, match))
    },
  })
  const ofHouse = useAddressMatches(draft)
  const canAdd = (match: JobMatch) => draft.of === 'call' && isPossible(match)
  return {
    byNumber,
    byAddress: {
      matches: ofHouse,
      goOn: (match: JobMatch) => (canAdd(match) ? () => add(match) : null),
    },
    /** An open job of the same house. */
    twice: ofHouse.find(canAdd),
    add,
  }
}
