import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { JobMoney } from '#domain/money/entry.ts'
import { rowsOf } from '../../ui/paged-list.tsx'
import { StatementSheet } from './statement-sheet.tsx'

type Step = 'idle' | 'loading' | 'printing' | 'failed'

/** Prints the whole statement: pages that were not loaded are loaded first, and nothing is printed without them. */
export function usePrintStatement(job: JobDetail, money: UseInfiniteQueryResult<InfiniteData<JobMoney>>) {
  const [step, setStep] = useState<Step>('idle')

  async function load() {
    setStep('loading')
    let { hasNextPage, isError, fetchNextPage } = money
    while (hasNextPage && !isError) ({ hasNextPage, isError, fetchNextPage } = await fetchNextPage())
    setStep(isError ? 'failed' : 'printing')
  }

  useEffect(() => {
    if (step !== 'printing') return undefined
    const end = () => setStep('idle')
    window.addEventListener('afterprint', end, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [step])

  const first = money.data?.pages[0]
  const isPreparing = step === 'loading'
  return {
    print: () => void (isPreparing || load()),
    isPreparing,
    isFailed: step === 'failed',
    sheet:
      step === 'printing' && first
        ? createPortal(
            <StatementSheet job={job} money={first} entries={rowsOf(money.data) ?? []} />,
            document.body,
          )
        : null,
  }
}
