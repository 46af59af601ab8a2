import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lossTypes } from '#domain/jobs/facts/loss-types.ts'
import { sideStates, stages } from '#domain/jobs/stages/stages.ts'
import { values } from '#platform/choices.ts'
import { useMay, useScope, useUser } from '../session/may.ts'
import { FilterSelect } from '../ui/filter-select.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { useIntakeWords } from '../words/use-intake-words.ts'
import { ListChips } from './list-chips.tsx'
import { Marks } from './marks.tsx'
import { choicesQuery } from './queries.ts'
import { longestSearch, readIntakeSearch, type IntakeSearch } from './search.ts'

/** What every view is narrowed to, all of it in the address. */
export function Filters({ search }: { search: IntakeSearch }) {
  const { filters: words, board, losses } = useIntakeWords()
  const navigate = useNavigate()
  const me = useUser()?.id
  const seesAll = useScope('intake.view') === 'all'
  const maySeeClaims = useMay('claims.view')
  const choices = useQuery(choicesQuery).data
  const change = (changed: Partial<IntakeSearch>) =>
    void navigate({ to: '.', search: (old) => ({ ...old, ...changed }), replace: true })
  const choose = (name: keyof IntakeSearch) => (value: string) =>
    change({ [name]: readIntakeSearch({ [name]: value })[name] })
  const others = choices?.people.filter(({ id }) => id !== me) ?? []

  return (
    <search className="mt-3 flex flex-wrap items-center gap-2 max-lg:grid max-lg:grid-cols-2 cramped:grid-cols-1">
      <div className="max-lg:col-span-full lg:min-w-44 lg:flex-1 lg:max-w-75">
        <SearchField
          what={words.search}
          typed={search.q ?? ''}
          maxLength={longestSearch}
          onSettled={(q) => change({ q: q || undefined })}
        />
      </div>
      {search.view === 'list' && (
        <FilterSelect
          label={words.stage}
          any={words.anyStage}
          value={search.side ?? search.stage}
          options={values([...stages, ...sideStates]).map((value) => ({ value, label: board.place(value) }))}
          onChange={(value) => {
            const { stage } = readIntakeSearch({ stage: value })
            const { side } = readIntakeSearch({ side: value })
            change({ stage, side, since: undefined, reason: undefined })
          }}
        />
      )}
      {/* Who sees only their own jobs has nothing to choose here. */}
      {seesAll && (
        <FilterSelect
          label={words.whose}
          any={words.anyone}
          value={search.assignee}
          options={[
            { value: 'me', label: words.mine },
            { value: 'nobody', label: words.nobody },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={choose('assignee')}
        />
      )}
      <FilterSelect
        label={words.loss}
        any={words.anyLoss}
        value={search.loss}
        options={values(lossTypes).map((value) => ({ value, label: losses(value) }))}
        onChange={choose('loss')}
      />
      <FilterSelect
        label={words.town}
        any={words.anyTown}
        value={search.town}
        options={withChosen(choices?.towns ?? [], search.town)}
        onChange={choose('town')}
      />
      {maySeeClaims && (
        <FilterSelect
          label={words.carrier}
          any={words.anyCarrier}
          value={search.carrier}
          options={withChosen(
            choices?.carriers.map((name) => ({ value: name, label: name })) ?? [],
            search.carrier,
          )}
          onChange={choose('carrier')}
        />
      )}
      <ListChips search={search} />
      <Marks search={search} />
    </search>
  )
}

type Option = { value: string; label: string }

/** What is in the address can be seen, also before the choices are there and when no open job has it any more. */
function withChosen(options: readonly Option[], chosen: string | undefined): readonly Option[] {
  if (!chosen || options.some(({ value }) => value === chosen)) return options
  return [{ value: chosen, label: chosen }, ...options]
}
