import { useState, type ReactNode } from 'react'
import { lengthBetweenFaces } from '#domain/sketch/edit/faces-of-wall.ts'
import { pointAlong, wallLine } from '#domain/sketch/edit/wall-lines.ts'
import type { Point } from '#domain/sketch/geometry/points.ts'
import type { Pin } from '#domain/sketch/plan.ts'
import type { SketchWords } from '../../words/en-sketch.ts'
import { useRoomWords } from '../../words/use-room-words.ts'
import { useSketchWords } from '../../words/use-sketch-words.ts'
import { widestPlace } from './drawing/widest-place.ts'
import { shapesOf, useTakenId, type Taken } from './editing/scene.ts'
import type { Editor } from './editing/use-editor.ts'
import { takenWall } from './editing/wall-strokes.ts'
import type { OnPlan } from './on-plan.ts'

type PartsListProps = {
  editor: Editor
  on: OnPlan
  mayEdit: boolean
  /** On a phone the plan has its place: it is there for the keyboard and for whoever listens. */
  isShown: boolean
  onName: (place: Point) => void
}

/** What is drawn, in words: each wall, opening and room can be taken without seeing the plan. */
export function PartsList({ editor, on, mayEdit, isShown, onName }: PartsListProps) {
  const words = useSketchWords()
  const { room: said } = useRoomWords()
  const { plan } = editor
  const taken = useTakenId(editor.scene)
  const [isFocused, setFocused] = useState(false)
  const isOpen = isShown || isFocused
  const take = (next: Taken) => editor.take(next)
  return (
    <section
      aria-label={words.parts.title}
      className={isOpen ? 'max-lg:max-h-[40dvh] max-lg:overflow-y-auto bg-sheet px-4 py-3' : 'sr-only'}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || setFocused(false)
      }
    >
      <List title={words.parts.rooms} isEmpty={plan.walls.length === 0}>
        {shapesOf(plan).map((shape) => {
          const { place } = widestPlace(shape)
          const name = on.rooms.find(({ id }) => shape.room_ids.includes(id))?.name
          return (
            <Part
              key={`${place.x} ${place.y}`}
              text={words.parts.room(name ? said(name) : words.parts.unnamed, words.area(shape.area))}
              onPress={mayEdit ? () => onName(place) : null}
            />
          )
        })}
      </List>
      <List title={words.parts.walls} isEmpty={plan.walls.length === 0}>
        {plan.walls.map(({ id }, nth) => (
          <Part
            key={id}
            text={words.parts.wall(nth + 1, words.length(lengthBetweenFaces(plan, id)))}
            isTaken={taken === id}
            onPress={
              mayEdit
                ? () => {
                    const line = wallLine(plan, id)
                    if (line) take(takenWall(plan, id, pointAlong(line, line.length / 2)))
                  }
                : null
            }
          />
        ))}
      </List>
      <List title={words.parts.openings} isEmpty={plan.openings.length === 0}>
        {plan.openings.map(({ id, kind, width }) => (
          <Part
            key={id}
            text={words.parts.on(words.openings[kind], words.length(width))}
            isTaken={taken === id}
            onPress={mayEdit ? () => take({ kind: 'opening', id }) : null}
          />
        ))}
      </List>
      <List title={words.parts.pins} isEmpty={plan.pins.length === 0}>
        {plan.pins.map((pin) => (
          <Part
            key={pin.id}
            text={pinName(pin, on, words)}
            isTaken={taken === pin.id}
            onPress={mayEdit ? () => take({ kind: 'pin', id: pin.id }) : null}
          />
        ))}
      </List>
      {mayEdit && isShown && <p className="mt-3 text-sm text-muted">{words.parts.hint}</p>}
    </section>
  )
}

function pinName({ kind, record_id }: Pin, on: OnPlan, words: SketchWords): string {
  const find = <Thing extends { id: string }>(things: readonly Thing[]) =>
    things.find(({ id }) => id === record_id)
  switch (kind) {
    case 'point':
      return words.parts.point(find(on.points)?.number ?? null)
    case 'unit':
      return words.parts.unit(find(on.units)?.number ?? null)
    case 'photo':
    case 'source':
      return words.kinds[kind]
  }
}

function List({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null
  return (
    <>
      <h2 className="mt-3 border-b border-line pb-1 text-lg uppercase first:mt-0">{title}</h2>
      <ul>{children}</ul>
    </>
  )
}

type PartProps = { text: string; isTaken?: boolean; onPress: (() => void) | null }

function Part({ text, isTaken = false, onPress }: PartProps) {
  return (
    <li>
      {onPress ? (
        <button
          type="button"
          aria-pressed={isTaken}
          className={`min-h-11 w-full px-1.5 text-left tabular-nums hover:bg-wash ${isTaken ? 'bg-gold-wash font-semibold' : ''}`}
          onClick={onPress}
        >
          {text}
        </button>
      ) : (
        <p className="px-1.5 py-2">{text}</p>
      )}
    </li>
  )
}
