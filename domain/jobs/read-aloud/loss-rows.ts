import { allClear, flood, ownPipe, running, sewage, standing } from './conditions.ts'
import { isRunning, isSewage } from './reasons.ts'
import { both, row, type ReadAloud } from './row.ts'

/** What the loss itself asks for, where no danger comes first. */
export const lossRows: readonly ReadAloud[] = [
  row('smoke', ({ loss_type }) => loss_type === 'fire', {
    because: ['there was a fire'],
    says: [
      'Please stay out until the fire department says you may go in. If you see fire or smoke again, call 911 from outside. Don’t touch the soot, and leave power, gas and water as the firefighters left them.',
      'fire-reentry',
      'fire-out',
      'leave-soot',
    ],
  }),
  row('sewage', sewage, {
    because: [isSewage],
    says: [
      'Please stay out of the water, and keep children and pets away from it. Run no water anywhere in the house. If it got on your skin, wash with soap and clean water at a neighbor’s house.',
      'sewage',
      'stop-using-water',
    ],
  }),
  row('flood', flood, {
    because: ['the water came in from outside'],
    says: [
      'Please stay out of the water: it can carry sewage and chemicals. Don’t touch a switch, an outlet or anything plugged in there. If it rises, leave while the way out is dry.',
      'dirty-floodwater',
      'no-standing-water',
      'wet-electrics',
      'leave-early',
    ],
  }),
  row('pipe', both(running, ownPipe), {
    because: [isRunning],
    says: [
      'If you can reach the main water valve with dry feet, please turn it clockwise until it stops. Stay out of standing water until the power is off.',
      'close-valve',
      'no-standing-water',
    ],
  }),
  row('running', running, {
    because: [isRunning],
    says: [
      'Please stay out of standing water until the power is off. If the water comes from your own pipes and you can reach the main valve with dry feet, close it.',
      'no-standing-water',
      'close-valve',
    ],
  }),
  row('storm', ({ loss_type }) => loss_type === 'storm', {
    because: ['a storm did the damage'],
    says: [
      'Please stay off the roof, and look at it only from the ground. Stay at least 30 feet away from a fallen wire and from anything it touches, and call 911.',
      'no-roof',
      'fallen-wire',
    ],
  }),
  row('standing', standing, {
    because: ['there is standing water'],
    says: [
      'Please stay out of the standing water until the power to that area is off. Don’t touch a switch, an outlet or anything plugged in that got wet.',
      'no-standing-water',
      'wet-electrics',
    ],
  }),
  row('mold', ({ loss_type }) => loss_type === 'mold', {
    because: ['brushes and fans spread mold'],
    says: [
      'Please leave it alone, and close the door to the room. Don’t point a fan at it. Keep anyone with asthma, allergies or a weak immune system out.',
      'leave-mold',
      'no-air-over-dirt',
    ],
  }),
  row('clear', allClear, {
    because: ['the caller said no to all six dangers'],
    says: [
      'Thank you. If you smell gas, or water comes near anything electric, get everyone out and call 911, then call us back.',
      'gas-leave',
      'call-911',
      'no-standing-water',
    ],
  }),
  row('first', () => true, {
    because: [],
    says: ['Is everyone safe? If anyone is in danger, call 911 first.', 'call-911'],
  }),
]
