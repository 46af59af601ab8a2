import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { equipmentKinds } from '#domain/equipment/kinds.ts'
import type { EquipmentModel } from '#domain/equipment/model.ts'
import type { EquipmentUnit } from '#domain/equipment/unit.ts'
import { unitPlaces } from '#domain/equipment/unit-places.ts'
import { unitStates } from '#domain/equipment/unit-states.ts'
import { useListKeys } from '../keys/list-keys.ts'
import { button } from '../ui/button.ts'
import { FilterSelect } from '../ui/filter-select.tsx'
import { SkeletonRows, Statement } from '../ui/list-states.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { useEquipmentWords } from '../words/use-equipment-words.ts'
import { unitListQuery } from './queries.ts'
import { filterOf } from './filter.ts'
import { longestSearch, readEquipmentSearch, type EquipmentSearch } from './search.ts'
import { UnitHead, UnitRow, unitColumns } from './unit-row.tsx'

type UnitListProps = {
  search: EquipmentSearch
  models: readonly EquipmentModel[] | undefined
  /** Null for whoever may only look. */
  onEdit: ((unit: EquipmentUnit) => void) | null
}

export function UnitList({ search, models, onEdit }: UnitListProps) {
  const words = useEquipmentWords()
  const list = useInfiniteQuery(unitListQuery(filterOf(search)))
  const byId = new Map(models?.map((model) => [model.id, model]))
  const dayRule = list.data?.pages[0]?.day_rule
  useListKeys({ noun: 'unit' })

  return (
    <>
      <UnitFilters search={search} />
      <PagedList
        label={words.units}
        failed={words.unitsFailed}
        query={list}
        head={<UnitHead />}
        skeleton={<SkeletonRows columns={unitColumns} extra={3} />}
        empty={<NoUnits search={search} hasModels={byId.size > 0} mayManage={onEdit !== null} />}
        renderRow={(unit) => (
          <UnitRow unit={unit} model={byId.get(unit.model_id)} dayRule={dayRule} onEdit={onEdit} />
        )}
      />
    </>
  )
}

function UnitFilters({ search }: { search: EquipmentSearch }) {
  const words = useEquipmentWords()
  const navigate = useNavigate()
  const change = (changed: Record<string, string | undefined>) =>
    void navigate({
      to: '/ops/equipment',
      search: readEquipmentSearch({ ...search, ...changed }),
      replace: true,
    })
  return (
    <search className="mt-3.5 grid grid-cols-2 gap-2 xl:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
      <div className="max-xl:col-span-2">
        <SearchField
          what={words.search}
          typed={search.q ?? ''}
          maxLength={longestSearch}
          onSettled={(q) => change({ q: q || undefined })}
        />
      </div>
      <FilterSelect
        label={words.kind}
        any={words.anyKind}
        value={search.kind}
        options={equipmentKinds.map((value) => ({ value, label: words.kinds[value] }))}
        onChange={(kind) => change({ kind: kind || undefined })}
      />
      <FilterSelect
        label={words.state}
        any={words.anyState}
        value={search.state}
        options={unitStates.map((value) => ({ value, label: words.states[value] }))}
        onChange={(state) => change({ state: state || undefined })}
      />
      <div className="max-xl:col-span-2 max-xl:*:w-full">
        <FilterSelect
          label={words.place}
          any={words.anyPlace}
          value={search.place}
          options={unitPlaces.map((value) => ({ value, label: words.places[value] }))}
          onChange={(place) => change({ place: place || undefined })}
        />
      </div>
    </search>
  )
}

type NoUnitsProps = { search: EquipmentSearch; hasModels: boolean; mayManage: boolean }

function NoUnits({ search, hasModels, mayManage }: NoUnitsProps) {
  const words = useEquipmentWords()
  const { q, kind, state, place } = filterOf(search)
  if (q || kind || state || place)
    return (
      <Statement title={words.noneFound}>
        <p>{words.noneFoundMore}</p>
        <Link to="/ops/equipment" className={`mt-4 ${button('plain')}`}>
          {words.clear}
        </Link>
      </Statement>
    )
  const more = hasModels ? words.noUnitsMore : words.noModelsMore
  return (
    <Statement title={hasModels ? words.noUnits : words.noModels}>
      <p>{mayManage ? more : words.noModelsView}</p>
    </Statement>
  )
}
