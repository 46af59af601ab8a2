import { useDeferredValue } from 'react'

/**
 * False in a component's first render, then true. What takes long to draw comes after the heading, in a deferred render, which
 * blocks no tap.
 */
export function useAfterFirstRender() {
  return useDeferredValue(true, false)
}
