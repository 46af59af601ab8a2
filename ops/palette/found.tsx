import { useNavigate } from '@tanstack/react-router'
import type { UseQueryResult } from '@tanstack/react-query'
import type { SearchResult } from '#domain/search/search.ts'
import { lossTypes, type LossType } from '#domain/jobs/facts/loss-types.ts'
import { sideWords, stageWords } from '#domain/jobs/stages/stages.ts'
import { happenedWords } from '../submissions/words.ts'
import { agoWords } from '../ui/ago.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'
import { PaletteGroup, PaletteItem } from './palette-group.tsx'

type FoundProps = { search: UseQueryResult<SearchResult>; go: (act: () => unknown) => void }

/** Jobs, requests and people that the server found. */
export function Found({ search, go }: FoundProps) {
  const words = useWords()
  const { choices, palette } = words
  const navigate = useNavigate()
  const now = useNow()
  const { jobs = [], requests = [], people = [] } = search.data ?? {}
  return (
    <>
      <PaletteGroup heading={palette.jobs}>
        {jobs.map(({ id, name, number, loss_type, town, stage, side, found_by }) => (
          <PaletteItem
            key={id}
            value={id}
            onSelect={() => go(() => navigate({ to: '/ops/intake/$id', params: { id } }))}
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{choices.name(name)}</span>
              <span className="block truncate text-sm text-muted">
                {[number, lossLabel(loss_type), town].filter(Boolean).join(' · ')}
              </span>
              {found_by && <span className="block text-sm wrap-anywhere">{palette.foundBy(found_by)}</span>}
            </span>
            <span className="shrink-0 text-right text-sm text-muted">
              {side ? sideWords(side) : stageWords(stage)}
            </span>
          </PaletteItem>
        ))}
      </PaletteGroup>
      <PaletteGroup heading={palette.requests}>
        {requests.map(({ id, name, reference, loss, service, town, status, received_at }) => (
          <PaletteItem
            key={id}
            value={id}
            onSelect={() => go(() => navigate({ to: '/ops/submissions/$id', params: { id } }))}
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{choices.name(name)}</span>
              <span className="block truncate text-sm text-muted">
                {[reference, happenedWords({ loss, service }, choices), town].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="shrink-0 text-right text-sm text-muted">
              {choices.status[status]}
              <span className="block">{agoWords(new Date(received_at), now, words)}</span>
            </span>
          </PaletteItem>
        ))}
      </PaletteGroup>
      <PaletteGroup heading={palette.people}>
        {people.map(({ id, name, title }) => (
          <PaletteItem
            key={id}
            value={id}
            onSelect={() => go(() => navigate({ to: '/ops/employees/$id', params: { id } }))}
          >
            <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
            <span className="max-w-40 truncate text-sm text-muted">{title}</span>
          </PaletteItem>
        ))}
      </PaletteGroup>
    </>
  )
}

function lossLabel(type: LossType | null) {
  return lossTypes.find(({ value }) => value === type)?.label
}
