type Place = { left?: number; width?: number; top?: number; height?: number }

/**
 * Puts an element where its time is: across in percent, down in rem, because text grows. No class can say it, and an attribute may not; a script
 * may set it on the element itself.
 */
export function placed({ left, width, top, height }: Place) {
  return (element: HTMLElement | null) => {
    if (!element) return
    if (left !== undefined) element.style.left = `${left}%`
    if (width !== undefined) element.style.width = `calc(${width}% - 2px)`
    if (top !== undefined) element.style.top = `${top}rem`
    if (height !== undefined) element.style.height = `${height}rem`
  }
}
