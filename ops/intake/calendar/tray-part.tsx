import type { UseQueryResult } from '@tanstack/react-query'
import { Bar, FailedList } from '../../ui/list-states.tsx'
import { useWords } from '../../words/use-words.ts'
import type { ToPlace } from './to-place.ts'
import { TrayItem, type TrayItemProps } from './tray-item.tsx'

export type TrayPlacing = Omit<TrayItemProps, 'wanted'>

type TrayPartProps = {
  id: string
  title: string
  empty: string
  failed: string
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>
  /** Left out while it is not known. */
  items: readonly ToPlace[] | undefined
  placing: TrayPlacing
}

/** What waits for a time, in all its states: loading, there, none, failed. */
export function TrayPart({ id, title, empty, failed, query, items, placing }: TrayPartProps) {
  const { shell, locale } = useWords()
  return (
    <section aria-labelledby={id} className="mb-4">
      <h2 id={id} className="py-2 text-xl uppercase">
        {title} <span className="text-muted tabular-nums">{items?.length.toLocaleString(locale)}</span>
      </h2>
      {query.isPending && (
        <div role="status" className="space-y-3">
          <span className="sr-only">{shell.loading}</span>
          <Bar width="w-4/5" />
          <Bar width="w-3/5" />
        </div>
      )}
      {query.isError && !items && (
        <FailedList title={failed} error={query.error} retry={() => void query.refetch()} />
      )}
      {items?.length === 0 && <p className="text-muted">{empty}</p>}
      <ul className="max-lg:max-h-72 max-lg:overflow-y-auto">
        {items?.map((item) => (
          <TrayItem key={item.id} {...placing} wanted={item} />
        ))}
      </ul>
    </section>
  )
}
