import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { areas } from '#domain/areas/areas.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { LocalNumber } from '#domain/numbers/local-number.ts'
import { needsCall } from '#domain/numbers/number-status.ts'
import { button } from '../ui/button.ts'
import { CheckField } from '../ui/check-field.tsx'
import { FilterSelect } from '../ui/filter-select.tsx'
import { Statement } from '../ui/list-states.tsx'
import { useNow } from '../ui/use-now.ts'
import { NumberCard } from './number-card.tsx'
import { groupsOf, placeOf } from './groups.ts'
import { readNumberSearch } from './search.ts'
import { placeName, purposeWords } from './words.ts'

const route = getRouteApi('/staff/ops/projects-config/numbers')
const places = areas
  .map(({ slug }) => ({ value: slug, label: placeName(slug) }))
  .toSorted((a, b) => a.label.localeCompare(b.label))

type NumberListProps = {
  numbers: readonly LocalNumber[]
  onFix: (number: LocalNumber) => void
  onConfirm: (number: LocalNumber) => void
}

export function NumberList({ numbers, onFix, onConfirm }: NumberListProps) {
  const search = route.useSearch()
  const navigate = useNavigate()
  const today = companyDay(useNow())
  const groups = groupsOf(numbers, search, today)
  const count = numbers.filter((number) => needsCall(number, today)).length
  const filter = (change: Record<string, string | undefined>) =>
    void navigate({
      to: '/ops/projects-config/numbers',
      search: readNumberSearch({ ...search, ...change }),
      replace: true,
    })

  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
        <CheckField
          label={`Needs a call (${count} of ${numbers.length})`}
          checked={search.call === 'needed'}
          onChange={({ target }) => filter({ call: target.checked ? 'needed' : undefined })}
        />
        <FilterSelect
          label="Place"
          any="All places"
          value={placeOf(search)}
          options={places}
          onChange={(place) => filter({ place: place || undefined })}
        />
      </div>
      {groups.map(({ purpose, numbers }) => (
        <section key={purpose} aria-label={purposeWords[purpose]} className="mt-8">
          <h2 className="border-b-2 border-ink pb-1 text-2xl">{purposeWords[purpose]}</h2>
          <ul>
            {numbers.map((number) => (
              <NumberCard
                key={number.id}
                number={number}
                today={today}
                onFix={() => onFix(number)}
                onConfirm={() => onConfirm(number)}
              />
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && (
        <Statement title="No matching numbers">
          <p>{emptyWords(numbers.length, search.call)}</p>
          {numbers.length > 0 && (
            <button
              type="button"
              className={`mt-3 ${button('plain')}`}
              onClick={() => filter({ call: undefined, place: undefined })}
            >
              Show all numbers
            </button>
          )}
        </Statement>
      )}
    </>
  )
}

function emptyWords(count: number, call: string | undefined) {
  if (count === 0) return 'Emergency numbers will appear here. Add the first one.'
  return call ? 'No numbers need a call.' : 'No numbers serve this place.'
}
