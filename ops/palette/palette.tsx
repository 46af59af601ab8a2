import { useNavigate } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { useState } from 'react'
import type { SignedIn } from '#domain/employees/employee.ts'
import { takeForSearch } from '../keys/search-ahead.ts'
import { longestSearch, shortestSearch } from '#domain/search/limits.ts'
import { menuOf, screenName } from '../shell/menu.ts'
import { useWords } from '../words/use-words.ts'
import type { Words } from '../words/en.ts'
import { actionsOf } from './actions.ts'
import { matches } from './matches.ts'
import { Found } from './found.tsx'
import { PaletteGroup, PaletteItem } from './palette-group.tsx'
import { useSearch } from './use-search.ts'

/** One search field for every screen, record and action the person may use. */
export function Palette({ user, close }: { user: SignedIn; close: () => void }) {
  const { palette, shell } = useWords()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const search = useSearch(typed)
  const screens = menuOf(user)
    .map((screen) => ({ ...screen, label: screenName(screen, user, shell) }))
    .filter(({ label }) => matches(label, typed.trim()))
  const actions = actionsOf(user, palette.actions).filter(({ label, also }) =>
    matches(`${label} ${also}`, typed.trim()),
  )

  function go(act: () => unknown) {
    close()
    act()
  }

  return (
    <Command shouldFilter={false} loop label={shell.findAll} className="flex min-h-0 flex-col">
      <div className="flex items-center gap-3 border-b-2 border-line px-4 focus-within:border-gold">
        <Search aria-hidden className="size-5 shrink-0 text-muted" />
        <Command.Input
          autoFocus
          value={typed}
          onValueChange={setTyped}
          onFocus={() => setTyped((typed) => typed + takeForSearch())}
          maxLength={longestSearch}
          placeholder={palette.what}
          className="h-14 min-w-0 flex-1 bg-transparent text-lg focus-visible:shadow-none focus-visible:outline-none"
        />
        <button type="button" className="min-h-11 px-2 text-sm text-muted hover:text-ink" onClick={close}>
          {shell.close}
        </button>
      </div>
      <Command.List label={palette.results} className="min-h-0 overflow-y-auto overscroll-contain pb-3">
        <PaletteGroup heading={palette.goTo}>
          {screens.map(({ to, label, letter, icon: Icon }) => (
            <PaletteItem key={to} value={to} onSelect={() => go(() => navigate({ to }))}>
              <Icon aria-hidden className="size-4.5 shrink-0 text-muted" />
              <span className="flex-1">{label}</span>
              <kbd aria-hidden className="hidden font-sans text-xs text-muted lg:inline">
                g {letter}
              </kbd>
            </PaletteItem>
          ))}
        </PaletteGroup>
        <Found search={search} go={go} />
        <PaletteGroup heading={palette.doing}>
          {actions.map(({ key, label, run }) => (
            <PaletteItem key={key} value={key} onSelect={() => go(() => run(navigate))}>
              {label}
            </PaletteItem>
          ))}
        </PaletteGroup>
      </Command.List>
      <p role="status" className="border-t border-line px-4 py-2.5 text-sm text-muted">
        {stateWords(search, { typed: typed.trim(), others: screens.length + actions.length }, palette)}
      </p>
    </Command>
  )
}

function stateWords(
  search: ReturnType<typeof useSearch>,
  { typed, others }: { typed: string; others: number },
  words: Words['palette'],
) {
  if (typed.length < shortestSearch) return words.type(shortestSearch)
  if (search.isError) return words.failed
  if (!search.data) return words.searching
  const { jobs, requests, people } = search.data
  const count = jobs.length + requests.length + people.length + others
  if (count === 0) return words.none(typed)
  return words.found({ jobs: jobs.length, requests: requests.length, people: people.length, others })
}
