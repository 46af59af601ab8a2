import { foot, inch } from '#domain/rooms/length.ts'
import type { Level } from '#domain/rooms/room-choices.ts'
import type { Opening } from '#domain/sketch/plan.ts'
import { enSketchBackground } from './en-sketch-background.ts'

const levels: Record<Level, string> = {
  basement: 'Basement',
  crawl: 'Crawl space',
  main: 'Main',
  second: 'Second',
  third: 'Third',
  attic: 'Attic',
}
const openings: Record<Opening['kind'], string> = { door: 'door', opening: 'opening', window: 'window' }
const Openings: Record<Opening['kind'], string> = { door: 'Door', opening: 'Opening', window: 'Window' }

/** Made once: a format of numbers takes longer to make than all else that a moving wall writes again. */
const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Drawing the floor plan of a job. */
export const enSketch = {
  page: 'Rooms & Sketch',
  seeing: 'see rooms',
  back: 'Back to the rooms',
  failed: 'The sketch couldn’t be loaded',
  notStored: 'The sketch isn’t stored on this device. It needs a connection.',
  saved: 'Saved',
  saving: 'Saving',
  notSaved: {
    full: {
      title: 'This phone is full. Your last lines aren’t saved.',
      more: 'Free some space on this phone, then try again.',
    },
    failed: {
      title: 'Your last lines aren’t saved.',
      more: 'The browser refused to save them. Try again before you close this page.',
    },
    tryAgain: 'Try again',
  },
  list: 'the sketch',
  plan: (level: string) => `Floor plan, ${level}`,
  rooms: (count: number) => (count === 1 ? '1 room' : `${count} rooms`),
  area: (hundredths: number) => `${squareFeetOf(hundredths)} ft²`,
  wet: (hundredths: number) => `${Math.round(hundredths / 100).toLocaleString('en-US')} ft² wet`,
  openRoom: 'open',
  gap: (length: string) => `Gap of ${length}`,
  nameIt: 'Name this room',
  /** Where a room is too small on the screen for that. */
  nameShort: 'Name',
  empty: 'Draw the first wall, or type a room.',
  typeRoom: 'Type a room',
  undo: 'Undo',
  redo: 'Redo',
  fit: 'Show the whole plan',
  level: 'Level',
  levels,
  otherLevels: 'Other levels',
  layers: 'Layers',
  tool: 'Tool',
  tools: { wall: 'Wall', door: 'Door', window: 'Window', wet: 'Wet area', point: 'Point', unit: 'Unit' },
  how: {
    wall: 'Drag to draw. Tap a wall to select it.',
    door: 'Tap a wall to put in a door.',
    window: 'Tap a wall to put in a window.',
    wet: 'Tap a room to fill it, or draw around the wet part.',
    point: 'Tap where the point is.',
    source: 'Tap where the water came from.',
    photo: 'Tap where the photo was taken.',
    unit: 'Tap where the unit stands.',
  },
  kinds: {
    label: 'What to add',
    door: 'Door',
    opening: 'Opening',
    floor: 'Floor',
    ceiling: 'Ceiling',
    point: 'Point',
    source: 'Water source',
    photo: 'Photo',
  },
  ft: 'ft',
  inch: 'in',
  /** “12 ft 4½ in”, as it is said. */
  length: (length: number) => `${feetOf(length)} ft ${inchesOf(length)} in`,
  /** “12' 4½"”, as it is written on a plan. */
  short: (length: number) => `${feetOf(length)}' ${inchesOf(length)}"`,
  by: (one: string, other: string) => `${one} × ${other}`,
  was: (length: string) => `Was ${length}.`,
  taken: {
    across: 'Distance to the opposite wall',
    along: 'Length of the wall',
    opening: (kind: Opening['kind']) => `Width of the ${openings[kind]}`,
    wet_wall: 'Height of the wet wall',
    wet_surface: 'Wet area',
    pin: 'Pin',
    background: 'Length of the line on the picture',
  },
  wall: 'Wall',
  openings: Openings,
  snaps: {
    corner: 'At a corner.',
    wall: 'On a wall.',
    right_angle: 'Right angle.',
    in_line: 'In line with a wall.',
    in_line_with_opening: (kind: Opening['kind'], room: string | null) =>
      room ? `In line with a ${openings[kind]}, ${room}.` : `In line with a ${openings[kind]}.`,
    inch: 'Whole inches.',
  },
  refused: {
    opening_too_wide: (kind: Opening['kind'], on: string, needs: string) =>
      `${kind === 'opening' ? 'An' : 'A'} ${openings[kind]} would not fit on ${on}. The ${openings[kind]} needs ${needs}.`,
    opening_in_the_way: (kind: Opening['kind']) =>
      `There is ${kind === 'opening' ? 'an' : 'a'} ${openings[kind]} there. Move it first.`,
    wall_in_the_way: 'Another wall is in the way.',
    too_short: 'That is too short. Drag farther.',
    no_wall: 'There is no wall there. Tap on a wall.',
    no_room: 'No closed room is there. Close its walls first.',
    too_much: 'This plan is full. Start another level.',
    no_point: 'No other points to place. Add them on the readings screen first.',
    no_unit: 'No other units to place. Place them on the equipment screen first.',
    picture_size: 'That would make the picture larger or smaller than any plan. Check the length.',
  },
  actions: {
    label: 'What is selected',
    remove: 'Remove',
    otherSide: 'Measure the other side',
    along: 'Set the length instead',
    across: 'Set the distance instead',
    flip: 'Turn the door',
    turn: 'Turn',
    showPhoto: 'Show the photo',
    done: 'Done',
  },
  pad: {
    label: 'Length',
    back: 'Delete the last digit',
    feet: 'feet',
    inches: 'inches',
    quarter: 'a quarter inch',
    half: 'half an inch',
    set: { wall: 'Set wall', opening: 'Set width', wet_wall: 'Set height', background: 'Set scale' },
    typed: (length: string) => `Typed: ${length}`,
    nothing: 'Nothing typed',
  },
  legend: {
    label: 'On this plan',
    points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
    movers: (count: number) => (count === 1 ? '1 mover' : `${count} movers`),
    dehus: (count: number) => (count === 1 ? '1 dehu' : `${count} dehus`),
    units: (count: number) => (count === 1 ? '1 unit' : `${count} units`),
    photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  },
  name: {
    title: 'Which room is this?',
    rooms: 'Rooms of this job',
    usual: 'Add a room',
    height: 'Ceiling height',
    other: 'Another name',
    add: 'Add room',
    noName: 'Enter the name of the room.',
    forget: 'Not a room of this job',
  },
  photo: {
    title: 'Which photo was taken here?',
    here: (room: string) => `In ${room}`,
    elsewhere: 'Other photos',
    all: 'Photos of this job',
    none: 'Every photo of this job is already on the plan, or none have been taken yet.',
    toPhotos: 'Take photos',
    unsent: 'Not sent yet. It is on this device.',
    notHere: 'This photo can’t be shown',
    notHereMore: 'It isn’t on this device yet, or you don’t have permission to see it.',
  },
  layersOf: {
    title: 'Layers',
    shown: 'Shown on the plan',
    wet: 'Wet areas',
    openings: 'Doors and windows',
    points: 'Points',
    units: 'Units',
    photos: 'Photos',
    background: 'Photo or scan behind the plan',
    below: 'Level below',
    typed: 'Typed rooms',
  },
  background: enSketchBackground,
  parts: {
    title: 'Walls and rooms',
    rooms: 'Rooms',
    walls: 'Walls',
    openings: 'Doors and windows',
    pins: 'Points, units and photos',
    point: (number: number | null) => (number === null ? 'Point' : `Point ${number}`),
    unit: (number: string | null) => (number === null ? 'Unit' : `Unit ${number}`),
    wall: (nth: number, length: string) => `Wall ${nth}, ${length}`,
    room: (name: string, area: string) => `${name}, ${area}`,
    unnamed: 'Unnamed room',
    on: (kind: string, width: string) => `${kind}, ${width}`,
    /** Beginning with what is written there. */
    draw: (name: string, size: string) => `${name} ${size}: draw it as it was typed`,
    hint: 'W wall, D door, N window, A wet area, P point, U unit. Arrow keys move what is selected by 1 in, with Shift by 1 ft.',
    addWall: 'Add a wall',
  },
  copies: {
    two: (by: string) => `${by} drew this level too.`,
    seeTheirs: 'See their drawing',
    seeFirst: 'See the first drawing',
    keep: 'Keep this one',
    ask: 'Keep this drawing?',
    keepMore: (by: string) => `The other drawing, by ${by}, is removed from the job.`,
    removed: (by: string) => `The other drawing, by ${by}, was removed.`,
    putBack: 'Put it back',
  },
}
export type SketchWords = typeof enSketch

export function squareFeetOf(hundredths: number) {
  return tenths.format(hundredths / 100)
}

export function feetOf(length: number): number {
  return Math.floor(Math.round(length) / foot)
}

const parts = [
  '',
  '¹⁄₁₆',
  '⅛',
  '³⁄₁₆',
  '¼',
  '⁵⁄₁₆',
  '⅜',
  '⁷⁄₁₆',
  '½',
  '⁹⁄₁₆',
  '⅝',
  '¹¹⁄₁₆',
  '¾',
  '¹³⁄₁₆',
  '⅞',
  '¹⁵⁄₁₆',
]

export function inchesOf(length: number): string {
  const rest = Math.round(length) % foot
  return `${Math.floor(rest / inch)}${parts[rest % inch] ?? ''}`
}
