import type { MoveFields } from './move.ts'

type Told = Pick<MoveFields, 'move' | 'condition' | 'undoes' | 'room_id'>
type MoveRule = { path: keyof Told; error: string; holds: (told: Told) => boolean }

/** What has to be told with each kind of move, and with no other. */
export const moveRules: readonly MoveRule[] = [
  {
    path: 'condition',
    error: 'Choose its condition.',
    holds: ({ move, condition }) => (condition !== undefined) === (move === 'pulled'),
  },
  {
    path: 'undoes',
    error: 'Choose what to undo.',
    holds: ({ move, undoes }) => (undoes !== undefined) === (move === 'undone'),
  },
  {
    path: 'room_id',
    error: 'Only a unit that stays is in a room.',
    holds: ({ move, room_id }) => room_id === undefined || move === 'placed' || move === 'moved',
  },
]
