import { useQuery } from '@tanstack/react-query'
import { useLinkProps } from '@tanstack/react-router'
import { KeysButton } from '../keys/keys-button.tsx'
import { useScope } from '../session/may.ts'
import { useIsLost } from '../session/use-is-lost.ts'
import { Tab } from '../ui/tabs.tsx'
import { useIntakeWords } from '../words/use-intake-words.ts'
import { English, useFirstWords } from '../words/words.tsx'
import { Legend } from './board/legend.tsx'
import { NewCallLink } from './new-call.tsx'
import { boardQuery } from './queries.ts'
import { boardFilterOf, type IntakeSearch } from './search.ts'

const views = ['board', 'list', 'towns', 'calendar'] as const

export function IntakeHead({ search }: { search: IntakeSearch }) {
  const words = useIntakeWords()
  const { locale } = useFirstWords()
  const isOwn = useScope('leads.view') === 'assigned'
  const board = useQuery(boardQuery(boardFilterOf(search))).data
  const isLost = useIsLost()
  const count = board?.parts.reduce((sum, part) => sum + part.count, 0)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
      <h1 className="text-[min(2.5rem,11vw)] leading-none uppercase">
        {isOwn ? words.ownTitle : words.title}
      </h1>
      <nav aria-label={words.views} className="flex min-w-0 gap-5 overflow-x-auto">
        {views.map((view) => (
          <ViewTab
            key={view}
            // Without one in the address: the board.
            search={{ ...boardFilterOf(search), view: view === 'board' ? undefined : view }}
            isCurrent={(search.view ?? 'board') === view}
            label={words.view[view]}
            {...(view === 'board' && (board || !isLost) && { count: count?.toLocaleString(locale) ?? null })}
          />
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-3">
        <div className="flex items-center gap-3 max-xl:hidden">
          {!search.view && (
            <div className="max-2xl:hidden">
              <Legend />
            </div>
          )}
          <English>
            <KeysButton />
          </English>
        </div>
        <NewCallLink kind="gold" />
      </div>
    </div>
  )
}

type ViewTabProps = { search: IntakeSearch; isCurrent: boolean; label: string; count?: string | null }

function ViewTab({ search, ...tab }: ViewTabProps) {
  return <Tab link={useLinkProps({ to: '/ops/intake', search })} {...tab} />
}
