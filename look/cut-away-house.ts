import { rooms, type RoomKey } from '#domain/services/rooms.ts'
import { serviceNamed } from '#domain/services/services.ts'
import { label, numberOf } from './house/labels.ts'
import { drain, lawn, sideLawn, soil } from './house/land.ts'
import { kitchen, living } from './house/downstairs.ts'
import { chimney, cut, roof, sideWall } from './house/shell.ts'
import { basement, crawl } from './house/underground.ts'
import { attic, bathroom, bedroom } from './house/upstairs.ts'

const drawings: Readonly<Record<RoomKey, () => string>> = {
  roof,
  attic,
  bedroom,
  bathroom,
  living,
  kitchen,
  basement,
  crawl,
  drain,
}

/** A house cut open along its front, drawn from measures: each part leads to the work it calls for. Painted from behind. */
export function cutAwayHouse() {
  return [
    '<svg class="house" viewBox="0 0 1560 1410" role="group" aria-label="A house cut open, from the roof to the drain">',
    `<defs>${soilFade}</defs>`,
    lawn(),
    chimney(),
    link('basement'),
    link('crawl'),
    soil(),
    sideLawn(),
    ...(['living', 'kitchen', 'bedroom', 'bathroom', 'attic'] as const).map(link),
    sideWall(),
    link('roof'),
    cut(),
    link('drain'),
    '</svg>',
  ].join('')
}

/** The list beside the picture is what the keyboard walks through; it lights the same rooms. */
function link(key: RoomKey) {
  const room = rooms.find((room) => room.key === key)
  if (!room) return ''
  const { service, name } = room
  const to = `href="/services/${service}" aria-label="${numberOf(key)} ${name}: ${serviceNamed(service)}"`
  return `<a ${to} data-room="${key}" tabindex="-1">${drawings[key]()}${label(key)}</a>`
}

/** The cut ground has no lower end: it is lost in the dark. */
const soilFade =
  '<linearGradient id="soil" gradientUnits="userSpaceOnUse" x1="600" y1="1100" x2="570" y2="1330">' +
  '<stop offset=".2" stop-color="#102438"/><stop offset="1" stop-color="#102438" stop-opacity="0"/></linearGradient>'
