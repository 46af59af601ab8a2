import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type LinkToFormsProps = { jobId: string | null; className: string; label?: string; children: ReactNode }

/** To where a form was begun: the packet of its job, or the library. */
export function LinkToForms({ jobId, label, ...rest }: LinkToFormsProps) {
  const link = { ...rest, 'aria-label': label }
  return jobId === null ? (
    <Link to="/ops/forms" {...link} />
  ) : (
    <Link to="/ops/intake/$id/forms" params={{ id: jobId }} {...link} />
  )
}
