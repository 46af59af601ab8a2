export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** `more` is high contrast. */
export const contrasts = ['usual', 'more', 'system'] as const
export type Contrast = (typeof contrasts)[number]

/** In percent of what is usual. */
export const textSizes = ['100', '115', '130'] as const
export type TextSize = (typeof textSizes)[number]

const darkDevice = matchMedia('(prefers-color-scheme: dark)')
const strongDevice = matchMedia('(prefers-contrast: more)')
const watchers = new Set<() => void>()

export function chooseTheme(theme: Theme) {
  keep('theme', theme)
}

export function chooseContrast(contrast: Contrast) {
  keep('contrast', contrast)
}

export function chooseTextSize(size: TextSize) {
  keep('text-size', size)
}

/** Sets the attributes that the styles read; `system` follows the device. */
export function applyLook() {
  const theme = storedTheme()
  const isDark = theme === 'dark' || (theme === 'system' && darkDevice.matches)
  const { dataset } = document.documentElement
  dataset['theme'] = isDark ? 'dark' : 'light'
  dataset['contrast'] = isStrong() ? 'more' : 'usual'
  dataset['text'] = storedTextSize()
  for (const watcher of watchers) watcher()
}

/** From here on the look changes with the device, where it is left to it, and with other tabs. */
export function followDevice() {
  applyLook()
  darkDevice.addEventListener('change', applyLook)
  strongDevice.addEventListener('change', applyLook)
  addEventListener('storage', applyLook)
}

function keep(key: string, value: string) {
  localStorage.setItem(key, value)
  applyLook()
}

export function isStrong() {
  const contrast = storedContrast()
  return contrast === 'more' || (contrast === 'system' && strongDevice.matches)
}

export function storedTheme(): Theme {
  return stored('theme', themes) ?? 'system'
}

export function storedContrast(): Contrast {
  return stored('contrast', contrasts) ?? 'system'
}

export function storedTextSize(): TextSize {
  return stored('text-size', textSizes) ?? '100'
}

function stored<Value extends string>(key: string, values: readonly Value[]) {
  const kept = localStorage.getItem(key)
  return values.find((value) => value === kept)
}

/** Calls back whenever the look changes. */
export function watchLook(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
