import { useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useWords } from '../words/use-words.ts'
import { chipsOf } from './filter-words.ts'
import type { SubmissionSearch } from './search.ts'

/** The filters without a field of their own, set by links on the dashboard. Each one is removed by pressing it. */
export function FilterChips({ search }: { search: SubmissionSearch }) {
  const navigate = useNavigate()
  const words = useWords()
  const chips = chipsOf(search, words)
  if (chips.length === 0) return null

  return (
    <ul aria-label={words.list.filters} className="mt-2.5 flex flex-wrap gap-2">
      {chips.map(({ words: told, keys }) => (
        <li key={told} className="min-w-0">
          <button
            type="button"
            className="flex min-h-12 max-w-full items-center gap-2 rounded-sm border border-ink bg-ink px-3 text-left text-[0.9375rem] text-paper hover:brightness-110 lg:min-h-9 lg:text-sm"
            onClick={() =>
              void navigate({ to: '.', search: (old) => ({ ...old, ...without(keys) }), replace: true })
            }
          >
            <span className="truncate">{told}</span>
            <X aria-hidden className="size-4 shrink-0" />
            <span className="sr-only">{words.list.remove}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function without(keys: string[]) {
  return Object.fromEntries(keys.map((key) => [key, undefined]))
}
