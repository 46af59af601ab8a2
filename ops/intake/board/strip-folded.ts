const key = 'board-strip'

/** Whoever folded the day below the board finds it folded the next time, on this device. */
export function isStripFolded() {
  return localStorage.getItem(key) === 'folded'
}

export function rememberFolded(isFolded: boolean) {
  if (isFolded) localStorage.setItem(key, 'folded')
  else localStorage.removeItem(key)
}
