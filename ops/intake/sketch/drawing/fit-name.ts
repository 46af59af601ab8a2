/** Condensed letters are about half as wide as they are high. */
const widthOfLetter = 0.5
/** What is written smaller can't be read. */
const smallest = 11

/** How large a name is written in a place of this width, and as much of it as fits: beyond its room it would cover the next one. */
export function fitName(name: string, width: number, largest: number): { text: string; size: number } {
  const size = Math.min(largest, Math.max(smallest, width / Math.max(name.length * widthOfLetter, 3)))
  const most = Math.floor(width / (size * widthOfLetter))
  if (name.length <= most) return { text: name, size }
  return { text: most < 3 ? '' : `${name.slice(0, most - 1).trimEnd()}…`, size }
}
