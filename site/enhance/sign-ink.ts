import { takesOver, type Pointer } from '#look/ink/ink-pointer.ts'
import {
  beginStroke,
  drawOn,
  inkLimits,
  inkOf,
  onSheet,
  pathOf,
  pointsOf,
  type Strokes,
} from '#look/ink/ink-strokes.ts'

const width = 1000
const points = 3

/** A sheet that takes what a finger, a pen or a mouse draws on it. `onInk` is told of each stroke and of each that is taken back. */
export function openSheet(box: HTMLElement, onInk: () => void) {
  const sheet = box.querySelector('svg')
  const drawn = box.querySelector('[data-strokes]')
  const undo = box.querySelector<HTMLButtonElement>('[data-undo]')
  const height = Number(box.dataset['height'])
  let strokes: Strokes = []
  let drawing: (Pointer & { before: Strokes; since: number }) | null = null
  let began: number | null = null
  let penAt: number | null = null

  function show(next: Strokes) {
    strokes = next
    drawn?.setAttribute('d', strokes.map((stroke) => pathOf(pointsOf(stroke, points))).join(''))
    if (undo) undo.hidden = strokes.length === 0
  }

  function momentOf({ clientX: x, clientY: y, timeStamp: at }: PointerEvent) {
    const frame = sheet?.getBoundingClientRect() ?? new DOMRect()
    return { ...onSheet({ x, y }, frame, { width, height }), at }
  }

  function onDown(event: PointerEvent) {
    const pointer = {
      id: event.pointerId,
      type: event.pointerType,
      button: event.button,
      at: event.timeStamp,
    }
    const isTaken = takesOver(pointer, { drawing, penAt })
    if (pointer.type === 'pen') penAt = pointer.at
    if (!isTaken) return
    sheet?.setPointerCapture(pointer.id)
    const before = drawing?.before ?? strokes
    const since = drawing?.since ?? began ?? (before.length === 0 ? pointer.at : null)
    show(beginStroke(before, momentOf(event), { since, limits: inkLimits }))
    // Where nobody knows when the stroke before began, the time goes on from its last point.
    drawing = { ...pointer, before, since: since ?? pointer.at - (strokes.at(-1)?.[2] ?? 0) }
    began = pointer.at
  }

  function onMove(event: PointerEvent) {
    if (event.pointerId !== drawing?.id || strokes === drawing.before) return
    const felt = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : []
    for (const each of felt.length > 0 ? felt : [event])
      strokes = drawOn(strokes, momentOf(each), { since: drawing.since, limits: inkLimits })
    show(strokes)
  }

  function onUp({ pointerId }: PointerEvent) {
    if (pointerId !== drawing?.id) return
    drawing = null
    onInk()
  }

  sheet?.addEventListener('pointerdown', onDown)
  sheet?.addEventListener('pointermove', onMove)
  sheet?.addEventListener('pointerup', onUp)
  sheet?.addEventListener('pointercancel', onUp)
  undo?.addEventListener('click', () => {
    began = null
    show(strokes.slice(0, -1))
    onInk()
    if (undo.hidden) box.closest('section')?.querySelector<HTMLElement>('h2, h1')?.focus()
  })
  return { read: () => inkOf(strokes, height), drawn: () => strokes, restore: show }
}
