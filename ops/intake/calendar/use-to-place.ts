import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hazardsAhead, hazardsIn } from '#domain/jobs/danger.ts'
import type { VisitDay } from '#domain/visits/visit.ts'
import { jobQuery } from '../queries.ts'
import type { IntakeSearch } from '../search.ts'
import { toPlanQuery, unscheduledQuery } from '../visit-queries.ts'
import { findOnDay, ofJob, ofVisit, type ToPlace } from './to-place.ts'

type Asked = Pick<IntakeSearch, 'visit' | 'plan'>

/**
 * What the address says is to be placed: a visit, a request, or a job. Of a job that has a visit to schedule already, it is that one. It stays
 * known on days that do not show it.
 */
export function useToPlace({ visit, plan }: Asked, on: string, day: VisitDay | undefined): ToPlace | null {
  const [remembered, setRemembered] = useState<{ of: string; wanted: ToPlace } | null>(null)
  const tray = useQuery(unscheduledQuery()).data
  const jobs = useQuery(toPlanQuery()).data
  const of = visit ?? plan
  const isKnown = of !== undefined && remembered?.of === of
  const listed = jobs?.find(({ job_id }) => job_id === plan)
  // A job that a call was just about is armed at once, also where the list is too long for it.
  const job = useQuery({
    ...jobQuery(plan ?? ''),
    enabled: plan !== undefined && !isKnown && jobs !== undefined && !listed,
  }).data

  function find(): ToPlace | null {
    if (visit !== undefined) {
      const waiting = tray?.find(({ id }) => id === visit)
      return (day && findOnDay(day, visit, on)) ?? (waiting ? ofVisit(waiting) : null)
    }
    if (plan === undefined || tray === undefined) return null
    const waiting = tray.find(({ job_id }) => job_id === plan)
    if (waiting) return ofVisit(waiting)
    if (listed) return ofJob(listed)
    if (job?.id !== plan) return null
    const { loss_type = null } = job.facts
    return ofJob({
      ...job,
      job_id: job.id,
      loss_type,
      hazards: hazardsAhead(job.stage, hazardsIn(job.facts)),
    })
  }

  const found = find()
  if (of !== undefined && found && (remembered?.of !== of || isChanged(found, remembered.wanted)))
    setRemembered({ of, wanted: found })
  return isKnown ? remembered.wanted : found
}

function isChanged(found: ToPlace, known: ToPlace) {
  return found.planned !== known.planned || found.request !== known.request || found.stage !== known.stage
}
