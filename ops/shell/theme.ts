import { useSyncExternalStore } from 'react'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const themeKey = 'theme'
const darkDevice = matchMedia('(prefers-color-scheme: dark)')
const watchers = new Set<() => void>()

export function useTheme() {
  return useSyncExternalStore(watch, storedTheme)
}

export function chooseTheme(theme: Theme) {
  localStorage.setItem(themeKey, theme)
  applyTheme()
  for (const watcher of watchers) watcher()
}

/** Names the theme where the styles read it; `system` follows the device. */
export function applyTheme() {
  const theme = storedTheme()
  const isDark = theme === 'dark' || (theme === 'system' && darkDevice.matches)
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
}

/** From here on the theme changes with the device, where it is left to it. */
export function followDevice() {
  applyTheme()
  darkDevice.addEventListener('change', applyTheme)
}

function storedTheme(): Theme {
  const stored = localStorage.getItem(themeKey)
  return themes.find((theme) => theme === stored) ?? 'system'
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
