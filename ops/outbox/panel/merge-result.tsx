import { useWords } from '../../words/use-words.ts'
import type { Clash } from './clash.ts'
import type { SayField } from './field-words.ts'
import { isSame, sides, type Side } from './merge-fields.ts'
import type { MergedMove } from './merge-move.ts'
import { moveFields, type MoveField } from './move-fields.ts'

type MergeResultProps = { merged: MergedMove; clash: Clash; say: SayField }

/** What becomes of the request, before anything is sent, and what of either side does not. */
export function MergeResult({ merged: { fields, open, result, move }, clash, say }: MergeResultProps) {
  const { clash: told } = useWords()
  const shown = moveFields.filter(
    (name) => name !== 'assigned_to' || fields.some((each) => each.name === name),
  )
  const list = (names: readonly MoveField[]) => names.map((name) => told.fields[name]).join(', ')
  const droppedOf = (side: Side) =>
    fields.flatMap(({ name }) => {
      const value = clash.sides[side][name]
      return result && value !== null && !isSame(value, result[name]) ? say(name, clash.sides[side]) : []
    })
  return (
    <div role="status" className="mt-4 border-l-4 border-gold bg-wash px-3 py-2.5">
      <p className="text-sm text-muted">{told.savesAs}</p>
      {result ? (
        <>
          <p className="font-semibold wrap-anywhere">
            {shown
              .filter((name) => result[name] !== null)
              .map((name) => say(name, result))
              .join(' · ')}
          </p>
          {!move && <p className="text-sm wrap-anywhere">{told.asTheirs}</p>}
          {sides.map((side) => {
            const dropped = droppedOf(side)
            return (
              dropped.length > 0 && (
                <p key={side} className="text-sm text-muted wrap-anywhere">
                  {told.dropped[side](dropped.join(' · '))}
                </p>
              )
            )
          })}
        </>
      ) : (
        <p className="wrap-anywhere">{told.choose(list(open))}</p>
      )}
    </div>
  )
}
