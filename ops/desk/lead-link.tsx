import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DeskItem } from '#domain/leads/desk/desk.ts'
import { useMay } from '../session/may.ts'
import { useMarkSeen } from './use-new-assignments.ts'

type LeadLinkProps = {
  lead: Pick<DeskItem, 'id' | 'has_job' | 'assignment'>
  className: string
  children: ReactNode
}

/** To the one place where a request is worked on: the file of its job, and the request itself while there is none. */
export function LeadLink({ lead: { id, has_job, assignment }, className, children }: LeadLinkProps) {
  const mayOpenJob = useMay('intake.view')
  const see = useMarkSeen()
  const rest = { params: { id }, className, onClick: () => assignment && see(assignment.id), children }
  return has_job && mayOpenJob ? (
    <Link to="/ops/intake/$id" {...rest} />
  ) : (
    <Link to="/ops/submissions/$id" {...rest} />
  )
}
