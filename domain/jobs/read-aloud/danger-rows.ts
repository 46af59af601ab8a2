import { burning, ceiling, gas, hurt, ownPipe, power, running, scene, sewage } from './conditions.ts'
import { isRunning, isSewage } from './reasons.ts'
import { both, row, type ReadAloud } from './row.ts'

const isHurt = 'someone is hurt'
const isGas = 'there is a smell of gas'
const isPower = 'power is near the water'
const isCeiling = 'the ceiling is sagging'
const isBurning = 'the fire is not out'

/** What the six dangers and a fire ask for. */
export const dangerRows: readonly ReadAloud[] = [
  row('gas-hurt', both(gas, hurt), {
    because: [isGas, isHurt],
    says: [
      'Please get everyone out now. Don’t touch a switch, and don’t use your phone until you’re well away from the building. Then call 911 first: tell them that someone is hurt and that you smell gas. After that, call the gas company.',
      'gas-leave',
      'call-911',
    ],
  }),
  row('gas', gas, {
    because: [isGas],
    says: [
      'Please get everyone out now. Don’t touch a switch, and don’t use your phone until you’re well away from the building. Then call 911, and after that the gas company.',
      'gas-leave',
    ],
  }),
  row('fire-hurt', both(burning, hurt), {
    because: [isBurning, isHurt],
    says: [
      'Please get everyone out now, and stay out. Call 911 first, from outside, and tell them that someone is hurt.',
      'fire-out',
      'call-911',
    ],
  }),
  row('fire', burning, {
    because: [isBurning],
    says: [
      'Please get everyone out now, and stay out. Call 911 from outside before you call us back.',
      'fire-out',
      'call-911',
    ],
  }),
  row('hurt-power', both(hurt, power), {
    because: [isHurt, isPower],
    says: [
      'Please hang up and call 911 first. Tell them that power is near the water. Stay out of the wet rooms, and don’t touch a switch, an outlet or anything plugged in. Call us back when help is there.',
      'call-911',
      'no-standing-water',
      'wet-electrics',
    ],
  }),
  row('hurt-ceiling', both(hurt, ceiling), {
    because: [isHurt, isCeiling],
    says: [
      'Please hang up and call 911 first. Keep everyone else out of the room with the sagging ceiling. Call us back when help is there.',
      'call-911',
      'no-load-above',
    ],
  }),
  row('hurt', hurt, {
    because: [isHurt],
    says: ['Please hang up and call 911 first. Call us back when help is there.', 'call-911'],
  }),
  row('power-ceiling', both(power, ceiling), {
    because: [isPower, isCeiling],
    says: [
      'Please keep everyone out of the wet rooms and out from under the ceiling. Don’t touch a switch, an outlet or anything plugged in. Leave the ceiling alone: don’t poke it or prop it up.',
      'no-standing-water',
      'wet-electrics',
      'no-load-above',
    ],
  }),
  row('power-sewage', both(power, sewage), {
    because: [isPower, isSewage],
    says: [
      'Please stay out of the water, and keep children and pets away from it. Don’t touch a switch, an outlet or anything plugged in. Run no water anywhere in the house.',
      'no-standing-water',
      'wet-electrics',
      'sewage',
      'stop-using-water',
    ],
  }),
  row('power-pipe', (facts) => power(facts) && running(facts) && ownPipe(facts), {
    because: [isPower, isRunning],
    says: [
      'Please stay out of the wet rooms. Don’t touch a switch, an outlet or anything plugged in. If you can reach the main water valve with dry feet, turn it clockwise until it stops.',
      'no-standing-water',
      'wet-electrics',
      'close-valve',
    ],
  }),
  row('power', power, {
    because: [isPower],
    says: [
      'Please stay out of the wet rooms. Don’t touch a switch, an outlet or anything plugged in. If the electrical panel is wet, or you can’t reach it with dry feet, leave it and call the power company.',
      'no-standing-water',
      'wet-electrics',
      'dry-panel',
    ],
  }),
  row('ceiling', ceiling, {
    because: [isCeiling],
    says: [
      'Please keep everyone out of the room with the sagging ceiling. Don’t poke it or prop it up, and don’t move anything from under it.',
      'no-load-above',
    ],
  }),
  row('scene', scene, {
    because: ['there may be blood or needles'],
    says: [
      'You don’t have to go back in, and you don’t have to tell us more. Please close the door and let no one in, pets included. Leave everything as it is.',
      'blood',
      'spare-people',
    ],
  }),
]
