import type { ToldEvent } from '#domain/events/define-event.ts'

const words: Readonly<Record<string, string>> = {
  phase: 'phase',
  room_id: 'room',
  caption: 'caption',
  is_restricted: 'who may see it',
}

/** "Photo changed: phase, room". */
export function photoChangedLine({ payload: { changed } }: ToldEvent) {
  const names = Array.isArray(changed) ? changed.map((field) => words[String(field)]) : []
  const what = names.filter((each) => each !== undefined).join(', ')
  return `Photo changed${what && `: ${what}`}`
}
