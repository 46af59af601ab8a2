import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { Place } from '../edit/edits.ts'

const kind = 'form-field'

type DragRow = {
  row: RefObject<HTMLElement | null>
  handle: RefObject<HTMLElement | null>
  id: string
  section: string
  /** The field below it. */
  next: string | null
  onDrop: (id: string, place: Place) => void
}

/** A row that is dragged by its handle, and beside which others are dropped: where, is the edge that is marked. */
export function useDragRow({ row, handle, id, section, next, onDrop }: DragRow) {
  const [edge, setEdge] = useState<'above' | 'below' | null>(null)
  const [isDragged, setDragged] = useState(false)
  const drop = useEffectEvent((dragged: unknown, side: 'above' | 'below') => {
    if (typeof dragged === 'string' && dragged !== id)
      onDrop(dragged, { section, before: side === 'above' ? id : next })
  })
  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current]
    if (!element || !dragHandle) return undefined
    const sideAt = (y: number) => {
      const { top, height } = element.getBoundingClientRect()
      return y < top + height / 2 ? 'above' : 'below'
    }
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ kind, id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['kind'] === kind,
        onDrag: ({ source, location }) =>
          setEdge(source.data['id'] === id ? null : sideAt(location.current.input.clientY)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, location }) => {
          setEdge(null)
          drop(source.data['id'], sideAt(location.current.input.clientY))
        },
      }),
    )
  }, [row, handle, id])
  return { edge, isDragged }
}

/** A section heading takes what is dropped on it as its first field. */
export function useDropHead(head: RefObject<HTMLElement | null>, onDrop: (id: string) => void) {
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const element = head.current
    if (!element) return undefined
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data['kind'] === kind,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false)
        const { id } = source.data
        if (typeof id === 'string') drop(id)
      },
    })
  }, [head])
  return isOver
}
