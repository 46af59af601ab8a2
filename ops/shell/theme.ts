import { useSyncExternalStore } from 'react'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const themeKey = 'theme'
const watchers = new Set<() => void>()

export function useTheme() {
  return useSyncExternalStore(watch, storedTheme)
}

export function chooseTheme(theme: Theme) {
  localStorage.setItem(themeKey, theme)
  applyTheme()
  for (const watcher of watchers) watcher()
}

/** Writes the choice where the styles read it; `system` leaves it to the device. */
export function applyTheme() {
  const theme = storedTheme()
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
}

function storedTheme(): Theme {
  const stored = localStorage.getItem(themeKey)
  return themes.find((theme) => theme === stored) ?? 'system'
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
