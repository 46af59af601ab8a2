import type { Loss } from '#domain/leads/losses.ts'
import { step, stepWithHelp, type Step } from './step.ts'

/** What to do for what happened, in the visitor's own words for it, while someone waits for our call. */
export type LossSteps = {
  /** What fits below the choice on a phone: two lines. */
  readonly brief: readonly [Step, Step]
  readonly now: readonly Step[]
  /** Each follows "Please don't". */
  readonly never: readonly Step[]
}

export const lossSteps: Readonly<Record<Loss, LossSteps>> = {
  'flooded-basement': {
    brief: [
      step('Stay at the top of the stairs.', 'no-standing-water'),
      step('Don’t touch switches with wet hands.', 'wet-electrics'),
    ],
    now: [
      step(
        'If you smell gas, get everyone out. Don’t touch a switch or your phone until you’re well away. Then call 911.',
        'gas-leave',
      ),
      step(
        'Look from the top of the stairs, and don’t step into the water. If the panel is down there or you can’t reach it with dry feet, call your power company.',
        'no-standing-water',
      ),
      step(
        'If water comes up through a drain, stop using water in the whole house. Stay out of it, and keep children and pets out.',
        'stop-using-water',
        'sewage',
      ),
      step(
        'Leave the sump pump and its plug alone while there is water on the floor.',
        'wet-electrics',
        'no-standing-water',
      ),
      step(
        'If a creek or river is rising, leave while the way out is dry. Don’t walk or drive through moving water.',
        'leave-early',
        'moving-water',
      ),
      stepWithHelp('add-photos', 'Take photos of the water line from the stairs.', 'photos-first'),
    ],
    never: [
      step('Use a switch or a plug while you stand on a wet floor.', 'wet-electrics'),
      step('Wade in to save a box.', 'no-standing-water'),
      step(
        'Run a gasoline pump or generator in a house, basement or garage, or within 20 feet of a door or window.',
        'engines-outdoors',
      ),
      step(
        'Use or relight a furnace, water heater or other appliance that got wet.',
        'no-relight',
        'wet-electrics',
      ),
    ],
  },
  'burst-pipe': {
    brief: [
      step('Stay out of water until power is off.', 'no-standing-water'),
      step('Close the main valve only with dry feet.', 'close-valve'),
    ],
    now: [
      step(
        'Stay out of standing water until the power to that area is off. If the panel or the floor near it is wet, leave it and call your power company.',
        'no-standing-water',
        'dry-panel',
      ),
      stepWithHelp('how-to-shut-off', 'If your feet stay dry, close the main water valve.', 'close-valve'),
      stepWithHelp('add-photos', 'Take photos from dry ground before you move anything.', 'photos-first'),
      step(
        'Stay out from under a wet or sagging ceiling. Elsewhere, move small things off a dry floor, and leave anything heavy.',
        'light-things',
        'no-load-above',
      ),
    ],
    never: [
      step('Use a household vacuum on water.', 'wet-electrics'),
      step('Turn on fans before we know the water is clean.', 'no-air-over-dirt'),
      step('Use outlets, switches or appliances that got wet.', 'wet-electrics'),
    ],
  },
  'sewage-backup': {
    brief: [
      step('Don’t touch it. Keep kids and pets away.', 'sewage'),
      step('Stop using water in the whole house.', 'stop-using-water'),
    ],
    now: [
      step('Stay out of the water. Keep children and pets away from it.', 'sewage'),
      step('Stop using water in the whole house: sinks, toilets, showers and washers.', 'stop-using-water'),
      step(
        'Look from the top of the stairs. Don’t go down, even if the water is shallow.',
        'no-standing-water',
      ),
      step('If it got on your skin, wash with soap and clean water at a neighbor’s house.', 'sewage'),
    ],
    never: [
      step('Touch it, or try to clean it up.', 'sewage'),
      step('Use a household vacuum on it.', 'wet-electrics', 'sewage'),
      step('Turn on fans or the furnace.', 'no-air-over-dirt'),
    ],
  },
  'fire-smoke': {
    brief: [
      step('Stay out until firefighters let you in.', 'fire-reentry'),
      step('Don’t touch the soot. It stains.', 'leave-soot'),
    ],
    now: [
      step(
        'Stay out until the fire department says you may go in. If no one has called them, call 911 from outside.',
        'fire-reentry',
        'fire-out',
        'call-911',
      ),
      step('Leave gas, power and water as the firefighters left them.', 'fire-reentry'),
      step('Keep hands, feet and pets away from soot. Touching it can make stains permanent.', 'leave-soot'),
      step(
        'Call your insurance company now. Once you may go in, take photos from each door.',
        'photos-first',
        'tell-insurer',
      ),
    ],
    never: [
      step('Wash walls, carpets or clothes yet.', 'leave-soot'),
      step(
        'Turn on a furnace, air conditioner or electronics that were in the smoke.',
        'leave-soot',
        'fire-reentry',
      ),
      step('Eat food or take medicine that was near heat or smoke.', 'smoke-food'),
    ],
  },
  mold: {
    brief: [
      step('Leave it alone. Brushing spreads it.', 'leave-mold'),
      step('Close the door to the room.', 'leave-mold'),
    ],
    now: [
      step('Leave it where it is. Scraping and brushing put spores into the air.', 'leave-mold'),
      step(
        'If your own pipe feeds it, shut the water off, but only with dry feet.',
        'close-valve',
        'dry-fast',
      ),
      step(
        'Close the door to the room. Keep people with asthma, allergies or a weak immune system out of it.',
        'leave-mold',
      ),
      stepWithHelp('add-photos', 'Take photos from the doorway, then close the door.', 'photos-first'),
    ],
    never: [
      step('Point a fan at it.', 'no-air-over-dirt'),
      step('Mix bleach with any other cleaner.', 'no-mixed-cleaners'),
      step('Paint over it.', 'leave-mold'),
    ],
  },
  trauma: {
    brief: [
      step('You don’t have to go back in.', 'blood'),
      step('Close the door, and let no one in.', 'blood'),
    ],
    now: [
      step(
        'Wait until the police or the coroner has released the scene. If no one has called them, call 911.',
        'blood',
        'call-911',
      ),
      step('Close the door. Let no one in, pets included.', 'blood'),
      step('Ask someone close to you to make the calls with you.', 'spare-people'),
      step(
        'Tell us only what we need to know to come prepared. You don’t have to explain the rest.',
        'ask-office',
      ),
    ],
    never: [
      step('Clean it, or let family or friends clean it.', 'blood'),
      step('Touch or move anything there, even with gloves on.', 'blood'),
      step('Throw anything away yet.', 'blood', 'photos-first'),
    ],
  },
  other: {
    brief: [
      step('Keep people and pets out of the room.', 'no-standing-water', 'no-load-above'),
      step('Smell gas? Get far away, then call 911.', 'gas-leave'),
    ],
    now: [
      step('Keep people and pets out of the room.', 'no-standing-water', 'no-load-above'),
      step(
        'If you smell gas, leave at once. Don’t touch a switch or your phone until you’re well away. Then call 911 and the gas company.',
        'gas-leave',
      ),
      step('If it’s water from a pipe and your feet stay dry, shut the water off.', 'close-valve'),
      stepWithHelp('add-photos', 'Take photos of what you see from the door.', 'photos-first'),
    ],
    never: [
      step('Wade into water.', 'no-standing-water'),
      step('Use switches near water.', 'wet-electrics'),
      step('Clean up before you take photos.', 'photos-first'),
    ],
  },
}
