import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { JobVisit } from '#domain/visits/visit.ts'
import { minute } from '#platform/time.ts'
import { isTransient, problemOf } from '../../problem.ts'
import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import { jobQuery } from '../queries.ts'
import { toPlanQuery } from '../visit-queries.ts'
import { useVisitChange } from '../visits/use-visit-change.ts'
import { limitMissed, type Limit } from '../visits/visit-limit.ts'
import { dropPlacement, keepPlacement, lostPlacements, placements, type Placement } from './placements.ts'
import { useMoveRequest } from './use-move-request.ts'
import { useSentAgain } from './use-sent-again.ts'

/** What the bar above the day tells of a visit: what was done, with the way back. */
export type Told = { about: string; words: string; on: string; limit: Limit | null; undo: () => void }

/** Longer ago nobody looks for what to take back. */
const mostTold = 20

/**
 * Saves what was placed, while the next one is in the hand already. What the server refuses goes back to where it was, and the bar
 * says why; where no answer came, or the server failed, it stays on the day and can be tried again: the server takes the same one
 * twice. What was lost with the connection is sent again by itself, once.
 */
export function useSavePlacement({ nameOf }: { nameOf: (person: string) => string }) {
  const client = useQueryClient()
  const words = useVisitWords()
  const { time, problems } = useWords()
  const [told, setTold] = useState<readonly Told[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const without = (list: readonly Told[], about: string) => list.filter((each) => each.about !== about)
  // What was done with the same visit before can’t be taken back any more.
  function say(words: string, undo: () => void, about: string) {
    const undoIt = () => {
      setTold((list) => without(list, about))
      undo()
    }
    setProblem(null)
    setTold((list) =>
      [{ about, words, on: '', limit: null, undo: undoIt }, ...without(list, about)].slice(0, mostTold),
    )
  }
  const changing = useVisitChange({ say })
  const moving = useMoveRequest({ say })

  function write({ id, wanted, when, people }: Placement): Promise<unknown> {
    const said = words.said.moved(wanted.name, time.visit(when), people.map(nameOf).join(', '))
    const { planned, request, job_id, kind } = wanted
    const [employee_id] = people
    if (request && employee_id)
      return moving.mutateAsync({ request, schedule: { ...when, employee_id }, said })
    const change = { when, people: [...people] }
    if (planned)
      return changing.mutateAsync({
        visit: planned,
        change: { revision: planned.revision, ...change },
        said,
      })
    return changing.mutateAsync({ visit: null, jobId: job_id, plan: { id, kind, ...change }, said })
  }

  async function warnOfLimit({ id, wanted: { job_id, kind, request }, when }: Placement) {
    if (request) return
    const job = await client.fetchQuery({ ...jobQuery(job_id), staleTime: minute }).catch(() => null)
    const limit = limitMissed({ kind, isTimed: true, ...when }, job?.clocks ?? [])
    if (limit)
      setTold((list) => list.map((each) => (each.about === id ? { ...each, on: when.on, limit } : each)))
  }

  /** Whether the server refused it. */
  async function save(placement: Placement) {
    keepPlacement({ ...placement, state: 'saving' })
    try {
      await write(placement)
      // Until then the tray still has it.
      await client.invalidateQueries({ queryKey: toPlanQuery().queryKey }, { cancelRefetch: false })
      dropPlacement(placement.id)
      await warnOfLimit(placement)
      return false
    } catch (error) {
      if (isTransient(error) || (problemOf(error).status ?? 0) >= 500) {
        keepPlacement({ ...placement, state: 'lost' })
        return false
      }
      dropPlacement(placement.id)
      const why = problemOf(error, problems).detail
      setProblem(words.calendar.refused(placement.wanted.name, why))
      return true
    }
  }

  useSentAgain(save)

  async function unschedule(visit: JobVisit) {
    const change = { revision: visit.revision, when: null }
    try {
      await changing.mutateAsync({ visit, change, said: words.said.toSchedule(visit.name) })
    } catch (error) {
      setProblem(problemOf(error, problems).detail)
    }
  }

  return {
    /** The newest in front. */
    told,
    problem,
    /** The error of what was placed last is over once the next one is chosen. */
    forgetProblem: () => setProblem(null),
    save,
    tryAgain() {
      for (const placement of lostPlacements(placements.get())) void save(placement)
    },
    unschedule,
  }
}
