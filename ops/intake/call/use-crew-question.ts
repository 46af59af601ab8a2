import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dangerToldIn } from '#domain/leads/danger-told.ts'
import { leadQuery } from '../../submissions/queries.ts'
import type { End } from './call-bar.tsx'
import type { Draft } from './draft.ts'

export type CrewQuestion = ReturnType<typeof useCrewQuestion>

/** Where the chat of the request heard of a danger, sending a crew asks first whether people are safe; it never stops anyone. */
export function useCrewQuestion({ of, id }: Draft, end: (how: End) => Promise<void>) {
  const [isAsking, setAsking] = useState(false)
  const { data } = useQuery({ ...leadQuery(id), enabled: of === 'request' })
  const danger = of === 'request' && data ? dangerToldIn(data) : null
  return {
    danger,
    isAsking,
    close: () => setAsking(false),
    finish(how: End) {
      if (how === 'crew' && danger && !isAsking) return setAsking(true)
      setAsking(false)
      void end(how)
    },
  }
}
