import type { UseQueryResult } from '@tanstack/react-query'
import { equipmentKinds } from '#domain/equipment/kinds.ts'
import type { EquipmentModel } from '#domain/equipment/model.ts'
import { centsWords } from '#domain/money/cents.ts'
import { button } from '../ui/button.ts'
import { FailedList, SkeletonRows, StaleList, Statement } from '../ui/list-states.tsx'
import { useEquipmentWords } from '../words/use-equipment-words.ts'
import { useFirstWords } from '../words/words.tsx'
import { nameplateWords } from './nameplate.ts'

type OnEdit = ((model: EquipmentModel) => void) | null
type ModelListProps = { models: UseQueryResult<EquipmentModel[]>; onEdit: OnEdit }

/** The catalog, by kind. */
export function ModelList({ models: { data, error, isPending, refetch }, onEdit }: ModelListProps) {
  const words = useEquipmentWords()
  const retry = () => void refetch()
  return (
    <section aria-label={words.models} className="mt-4 max-w-4xl">
      {error && data && <StaleList what={words.list} error={error} retry={retry} />}
      {error && !data && <FailedList title={words.modelsFailed} error={error} retry={retry} />}
      {isPending && <SkeletonRows columns="" extra={0} />}
      {data?.length === 0 && (
        <Statement title={words.noModels}>
          <p>{onEdit ? words.noModelsMore : words.noModelsView}</p>
        </Statement>
      )}
      {equipmentKinds.map((kind) => {
        const ofKind = data?.filter((model) => model.kind === kind) ?? []
        if (ofKind.length === 0) return null
        return (
          <section key={kind} aria-label={words.kinds[kind]} className="mt-6">
            <h2 className="border-b-2 border-ink pb-1 text-2xl">{words.kinds[kind]}</h2>
            <ul>
              {ofKind.map((model) => (
                <ModelRow key={model.id} model={model} onEdit={onEdit} />
              ))}
            </ul>
          </section>
        )
      })}
    </section>
  )
}

function ModelRow({ model, onEdit }: { model: EquipmentModel; onEdit: OnEdit }) {
  const words = useEquipmentWords()
  const { locale } = useFirstWords()
  const rate = model.daily_rate_cents
  const name = `${model.maker} ${model.model}`
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
      <span className="min-w-0 flex-1 basis-36">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-muted tabular-nums">
          {[nameplateWords(model, words, locale), rate !== null && words.aDay(centsWords(rate))]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="text-sm tabular-nums">{words.unitsOf(model.units)}</span>
      {onEdit && (
        <button type="button" className={button('quiet')} onClick={() => onEdit(model)}>
          {words.edit}
          <span className="sr-only">{`: ${name}`}</span>
        </button>
      )}
    </li>
  )
}
