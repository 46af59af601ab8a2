import { companyDay } from '#domain/company/time-zone.ts'
import { FileDown, Pencil, TriangleAlert } from 'lucide-react'
import type { Certification } from '#domain/certifications/certification.ts'
import { expiryState } from '#domain/certifications/expiry.ts'
import { kindOf } from '#domain/certifications/certification-kinds.ts'
import { useNow } from '../ui/use-now.ts'
import type { Holder } from './certifications-api.ts'
import { CheckMark } from './check-mark.tsx'
import { dateWords, expiryWords } from './words.ts'

type CertificationRowProps = {
  person: Holder
  certification: Certification
  mayEdit: boolean
  mayCheck: boolean
  onChange: () => void
}

export function CertificationRow({
  person,
  certification,
  mayEdit,
  mayCheck,
  onChange,
}: CertificationRowProps) {
  const { code, number, issued_on, expires_on, file_url } = certification
  const today = companyDay(useNow())
  const state = expiryState(expires_on, today)
  const kind = kindOf(code)
  const details = [kind?.body, number && `No. ${number}`, issued_on && `issued ${dateWords(issued_on)}`]
  return (
    <li className="flex items-start gap-x-4 cramped:flex-wrap border-b border-line py-2.5">
      <span className="w-16 shrink-0 font-display text-lg leading-6 font-semibold">{code}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{kind?.title ?? code}</span>
        <span className="block text-sm wrap-anywhere text-muted">{details.filter(Boolean).join(' · ')}</span>
        <span
          className={`flex items-center gap-1.5 text-sm tabular-nums ${state === 'expired' ? 'font-semibold text-red' : state === 'expiring' ? 'font-semibold' : 'text-muted'}`}
        >
          {state !== 'valid' && <TriangleAlert aria-hidden className="size-4 shrink-0" />}
          {expiryWords(certification, today)}
        </span>
        {!certification.checked_at && (
          <CheckMark person={person} certification={certification} mayCheck={mayCheck} />
        )}
      </span>
      <span className="flex shrink-0">
        {file_url && (
          <a href={file_url} download aria-label={`Document for ${code}`} title="Document" className={icon}>
            <FileDown aria-hidden className="size-5" />
          </a>
        )}
        {mayEdit && (
          <button type="button" aria-label={`Edit ${code}`} title="Edit" className={icon} onClick={onChange}>
            <Pencil aria-hidden className="size-4.5" />
          </button>
        )}
      </span>
    </li>
  )
}

const icon = 'grid size-12 place-content-center rounded-sm hover:bg-wash'
