import { levelWords } from './level-words.ts'
import type { SketchFields } from './sketch.ts'

/** What was drawn, as the office reads it of a device: "Main floor: 14 walls, 4 rooms". */
export function sketchContent({ level, structure, plan, is_removed }: SketchFields): string {
  const name = levelWords[level] ?? level
  const place = [structure, name.charAt(0).toUpperCase() + name.slice(1)].filter(Boolean).join(', ')
  if (is_removed) return `${place}: removed`
  return `${place}: ${counted(plan.walls.length, 'wall')}, ${counted(plan.rooms.length, 'room')}`
}

function counted(count: number, name: string) {
  return `${count} ${name}${count === 1 ? '' : 's'}`
}
