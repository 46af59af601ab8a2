import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Schedule } from '#domain/leads/schedule/schedule.ts'
import type { SeenRequest } from '#domain/visits/visit.ts'
import { undoMove } from '../../desk/desk-api.ts'
import { problemOf } from '../../problem.ts'
import { moveLead } from '../../submissions/move-api.ts'
import { invalidateLeadEverywhere } from '../../submissions/queries.ts'
import { notifyProblem } from '../../ui/notify.ts'
import { invalidateJobs, invalidateVisits } from '../invalidate-queries.ts'
import type { Say } from '../visits/use-visit-change.ts'

type RequestMove = { request: SeenRequest; schedule: Schedule; said: string }

/** Gives a request another time or person, confirms it with Undo, and reads again whatever shows it; also after a conflict. */
export function useMoveRequest({ say }: { say: Say }) {
  const client = useQueryClient()
  const undo = useMutation({
    mutationFn: ({ id, revision }: { id: string; revision: number }) => undoMove(id, revision),
    onError: notifyProblem,
    onSettled: (_, __, { id }) => readAgain(client, id),
  })
  return useMutation({
    mutationFn: ({ request: { id, revision }, schedule }: RequestMove) =>
      moveLead(id, { status: 'scheduled', schedule, revision }),
    async onSuccess({ id, revision }, { said }) {
      await readAgain(client, id)
      say(said, () => undo.mutate({ id, revision }), id)
    },
    onError(error, { request }) {
      if (problemOf(error).code !== 'no-answer') void readAgain(client, request.id)
    },
  })
}

function readAgain(client: QueryClient, id: string) {
  void invalidateJobs(client)
  void invalidateLeadEverywhere(client, id)
  return invalidateVisits(client)
}
