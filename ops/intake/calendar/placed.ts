type Place = { left: number; width?: number; lane?: number }

const laneHeight = 2.25

/**
 * Says where an element stands in the day: across in percent, down in rem. No class can say it, and an attribute may not; a script
 * may set it on the element itself. Classes of wide screens use it: on a phone one stands below the other.
 */
export function placed({ left, width, lane = 0 }: Place) {
  return (element: HTMLElement | null) => {
    if (!element) return
    element.style.setProperty('--left', `${left}%`)
    if (width !== undefined) element.style.setProperty('--width', `calc(${width}% - 2px)`)
    element.style.setProperty('--top', `${lane * laneHeight + 0.25}rem`)
  }
}

/** As high as its lanes need. */
export function withLanes(lanes: number) {
  return (element: HTMLElement | null) =>
    element?.style.setProperty('--height', `${lanes * laneHeight + 0.25}rem`)
}
