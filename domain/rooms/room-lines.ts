import { materials } from '#domain/jobs/facts/choices.ts'
import { fieldWords } from './field-words.ts'
import { writeLength } from './length.ts'
import type { RoomChanges } from './room.ts'

/** What was typed of a room, line by line, as the office reads it of a device. */
export function roomLines({ removed, ...typed }: RoomChanges): string {
  const lines = Object.entries(typed).flatMap(([field, value]) => {
    const words = valueOf(field, typed)
    return value === undefined || words === '' ? [] : [`${fieldWords[field] ?? field}: ${words}`]
  })
  const removal = removed === undefined ? [] : [removed ? 'removed' : 'put back']
  return [...lines, ...removal].map(capitalized).join('\n')
}

function valueOf(field: string, typed: Omit<RoomChanges, 'removed'>): string {
  switch (field) {
    case 'length':
    case 'width':
    case 'height':
    case 'wet_lower':
      return typed[field] ? writeLength(typed[field]) : 'not measured'
    case 'wet_floor':
    case 'wet_upper':
      return areaOf(typed[field])
    case 'cutouts':
      return (typed.cutouts ?? [])
        .map(({ length, width }) => `${writeLength(length)} × ${writeLength(width)}`)
        .join(', ')
    case 'materials':
      return (typed.materials ?? []).map(labelOf).join(', ')
    case 'chamber':
      return typed.chamber?.name ?? 'none'
    case 'is_affected':
      return typed.is_affected ? 'affected' : 'not affected'
    case 'name':
    case 'structure':
    case 'level':
      return typed[field] ?? ''
    default:
      return String(typed.insets ?? '')
  }
}

function areaOf(hundredths: number | null | undefined) {
  return typeof hundredths === 'number' ? `${hundredths / 100} ft²` : 'not measured'
}

function labelOf(value: string) {
  return materials.find((each) => each.value === value)?.label ?? value
}

function capitalized(line: string) {
  return line.charAt(0).toUpperCase() + line.slice(1)
}
