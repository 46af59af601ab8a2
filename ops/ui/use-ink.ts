import { useRef, useState, type PointerEvent } from 'react'
import { inkWidth, type Ink } from '#domain/forms/answers/ink.ts'
import { takesOver, type Pointer } from '#look/ink/ink-pointer.ts'
import { beginStroke, drawOn, inkOf, onSheet, type InkLimits, type Strokes } from '#look/ink/ink-strokes.ts'

type Options = {
  value: Ink | null
  height: number
  limits: InkLimits
  onChange: (value: Ink | null) => void
}
type Drawing = Pointer & { strokes: Strokes; before: Strokes; since: number }

/** What a finger, a pen or a mouse does on a sheet. Each stroke is told when it ends; undo takes one back, or all that was cleared. */
export function useInk({ value, height, limits, onChange }: Options) {
  const [shown, setShown] = useState<Strokes | null>(null)
  const [cleared, setCleared] = useState<Strokes>([])
  const drawing = useRef<Drawing | null>(null)
  const began = useRef<number | null>(null)
  const penAt = useRef<number | null>(null)
  const stored: Strokes = value?.strokes ?? []

  function tell(strokes: Strokes) {
    onChange(inkOf(strokes, height))
  }

  function onDown(event: PointerEvent<SVGSVGElement>) {
    const pointer = pointerOf(event)
    const isTaken = takesOver(pointer, { drawing: drawing.current, penAt: penAt.current })
    noticePen(pointer)
    if (!isTaken) return
    event.currentTarget.setPointerCapture(pointer.id)
    const before = drawing.current?.before ?? stored
    const since = drawing.current?.since ?? began.current ?? (before.length === 0 ? pointer.at : null)
    const strokes = beginStroke(before, momentOf(event, height), { since, limits })
    // Times go on from the last known one where nobody knows when the stroke before began.
    drawing.current = { ...pointer, before, strokes, since: since ?? pointer.at - (strokes.at(-1)?.[2] ?? 0) }
    began.current = pointer.at
    setCleared([])
    setShown(strokes)
  }

  function onMove(event: PointerEvent<SVGSVGElement>) {
    noticePen(pointerOf(event))
    const now = drawing.current
    if (event.pointerId !== now?.id || now.strokes === now.before) return
    for (const each of momentsOf(event, height))
      now.strokes = drawOn(now.strokes, each, { since: now.since, limits })
    setShown(now.strokes)
  }

  function onUp({ pointerId }: PointerEvent<SVGSVGElement>) {
    const now = drawing.current
    if (pointerId !== now?.id) return
    drawing.current = null
    setShown(null)
    if (now.strokes !== now.before) tell(now.strokes)
  }

  function noticePen({ type, at }: Pointer) {
    if (type === 'pen') penAt.current = at
  }

  return {
    strokes: shown ?? stored,
    canUndo: stored.length > 0 || cleared.length > 0,
    undo() {
      began.current = null
      tell(stored.length > 0 ? stored.slice(0, -1) : cleared)
      setCleared([])
    },
    clear() {
      began.current = null
      setCleared(stored)
      tell([])
    },
    handlers: {
      onPointerDown: onDown,
      onPointerMove: onMove,
      onPointerUp: onUp,
      onPointerCancel: onUp,
    },
  }
}

function pointerOf({ pointerId, pointerType, button, timeStamp }: PointerEvent<SVGSVGElement>): Pointer {
  return { id: pointerId, type: pointerType, button, at: timeStamp }
}

function momentOf(event: PointerEvent<SVGSVGElement>, height: number) {
  return momentAt(event, event.currentTarget.getBoundingClientRect(), height)
}

/** A screen is drawn less often than a finger is felt: what came in between is part of the line. */
function momentsOf(event: PointerEvent<SVGSVGElement>, height: number) {
  const box = event.currentTarget.getBoundingClientRect()
  const native = event.nativeEvent
  const felt = 'getCoalescedEvents' in native ? native.getCoalescedEvents() : []
  return (felt.length > 0 ? felt : [native]).map((each) => momentAt(each, box, height))
}

type Felt = { clientX: number; clientY: number; timeStamp: number }

function momentAt({ clientX, clientY, timeStamp }: Felt, box: DOMRect, height: number) {
  return { ...onSheet({ x: clientX, y: clientY }, box, { width: inkWidth, height }), at: timeStamp }
}
