import type { EquipmentModel } from '#domain/equipment/model.ts'
import { equipmentDays, type DayRule } from '#domain/equipment/days.ts'
import type { EquipmentUnit, UnitPlace } from '#domain/equipment/unit.ts'
import type { UnitState } from '#domain/equipment/unit-states.ts'
import { useNow } from '../ui/use-now.ts'
import { useEquipmentWords } from '../words/use-equipment-words.ts'
import { useFirstWords } from '../words/words.tsx'
import { nameplateWords } from './nameplate.ts'

export const unitColumns =
  'xl:grid-cols-[7.5rem_minmax(0,1.6fr)_minmax(0,1.1fr)_minmax(0,1fr)_11rem] xl:gap-x-4'

/** The column names, for sighted people; screen readers get them in each row. */
export function UnitHead() {
  const { columns } = useEquipmentWords()
  return (
    <div
      aria-hidden
      className={`hidden border-b border-ink pr-2 pb-2 pl-2.75 text-xs font-semibold text-muted xl:grid ${unitColumns}`}
    >
      <span>{columns.number}</span>
      <span>{columns.what}</span>
      <span>{columns.plate}</span>
      <span>{columns.serial}</span>
      <span>{columns.state}</span>
    </div>
  )
}

type UnitRowProps = {
  unit: EquipmentUnit
  /** With what stands on its nameplate, once the catalog is there. */
  model: EquipmentModel | undefined
  dayRule: DayRule | undefined
  onEdit: ((unit: EquipmentUnit) => void) | null
}

export function UnitRow({ unit, model, dayRule, onEdit }: UnitRowProps) {
  const look = `grid w-full scroll-my-24 grid-cols-[5.25rem_minmax(0,1fr)] items-baseline gap-x-4 gap-y-0.5 border-b border-l-3 border-line border-l-transparent px-2 py-2.5 text-left cramped:grid-cols-1 xl:py-2 ${unitColumns} ${unit.state === 'retired' ? 'text-muted' : ''}`
  if (!onEdit)
    return (
      <div className={look}>
        <Cells unit={unit} model={model} dayRule={dayRule} />
      </div>
    )
  return (
    <button
      type="button"
      data-row={unit.id}
      className={`transition-colors duration-150 hover:bg-wash ${look}`}
      onClick={() => onEdit(unit)}
    >
      <Cells unit={unit} model={model} dayRule={dayRule} />
    </button>
  )
}

function Cells({ unit, model, dayRule }: Omit<UnitRowProps, 'onEdit'>) {
  const words = useEquipmentWords()
  const { locale } = useFirstWords()
  return (
    <>
      <span className="font-display text-2xl leading-tight font-semibold tabular-nums wrap-anywhere max-xl:row-span-2">
        {unit.number}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">
          {unit.maker} {unit.model}
        </span>
        <span className="block text-[0.8125rem] text-muted">{words.kinds[unit.kind]}</span>
      </span>
      <span className="text-sm tabular-nums max-xl:hidden">
        {model && nameplateWords(model, words, locale)}
      </span>
      <span className="min-w-0 text-sm wrap-anywhere tabular-nums max-xl:hidden">
        {unit.serial_number && <span className="sr-only">{`${words.serial} `}</span>}
        {unit.serial_number}
      </span>
      <span className="flex items-baseline gap-2 text-sm">
        <span
          aria-hidden
          className={`size-2 shrink-0 rounded-full ${unit.place ? 'bg-gold' : dots[unit.state]}`}
        />
        <span>
          {!(unit.place && unit.state === 'in_stock') && words.states[unit.state]}
          {unit.reason && (
            <span className="text-muted">{`, ${words.reasons[unit.reason].toLowerCase()}`}</span>
          )}
          {unit.place && <Place place={unit.place} dayRule={dayRule} />}
          {unit.clashed_at && <span className="block font-semibold text-red">{words.clash}</span>}
        </span>
      </span>
    </>
  )
}

/** Where it stands, and for how many days by the rule of the company. */
function Place({
  place: { job, room, placed_at },
  dayRule,
}: Pick<UnitRowProps, 'dayRule'> & { place: UnitPlace }) {
  const words = useEquipmentWords()
  const now = useNow()
  const placed = new Date(placed_at)
  const days = equipmentDays(placed, now > placed ? now : placed, dayRule)
  return (
    <span className="block">
      {words.at(job)}
      <span className="block text-muted tabular-nums">
        {[room && words.room(room), words.days(days)].filter(Boolean).join(', ')}
      </span>
    </span>
  )
}

const dots: Record<UnitState, string> = {
  in_stock: 'bg-green',
  out_of_service: 'bg-red',
  retired: 'bg-edge',
}
