import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Dashboard } from '#domain/figures/figure.ts'
import { useMay, useUser } from '../session/may.ts'
import { FactLine } from './fact-line.tsx'
import { figureLink } from './figure-link.tsx'
import { Part } from './part.tsx'
import { countWords } from './words.ts'

/** Devices and certifications of the signed-in person. Everyone sees it. */
export function OwnPart({ own }: { own: Dashboard['own'] }) {
  return (
    <Part title="You">
      <dl>
        <FactLine label="Devices signed in">
          <OwnNumber count={own.devices} of="devices signed in" />
        </FactLine>
        <FactLine label="Certifications">
          <OwnNumber count={own.certifications} of="certifications" />
        </FactLine>
        {own.expiring > 0 && (
          <FactLine label={<span className="font-semibold">Expired or expiring within 60 days</span>}>
            <OwnNumber count={own.expiring} of="certifications expired or expiring within 60 days" />
          </FactLine>
        )}
      </dl>
    </Part>
  )
}

/** Leads to their own page, where they may see it, and to their profile otherwise. */
function OwnNumber({ count, of }: { count: number; of: string }) {
  const user = useUser()
  const hasPage = useMay('employees.view')
  const number: ReactNode = (
    <>
      {countWords(count)}
      <span className="sr-only"> {of}</span>
    </>
  )
  if (hasPage && user)
    return (
      <Link to="/ops/employees/$id" params={{ id: user.id }} className={figureLink}>
        {number}
      </Link>
    )
  return (
    <Link to="/ops/profile" className={figureLink}>
      {number}
    </Link>
  )
}
