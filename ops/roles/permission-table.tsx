import { useNavigate, useSearch } from '@tanstack/react-router'
import { Hourglass } from 'lucide-react'
import type { Grants } from '#domain/roles/grants.ts'
import { permissionGroups } from '#domain/roles/permission-words.ts'
import type { Permission } from '#domain/roles/permissions.ts'
import type { Scope } from '#domain/roles/scopes.ts'
import { button } from '../ui/button.ts'
import { FilterSelect } from '../ui/filter-select.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Statement } from '../ui/list-states.tsx'
import { PermissionRow, rowColumns } from './permission-row.tsx'
import { isShown, longestSearch, readRoleSearch, type RoleSearch } from './search.ts'
import { groupedEntries, type GroupedEntry } from './words.ts'

const showOptions = [
  { value: 'granted', label: 'Granted only' },
  { value: 'sensitive', label: 'Sensitive only' },
]

type PermissionTableProps = {
  grants: Grants
  /** Those that differ from what is saved. */
  changed: readonly Permission[]
  limits: Grants | null
  onChange: (permission: Permission, scope: Scope | undefined) => void
}

/** Every permission, group by group, with how far this role has it. */
export function PermissionTable({ grants, changed, limits, onChange }: PermissionTableProps) {
  const search = useSearch({ from: '/staff/ops/roles' })
  // What was just changed stays in sight, whatever the filter says of it now.
  const shown = groupedEntries.filter(
    (entry) =>
      isShown(entry, search, grants) || (search.show === 'granted' && changed.includes(entry.permission)),
  )
  const groups = permissionGroups
    .map((name) => ({ name, entries: shown.filter(({ group }) => group === name) }))
    .filter(({ entries }) => entries.length > 0)

  return (
    <section aria-label="Permissions" className="mt-6">
      <div className="sticky top-0 z-10 -mx-4 border-b border-ink bg-sheet px-4 pt-2 pb-2 max-lg:top-12 lg:-mx-6.5 lg:px-6.5 lg:pb-0">
        <Filters search={search} />
        <ColumnNames isShown={limits !== null && groups.length > 0} />
      </div>
      {groups.map(({ name, entries }) => (
        <Group key={name} name={name} entries={entries} grants={grants}>
          {(entry, isWaitingSaid) => (
            <PermissionRow
              key={entry.permission}
              entry={entry}
              value={grants[entry.permission]}
              isChanged={changed.includes(entry.permission)}
              limits={limits}
              isWaitingSaid={isWaitingSaid}
              onChange={(scope) => onChange(entry.permission, scope)}
            />
          )}
        </Group>
      ))}
      {groups.length === 0 && <NothingShown search={search} />}
    </section>
  )
}

function Filters({ search }: { search: RoleSearch }) {
  const navigate = useNavigate()
  const change = (changed: Partial<RoleSearch>) =>
    void navigate({ to: '.', search: (old) => ({ ...old, ...changed }), replace: true, resetScroll: false })
  return (
    <search
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-2"
      // It stands in a form, which Enter would save.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault()
      }}
    >
      <SearchField
        what="Permission"
        typed={search.q ?? ''}
        maxLength={longestSearch}
        onSettled={(q) => change({ q: q || undefined })}
      />
      <div className="w-36">
        <FilterSelect
          label="Permissions to show"
          any="All permissions"
          value={search.show}
          options={showOptions}
          onChange={(show) => change({ show: readRoleSearch({ show }).show })}
        />
      </div>
    </search>
  )
}

/** For the eye; to who cannot see them, each choice says its own. */
function ColumnNames({ isShown: isThere }: { isShown: boolean }) {
  if (!isThere) return <div className="lg:h-2" />
  return (
    <div
      aria-hidden
      className={`hidden pt-2.5 pb-1.5 text-xs font-semibold text-muted lg:grid ${rowColumns}`}
    >
      <span />
      <span className="grid grid-cols-4 text-center">
        <span>No</span>
        <span>Own</span>
        <span>Assigned</span>
        <span>All</span>
      </span>
      <span />
    </div>
  )
}

type GroupProps = {
  name: string
  entries: GroupedEntry[]
  grants: Grants
  children: (entry: GroupedEntry, isWaitingSaid: boolean) => React.ReactNode
}

function Group({ name, entries, grants, children }: GroupProps) {
  const whole = groupedEntries.filter(({ group }) => group === name)
  const isWaiting = whole.every((entry) => entry.isWaiting)
  const granted = whole.filter(({ permission }) => grants[permission]).length
  return (
    <section aria-label={name}>
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line pt-6 pb-1.5 pl-3">
        <h3 className="text-xl">{name}</h3>
        <p className="text-[0.8125rem] text-muted tabular-nums">
          {granted} of {whole.length}
        </p>
        {isWaiting && (
          <p className="flex items-center gap-1 text-[0.8125rem] text-muted">
            <Hourglass aria-hidden className="size-3.5 shrink-0" />
            Not in use yet
          </p>
        )}
      </div>
      <ul>{entries.map((entry) => children(entry, isWaiting))}</ul>
    </section>
  )
}

function NothingShown({ search }: { search: RoleSearch }) {
  const navigate = useNavigate()
  const hasFilter = Boolean(search.q || search.show)
  return (
    <Statement title="No matching permissions">
      <p>None of the {groupedEntries.length} permissions match your search and filter.</p>
      {hasFilter && (
        <button
          type="button"
          className={`mt-4 ${button('plain')}`}
          onClick={() =>
            void navigate({
              to: '.',
              search: (old) => ({ ...old, q: undefined, show: undefined }),
              replace: true,
            })
          }
        >
          Clear search and filter
        </button>
      )}
    </Statement>
  )
}
