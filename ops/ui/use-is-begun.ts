import { useDeferredValue } from 'react'

/**
 * False while a screen is drawn for the first time, then true: what takes long to draw comes after its heading, in pieces that hold
 * up no tap.
 */
export function useIsBegun() {
  return useDeferredValue(true, false)
}
