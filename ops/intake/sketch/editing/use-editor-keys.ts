import { useEffect, useEffectEvent } from 'react'
import { moveBackground } from '#domain/sketch/edit/background.ts'
import { changeOpening } from '#domain/sketch/edit/openings.ts'
import { movePin } from '#domain/sketch/edit/pins.ts'
import { rightOf, wallLine } from '#domain/sketch/edit/wall-lines.ts'
import { dot, type Point } from '#domain/sketch/geometry/points.ts'
import type { Plan } from '#domain/sketch/plan.ts'
import { isField, targetOfFreeKey } from '../../../keys/free-key.ts'
import { areSingleKeysOn } from '../../../keys/single-keys.ts'
import { without } from '../taken-actions.tsx'
import type { Taken, Tool } from './scene.ts'
import type { EditedInHand, Editor } from './use-editor.ts'
import { moveTaken } from './wall-in-hand.ts'

const toolKeys: Readonly<Record<string, Tool>> = {
  w: 'wall',
  d: 'door',
  n: 'window',
  a: 'wet',
  p: 'point',
  u: 'unit',
}
const arrows: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}
const inch = 16

/** Letters choose tools, arrows move what is in hand by an inch or a foot, and Ctrl+Z takes back. */
export function useEditorKeys(editor: Editor, choose: ((tool: Tool) => void) | null) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!choose) return
    if (isUndo(event)) {
      const step = event.shiftKey || event.key.toLowerCase() === 'y' ? editor.redo : editor.undo
      event.preventDefault()
      return step?.()
    }
    const target = targetOfFreeKey(event)
    if (!target || isField(target)) return
    const { taken } = editor.scene.get()
    const [tool, arrow] = [toolKeys[event.key.toLowerCase()], arrows[event.key]]
    if (tool && areSingleKeysOn() && !event.repeat && !event.shiftKey) choose(tool)
    else if (arrow && taken) {
      const by = event.shiftKey ? 12 * inch : inch
      editor.edit((plan) => moved(plan, taken, { x: arrow.x * by, y: arrow.y * by }), taken)
    } else if (event.key === 'Delete' && taken) editor.edit((plan) => ({ plan: without(plan, taken) }), null)
    else if (event.key === 'Escape' && taken) editor.take(null)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

function isUndo({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey || defaultPrevented) return false
  if (target instanceof HTMLElement && (isField(target) || target.closest('[role=dialog]'))) return false
  return key.toLowerCase() === 'z' || key.toLowerCase() === 'y'
}

/** A wall goes square to itself, an opening along its wall, a pin and the picture behind the plan anywhere, and so does the end of a line on it. */
function moved(plan: Plan, taken: Taken, step: Point): EditedInHand {
  switch (taken.kind) {
    case 'wall': {
      const line = wallLine(plan, taken.id)
      return line ? moveTaken(plan, taken, Math.round(dot(step, rightOf(line.way)))) : { plan }
    }
    case 'opening': {
      const opening = plan.openings.find(({ id }) => id === taken.id)
      const line = opening && wallLine(plan, opening.wall_id)
      if (!opening || !line) return { plan }
      return changeOpening(plan, taken.id, { offset: opening.offset + Math.round(dot(step, line.way)) })
    }
    case 'pin': {
      const pin = plan.pins.find(({ id }) => id === taken.id)
      return { plan: pin ? movePin(plan, pin.id, { x: pin.x + step.x, y: pin.y + step.y }) : plan }
    }
    case 'background': {
      if (!taken.known) return { plan: moveBackground(plan, step) }
      const [from, to] = taken.known
      return { plan, taken: { ...taken, known: [from, { x: to.x + step.x, y: to.y + step.y }] } }
    }
    default:
      return { plan }
  }
}
