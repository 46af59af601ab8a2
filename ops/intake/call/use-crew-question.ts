import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { JobMatch } from '#domain/jobs/matches.ts'
import { dangerToldIn } from '#domain/leads/danger-told.ts'
import { leadQuery } from '../../submissions/queries.ts'
import type { End } from './call-bar.tsx'
import type { Draft } from './draft.ts'

export type CrewQuestion = ReturnType<typeof useCrewQuestion>

type Known = {
  draft: Draft
  /** An open job of the same house. */
  twice: JobMatch | undefined
}

/**
 * What sending a crew asks first: where the chat of the request heard of a danger, whether people are safe; where there is an open job of
 * the house, whether it is the same. It never stops anyone.
 */
export function useCrewQuestion({ draft: { of, id }, twice }: Known, end: (how: End) => Promise<void>) {
  const [asking, setAsking] = useState<'danger' | 'twice' | null>(null)
  const { data } = useQuery({ ...leadQuery(id), enabled: of === 'request' })
  const danger = of === 'request' && data ? dangerToldIn(data) : null

  function go(how: End) {
    setAsking(null)
    void end(how)
  }

  return {
    danger,
    isAsking: asking === 'danger',
    isTwice: asking === 'twice',
    close: () => setAsking(null),
    /** The answer to either question. */
    sendAnyway: () => go('crew'),
    /** Pressed twice, by a double-click or by keys, it asks all the same: only the answer goes on. */
    finish(how: End) {
      const question = danger ? 'danger' : twice ? 'twice' : null
      if (how === 'crew' && question) return setAsking(question)
      go(how)
    },
  }
}
