import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { JobMatch } from '#domain/jobs/matches.ts'
import { useMay } from '../../session/may.ts'
import { leadQuery } from '../../submissions/queries.ts'
import { notifyError } from '../../ui/notify.ts'
import { useCallWords } from '../../words/use-call-words.ts'
import { jobQuery } from '../queries.ts'
import { takeMatch } from './changes.ts'
import { asOtherCaller } from './other-caller.ts'
import { useAddressMatches } from './use-address-matches.ts'
import type { Draft } from './draft.ts'
import type { CallDraft } from './use-call-draft.ts'
import { useMatches } from './use-matches.ts'

/** With which jobs and requests the call may go on: those of the number that is typed, and those of the same house. */
export function useGoingOn(call: CallDraft) {
  const { draft, change } = call
  const words = useCallWords()
  const client = useQueryClient()
  const navigate = useNavigate()
  const may = { job: useMay('intake.edit'), request: useMay('leads.convert') }
  const isPossible = ({ is_open, kind }: JobMatch) => is_open && may[kind]

  // The call stays on the screen until what it goes on with can be shown: what is read aloud can't wait for a connection.
  const opening = useMutation({
    mutationFn: ({ id, kind }: JobMatch): Promise<unknown> =>
      kind === 'job' ? client.ensureQueryData(jobQuery(id)) : client.ensureQueryData(leadQuery(id)),
  })

  function goOn(match: JobMatch, asGoingOn = (draft: Draft) => draft, onError = () => {}) {
    const { id, kind } = match
    opening.mutate(match, {
      onError,
      onSuccess() {
        call.record(asGoingOn)
        call.handOver(id)
        void navigate({ to: '/ops/intake/new', search: kind === 'job' ? { job: id } : { from: id } })
      },
    })
  }

  const add = (match: JobMatch, onError?: () => void) =>
    goOn(match, (draft) => asOtherCaller(draft, match, words), onError)
  const tell = ({ number }: JobMatch) => notifyError(words.matches.notOpened(number))

  const byNumber = useMatches({
    typed: draft.typed['phone'] ?? '',
    isTaken: draft.match !== null || draft.of !== 'call',
    ownId: draft.id,
    take(match) {
      if (isPossible(match)) goOn(match, undefined, () => tell(match))
      else change((draft) => takeMatch(draft, match))
    },
  })
  const ofHouse = useAddressMatches(draft)
  const canAdd = (match: JobMatch) => draft.of === 'call' && isPossible(match)
  return {
    byNumber,
    byAddress: {
      matches: ofHouse,
      goOn: (match: JobMatch) => (canAdd(match) ? () => add(match, () => tell(match)) : null),
    },
    /** An open job of the same house. */
    twice: ofHouse.find(canAdd),
    add,
    opening,
  }
}
