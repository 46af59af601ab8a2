import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { daysLater } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { dayQuery } from '../visit-queries.ts'
import type { Sought } from './day-plan.ts'
import { firstFitOf, type FirstFit } from './first-fit.ts'

type Looking = { sought: Sought; now: Date; on: string | undefined; isWanted: boolean }

/**
 * What a new visit is proposed as: on the day that was chosen, else today or tomorrow. Once found it stays: nothing moves under
 * whoever reads it.
 */
export function useFirstFit({ sought, now, on, isWanted }: Looking): FirstFit | null {
  const [found, setFound] = useState<FirstFit | null>(null)
  const today = on ?? companyDay(now)
  const first = useFitOn(today, isWanted && !found, { sought, now })
  const isFull = first === null && on === undefined
  const second = useFitOn(daysLater(today, 1), isWanted && !found && isFull, { sought, now })
  const fit = first ?? second ?? null
  if (!found && fit && isWanted) setFound(fit)
  return found
}

/** Undefined until the day is known. */
function useFitOn(on: string, enabled: boolean, { sought, now }: Pick<Looking, 'sought' | 'now'>) {
  const { data, isPlaceholderData } = useQuery({ ...dayQuery(on), enabled })
  return enabled && data && !isPlaceholderData ? firstFitOf(data, sought, { on, now }) : undefined
}
