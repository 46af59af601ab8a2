import { useSyncExternalStore } from 'react'
import { isStrong, storedContrast, storedTextSize, storedTheme, watchLook } from './look.ts'

export function useTheme() {
  return useSyncExternalStore(watchLook, storedTheme)
}

export function useContrast() {
  return useSyncExternalStore(watchLook, storedContrast)
}

/** Whether what is on the screen now has high contrast, by choice or by the device. */
export function useIsStrong() {
  return useSyncExternalStore(watchLook, isStrong)
}

export function useTextSize() {
  return useSyncExternalStore(watchLook, storedTextSize)
}
