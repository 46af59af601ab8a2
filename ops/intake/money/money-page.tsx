import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Plus, Printer } from 'lucide-react'
import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { MoneyEntry } from '#domain/money/entry.ts'
import type { EntryType } from '#domain/money/entry-kinds.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { useMay } from '../../session/may.ts'
import { useIsLost } from '../../session/use-is-lost.ts'
import { button } from '../../ui/button.ts'
import { useJobWords } from '../../words/use-job-words.ts'
import { SkeletonRows, Statement as Empty } from '../../ui/list-states.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { English } from '../../words/words.tsx'
import { jobQuery } from '../queries.ts'
import { BalanceBlock } from './balance-block.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { EntryRow, entryColumns } from './entry-row.tsx'
import { moneyQuery } from './queries.ts'
import { usePrintStatement } from './use-print-statement.tsx'
import { VoidDialog } from './void-dialog.tsx'

const route = getRouteApi('/staff/ops/intake/$id')

export function MoneyPage() {
  const { id } = route.useParams()
  const { data: job } = useQuery(jobQuery(id))
  const maySee = useMay('money.view')
  return (
    <English>
      {!maySee && <NoPermission what="see money" />}
      {maySee && job && <Money job={job} />}
    </English>
  )
}

/** What the job costs, what was paid, and what is still owed. A statement for the customer, not bookkeeping. */
function Money({ job }: { job: JobDetail }) {
  const mayEdit = useMay('money.edit') && job.side !== 'duplicate'
  const money = useInfiniteQuery(moneyQuery(job.id))
  const isLost = useIsLost()
  const { noMoney } = useJobWords()
  const [entered, setEntered] = useState<EntryType | null>(null)
  const [voided, setVoided] = useState<MoneyEntry | null>(null)
  const { print, isPreparing, isFailed, sheet } = usePrintStatement(job, money)
  const first = money.data?.pages[0]

  return (
    <div className="max-w-5xl pt-6">
      {first && <BalanceBlock money={first} facts={job.facts} />}
      <div className="mt-4 flex flex-wrap gap-2">
        {mayEdit && (
          <>
            <button type="button" className={button('gold')} onClick={() => setEntered('payment')}>
              <Plus aria-hidden className="size-4.5" />
              Enter a payment
            </button>
            <button type="button" className={button('plain')} onClick={() => setEntered('charge')}>
              <Plus aria-hidden className="size-4.5" />
              Enter a charge
            </button>
          </>
        )}
        {first && first.items.length > 0 && (
          <button type="button" className={button('plain')} aria-disabled={isPreparing} onClick={print}>
            <Printer aria-hidden className="size-4.5" />
            {isPreparing ? 'Preparing...' : 'Print statement'}
          </button>
        )}
      </div>
      {isFailed && (
        <div className="mt-3">
          <Notice title="The statement couldn’t be loaded in full, so it wasn’t printed. Try again." />
        </div>
      )}
      <PagedList
        label="Charges and payments"
        query={money}
        head={null}
        skeleton={<SkeletonRows columns={entryColumns} extra={0} />}
        offline={isLost && <p className="text-muted">{noMoney}</p>}
        empty={
          <Empty title="No charges or payments yet">
            <p>
              {mayEdit
                ? 'Enter the first charge or payment. The balance is counted from them.'
                : 'Charges and payments that the office enters appear here.'}
            </p>
          </Empty>
        }
        renderRow={(entry) => (
          <EntryRow entry={entry} onVoid={mayEdit && !entry.voided ? () => setVoided(entry) : null} />
        )}
      />
      {entered && first && (
        <EntryDialog
          jobId={job.id}
          type={entered}
          totals={first.totals}
          entries={first.items}
          onVoid={(entry) => {
            setEntered(null)
            setVoided(entry)
          }}
          onClose={() => setEntered(null)}
        />
      )}
      {voided && <VoidDialog jobId={job.id} entry={voided} onClose={() => setVoided(null)} />}
      {sheet}
    </div>
  )
}
