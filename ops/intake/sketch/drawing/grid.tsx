import { useLayoutEffect, useRef } from 'react'
import type { ShownView } from '../editing/shown-view.ts'

/** A foot a square, or five where one looks from afar. It fills the screen wherever fingers move the plan. */
export function Grid({ view }: { view: ShownView }) {
  const squares = useRef<SVGPatternElement>(null)
  const lines = useRef<SVGPathElement>(null)
  useLayoutEffect(
    () =>
      view.watch(({ x, y, scale }) => {
        const step = scale * 192 < 9 ? 960 : 192
        set(squares.current, { width: step, height: step })
        set(squares.current, { patternTransform: `scale(${scale}) translate(${-x} ${-y})` })
        set(lines.current, { d: `M${step} 0H0V${step}`, 'stroke-width': 1.25 / scale })
      }),
    [view],
  )
  return (
    <svg aria-hidden className="absolute inset-0 size-full">
      <defs>
        <pattern ref={squares} id="sketch-grid" patternUnits="userSpaceOnUse">
          <path ref={lines} fill="none" className="stroke-line" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#sketch-grid)" opacity={0.8} />
    </svg>
  )
}

function set(element: Element | null, attributes: Record<string, string | number>) {
  for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, String(value))
}
