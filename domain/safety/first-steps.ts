import type { LossKind } from '#domain/leads/lead-states.ts'
import { step, type Step } from './step.ts'

/**
 * What people can safely do before help arrives. Each line names the rules it stands on; two readers judge it before it goes
 * out. Plain data: it may travel to the browser.
 */
type FirstSteps = {
  /** The one line that fits on a card. */
  readonly first: Step
  readonly now: readonly Step[]
  /** Each follows "Please don't". */
  readonly never: readonly Step[]
}

export const dangerLine = 'Is anyone in danger? Call 911 first.'

export const firstSteps: Readonly<Record<LossKind, FirstSteps>> = {
  'water-damage': {
    first: step(
      'Stay out of standing water until the power is off. If a pipe burst and your feet stay dry, close the main valve.',
      'no-standing-water',
      'close-valve',
    ),
    now: [
      step(
        'Stay out of standing water until the power to that area is off. If the panel or the floor near it is wet, leave it and call your power company.',
        'no-standing-water',
        'dry-panel',
      ),
      step(
        'If the water comes from your own pipes and your feet stay dry, close the main water valve.',
        'close-valve',
      ),
      step(
        'Take photos of the water line, the source and each room from dry ground before you move anything.',
        'photos-first',
      ),
      step(
        'Stay out from under a wet or sagging ceiling. Elsewhere, move small things off a dry floor, and leave anything heavy.',
        'light-things',
        'no-load-above',
      ),
    ],
    never: [
      step('Use a household vacuum on water.', 'wet-electrics'),
      step('Turn on fans before we know the water is clean.', 'no-air-over-dirt'),
      step(
        'Put your hands in water from a drain or a creek, or walk through it.',
        'sewage',
        'dirty-floodwater',
      ),
    ],
  },
  'fire-damage': {
    first: step(
      'Stay out until the fire department says the building is safe. Don’t touch the soot.',
      'fire-reentry',
      'leave-soot',
    ),
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
  'mold-remediation': {
    first: step('Leave it alone. A fan or a brush spreads it.', 'leave-mold', 'no-air-over-dirt'),
    now: [
      step('Leave it where it is. Scraping and brushing put spores into the air.', 'leave-mold'),
      step(
        'If a leaking pipe is the cause, close the main valve, but only with dry feet and without entering the moldy room.',
        'close-valve',
        'dry-fast',
      ),
      step(
        'Close the door to the room. Keep people with asthma, allergies or a weak immune system out of it.',
        'leave-mold',
      ),
      step('Take photos from the doorway, then close the door.', 'photos-first'),
    ],
    never: [
      step('Point a fan at it.', 'no-air-over-dirt'),
      step('Mix bleach with any other cleaner.', 'no-mixed-cleaners'),
      step('Paint over it.', 'leave-mold'),
    ],
  },
  'trauma-cleanup': {
    first: step(
      'Wait until the scene is released before anyone goes in. You can call us at any time.',
      'blood',
    ),
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
  'basement-restoration': {
    first: step(
      'Stay at the top of the stairs, out of the water. Don’t touch switches with wet hands or feet.',
      'no-standing-water',
      'wet-electrics',
    ),
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
      step('Take photos of the water line from the stairs.', 'photos-first'),
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
      step('Pump it out fast while the ground outside is soaked. The walls can fall in.', 'pump-slowly'),
    ],
  },
  'not-sure': {
    first: step(
      'Keep people out of the room, and tell us what you see. If you smell gas or smoke, get out and call 911 from outside.',
      'no-standing-water',
      'no-load-above',
      'gas-leave',
      'fire-out',
    ),
    now: [
      step('Keep people and pets out of the room.', 'no-standing-water', 'no-load-above'),
      step(
        'If you smell gas, leave at once. Don’t touch a switch or your phone until you’re well away. Then call 911 and the gas company.',
        'gas-leave',
      ),
      step('If it’s water from a pipe and your feet stay dry, close the valve.', 'close-valve'),
      step('Take photos of what you see from the door.', 'photos-first'),
    ],
    never: [
      step('Wade into water.', 'no-standing-water'),
      step('Use switches near water.', 'wet-electrics'),
      step('Clean up before you take photos.', 'photos-first'),
    ],
  },
}

/** A line that follows "Please don't", on its own. */
export function asSentence({ text, rules }: Step): Step {
  return { text: `Don’t ${text.charAt(0).toLowerCase()}${text.slice(1)}`, rules }
}
