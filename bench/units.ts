/** A whole number with a thin gap between thousands, as in 12 345. */
export function whole(value: number) {
  return Math.round(value).toLocaleString('en-US').replaceAll(',', ' ')
}

export function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`
}

export function megabytes(bytes: number) {
  return `${(bytes / 1e6).toFixed(0)} MB`
}
