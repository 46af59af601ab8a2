import { useState } from 'react'

/** Whether a finger, or the button of a mouse, is down on the element that watches. */
export function usePointerDown() {
  const [isDown, setDown] = useState(false)
  const up = () => setDown(false)
  return {
    isDown,
    watch: { onPointerDown: () => setDown(true), onPointerUp: up, onPointerCancel: up, onPointerLeave: up },
  }
}
