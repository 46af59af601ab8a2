import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { warningDays } from '#domain/certifications/expiry.ts'
import type { Dashboard } from '#domain/figures/dashboard.ts'
import { useMay, useUser } from '../session/may.ts'
import { LaterPart } from '../ui/later-part.tsx'
import { loadScreen } from '../ui/load-screen.ts'
import { useFirstWords } from '../words/words.tsx'
import { FactLine } from './fact-line.tsx'
import { figureLink } from './figure-link.tsx'
import { Part } from './part.tsx'
import { countWords } from './words.ts'

// Who works in the field has work on their device.
const DeviceLines = loadScreen(() => import('./device-lines.tsx'), 'DeviceLines')

/** Devices and certifications of the signed-in person. Everyone sees it; who has a desk also what is on their device. */
export function OwnPart({ own, hasDesk }: { own: Dashboard['own']; hasDesk: boolean }) {
  const words = useFirstWords().dashboard.own
  const expiring = words.expiring(warningDays, own.expiring)
  return (
    <Part title={words.title}>
      <dl>
        {hasDesk && (
          <LaterPart>
            <DeviceLines />
          </LaterPart>
        )}
        <FactLine label={words.devices}>
          <OwnNumber count={own.devices} of={words.countedDevices(own.devices)} />
        </FactLine>
        <FactLine label={words.certifications}>
          <OwnNumber count={own.certifications} of={words.countedCertifications(own.certifications)} />
        </FactLine>
        {own.expiring > 0 && (
          <FactLine label={<span className="font-semibold">{expiring}</span>}>
            <OwnNumber
              count={own.expiring}
              of={`${words.countedCertifications(own.expiring)} ${lower(expiring)}`}
            />
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

function lower(words: string) {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
