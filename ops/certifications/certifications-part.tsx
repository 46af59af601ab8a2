import { useQuery } from '@tanstack/react-query'
import { Plus, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import type { Certification } from '#domain/certifications/certification.ts'
import { useMay, useUser } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { Bar, FailedList } from '../ui/list-states.tsx'
import { CertificationDialog } from './certification-dialog.tsx'
import { CertificationRow } from './certification-row.tsx'
import { type Holder } from './certifications-api.ts'
import { certificationsQuery } from './queries.ts'

type Chosen = Certification | 'new' | null

/** The certifications a person holds, and which of them need attention. */
export function CertificationsPart({ person }: { person: Holder }) {
  const mayChange = useMay('employees.edit')
  const isOneself = useUser()?.id === person.id
  const mayEdit = mayChange || isOneself
  const held = useQuery(certificationsQuery(person.id))
  const [chosen, setChosen] = useState<Chosen>(null)

  return (
    <section aria-label="Certifications" aria-busy={held.isFetching} className="border-t border-ink pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-2xl">Certifications</h2>
        {mayEdit && (
          <button type="button" className={button('plain')} onClick={() => setChosen('new')}>
            <Plus aria-hidden className="size-5" />
            Add certification{' '}
          </button>
        )}
      </div>
      {held.isPending && (
        <div role="status" className="space-y-3 py-4">
          <span className="sr-only">Loading...</span>
          <Bar width="w-3/5" />
          <Bar width="w-2/5" />
        </div>
      )}
      {held.isError && !held.data && (
        <FailedList what="The certifications" error={held.error} retry={() => void held.refetch()} />
      )}
      {isOneself && (
        <p className="mt-1 max-w-[60ch] text-muted">
          Certifications you add appear on the website after someone else verifies them.
        </p>
      )}
      {isOneself && held.data?.some(({ checked_at, has_checker }) => !checked_at && !has_checker) && (
        <p className="mt-3 flex max-w-[60ch] gap-2.5 border-l-4 border-gold bg-wash px-4 py-3 text-sm">
          <UserRoundPlus aria-hidden className="mt-0.5 size-4 shrink-0" />
          No one else can verify them yet. Give someone you trust a role that can edit people, such as Office
          manager, and ask them to review the document.
        </p>
      )}
      {held.data?.length === 0 && <p className="mt-1 text-muted">No certifications yet.</p>}
      {held.data && held.data.length > 0 && (
        <ul className="mt-2">
          {held.data.map((certification) => (
            <CertificationRow
              key={certification.id}
              person={person}
              certification={certification}
              mayEdit={mayEdit}
              mayCheck={mayChange && !isOneself}
              onChange={() => setChosen(certification)}
            />
          ))}
        </ul>
      )}
      {mayEdit && chosen && (
        <CertificationDialog
          person={person}
          certification={chosen === 'new' ? null : chosen}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  )
}
