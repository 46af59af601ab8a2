import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallAlert } from '#domain/alerts/alert.ts'
import { invalidateAlerts } from '../alerts/queries.ts'
import { useLiveState } from '../live/live-state.ts'
import { problemOf } from '../problem.ts'
import { invalidateLeadEverywhere } from '../submissions/queries.ts'
import type { FirstWords } from '../words/en-first.ts'
import { answerCall, finishCall, takeCall } from './calls-api.ts'

type Deed = { do: 'take' } | { do: 'answer'; answer: string } | { do: 'finish' }

/** What the office does about a call. It needs a connection: who is on it is for the server to say. */
export function useCall(call: Pick<CallAlert, 'id' | 'lead_id'>, problems: FirstWords['problems']) {
  const client = useQueryClient()
  const isOffline = useLiveState() === 'offline'
  const { mutate, isPending, error, isSuccess, variables } = useMutation({
    mutationFn: (deed: Deed) => act(call.id, deed),
    // The lists are read again before it counts as done, also where someone else was first.
    onSettled: () => Promise.all([invalidateAlerts(client), invalidateLeadEverywhere(client, call.lead_id)]),
  })
  return {
    isOffline,
    isPending,
    isAnswered: isSuccess && variables.do === 'answer',
    fault: error ? problemOf(error, problems).detail : null,
    act: (deed: Deed, onDone = () => {}) => {
      if (!isOffline && !isPending) mutate(deed, { onSuccess: onDone })
    },
  }
}

async function act(id: string, deed: Deed) {
  if (deed.do === 'take') await takeCall(id)
  else if (deed.do === 'answer') await answerCall(id, deed.answer)
  else await finishCall(id)
}
