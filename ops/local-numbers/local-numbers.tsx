import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { LocalNumber } from '#domain/numbers/local-number.ts'
import { lifeMonths } from '#domain/numbers/number-status.ts'
import { useMay } from '../session/may.ts'
import { NoPermission } from '../shell/no-permission.tsx'
import { usePageTitle } from '../shell/title.ts'
import { button } from '../ui/button.ts'
import { Bar, FailedList, StaleList } from '../ui/list-states.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useAfterFirstRender } from '../ui/use-after-first-render.ts'
import { ConfirmCall } from './confirm-call.tsx'
import { NumberDialog } from './number-dialog.tsx'
import { NumberList } from './number-list.tsx'
import { RemovedLine } from './removed-line.tsx'
import { numbersQuery } from './queries.ts'

/** What is open over the list. */
type Open = { what: 'add' } | { what: 'fix' | 'confirm'; number: LocalNumber }

/** Set-up: numbers of utilities and offices, and who called them. */
export function LocalNumbers() {
  if (!useMay('config.company')) return <NoPermission what="change local numbers" />
  return <Numbers />
}

function Numbers() {
  usePageTitle('Local numbers')
  const numbers = useQuery(numbersQuery)
  const isAfterFirstRender = useAfterFirstRender()
  const [open, setOpen] = useState<Open | null>(null)
  const [removed, setRemoved] = useState<LocalNumber | null>(null)
  const close = () => setOpen(null)

  return (
    <div className="max-w-4xl px-4 pt-5 pb-10 lg:px-6.5 lg:pt-6" aria-busy={numbers.isFetching}>
      <PageHead
        title="Local numbers"
        lead={`The website shows a number only after someone has called it, and for ${lifeMonths} months.`}
        actions={
          <button type="button" className={button('plain')} onClick={() => setOpen({ what: 'add' })}>
            <Plus aria-hidden className="size-5" />
            Add number
          </button>
        }
      />
      {removed && <RemovedLine number={removed} onDone={() => setRemoved(null)} />}
      {numbers.isError && numbers.data && (
        <StaleList error={numbers.error} retry={() => void numbers.refetch()} />
      )}
      {numbers.isPending && <SkeletonNumbers />}
      {numbers.isError && !numbers.data && (
        <FailedList what="The local numbers" error={numbers.error} retry={() => void numbers.refetch()} />
      )}
      {isAfterFirstRender && numbers.data && (
        <NumberList
          numbers={numbers.data}
          onFix={(number) => setOpen({ what: 'fix', number })}
          onConfirm={(number) => setOpen({ what: 'confirm', number })}
        />
      )}
      {open?.what === 'confirm' && <ConfirmCall number={open.number} onClose={close} />}
      {open && open.what !== 'confirm' && (
        <NumberDialog
          number={open.what === 'fix' ? open.number : null}
          onClose={close}
          onRemoved={setRemoved}
        />
      )}
    </div>
  )
}

const skeletonCards = 6

function SkeletonNumbers() {
  return (
    <div role="status" className="mt-8 space-y-8">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: skeletonCards }, (_, card) => (
        <div key={card} aria-hidden className="space-y-3 border-t border-line pt-4">
          <Bar width="w-2/5" />
          <Bar width="w-4/5" />
          <Bar width="w-3/5" />
        </div>
      ))}
    </div>
  )
}
