import type { LossKind } from '#domain/leads/lead.ts'
import type { Loss } from '#domain/leads/losses.ts'

/**
 * What people can safely do before help arrives. Reviewed as safety text: change a line only after checking it against
 * the public advice of the EPA, FEMA and the Red Cross. Plain data: it may travel to the browser.
 */
type FirstSteps = {
  /** The one line that fits on a card. */
  readonly first: string
  readonly now: readonly string[]
  readonly never: readonly string[]
}

export const dangerLine = 'Is anyone in danger? Call 911 first.'

export const firstSteps: Readonly<Record<LossKind, FirstSteps>> = {
  'water-damage': {
    first: 'Shut the main valve. Stay out of standing water until the power to it is off.',
    now: [
      'Stay out of standing water until the power to that area is off. If you cannot reach the panel with dry feet, leave it and call your utility.',
      'Shut the main water valve if the water comes from your own pipes.',
      'Photograph the water line, the source and each room before you move anything.',
      'Lift small things off the floor. Leave anything that is heavy or under a sagging ceiling.',
    ],
    never: [
      'No household vacuum in water.',
      'No fans until someone knows the water is clean.',
      'No hands in water from a drain or a creek.',
    ],
  },
  'fire-damage': {
    first: 'Stay out until the fire department says the building is safe. Touch no soot.',
    now: [
      'Stay out until the fire department says you may go in.',
      'Leave gas, power and water as the firefighters left them.',
      'Keep hands, feet and pets away from soot; it smears and sets.',
      'Photograph each room from the door, then call your insurer.',
    ],
    never: [
      'No washing of walls, carpets or clothes yet.',
      'No furnace, air conditioner or electronics that were in the smoke.',
      'No food or medicine that was near heat or smoke.',
    ],
  },
  'mold-remediation': {
    first: 'Leave it undisturbed. A fan or a brush spreads it.',
    now: [
      'Leave it where it is: scraping and brushing put spores into the air.',
      'If water still feeds it, stop the water.',
      'Close the door to the room, and keep people with asthma or allergies out of it.',
      'Photograph it from where you stand.',
    ],
    never: ['No fan toward it.', 'No bleach mixed with any other cleaner.', 'No paint over it.'],
  },
  'trauma-cleanup': {
    first: 'Wait until the scene is released. Then call; you need not go back in.',
    now: [
      'Wait until the police or the coroner has released the scene.',
      'Close the door, and let no one in, pets included.',
      'Ask someone close to you to make the calls with you.',
      'Tell us only what we need to come prepared. The rest can stay unsaid.',
    ],
    never: [
      'No cleaning by family or friends.',
      'No bare hands on anything there.',
      'Nothing thrown away yet.',
    ],
  },
  'basement-restoration': {
    first: 'Keep to the stairs. No switches with wet hands or feet.',
    now: [
      'Look from the stairs. Water that reaches outlets, the furnace or the panel is a reason to stay up.',
      'If water comes up through the floor drain, stop using water in the whole house.',
      'If it is safe and dry to do so, see whether the sump pump is plugged in.',
      'Photograph the water line against the wall.',
    ],
    never: [
      'No switch or plug while you stand on a wet floor.',
      'No wading to save a box.',
      'No gasoline pump or generator indoors.',
    ],
  },
  'not-sure': {
    first: 'Tell us what you see, hear or smell. Naming it is our part.',
    now: [
      'Keep people and pets out of the room.',
      'If you smell gas, leave at once and call your gas company from outside.',
      'Stop the source if you can do it safely: a valve, a tap, an open window.',
      'Photograph what you see from the door.',
    ],
    never: ['No wading.', 'No switches near water.', 'No cleaning before the photos are taken.'],
  },
}

/** What to do for what happened, in the visitor's own words for it, while someone waits for our call. */
export type LossSteps = {
  /** What fits below the choice on a phone: two lines. */
  readonly brief: readonly [string, string]
  readonly now: readonly string[]
  /** Each follows "Please don't". */
  readonly never: readonly string[]
}

export const lossSteps: Readonly<Record<Loss, LossSteps>> = {
  'flooded-basement': {
    brief: ['Stay on the stairs, out of the water.', 'Don’t touch switches with wet hands.'],
    now: [
      'Look from the stairs. If the water reaches outlets, the furnace or the panel, don’t go down.',
      'If water comes up through the floor drain, stop using water in the whole house.',
      'If it’s safe and dry to do so, check that the sump pump is plugged in.',
      'Take photos of the water line from the stairs.',
    ],
    never: [
      'Use a switch or a plug while you stand on a wet floor.',
      'Wade in to save a box.',
      'Run a gasoline pump or generator indoors.',
    ],
  },
  'burst-pipe': {
    brief: ['Stay out of water until power is off.', 'Close the main valve only with dry feet.'],
    now: [
      'Stay out of standing water until the power to that area is off. If you can’t reach the panel with dry feet, leave it and call your power company.',
      'If your feet stay dry, close the main water valve.',
      'Take photos from dry ground before you move anything.',
      'Move small things off the floor. Leave anything heavy, and don’t stand under a sagging ceiling.',
    ],
    never: [
      'Use a household vacuum on water.',
      'Turn on fans before we know the water is clean.',
      'Use outlets, switches or appliances that got wet.',
    ],
  },
  'sewage-backup': {
    brief: ['Don’t touch it. Keep kids and pets away.', 'Stop using water in the whole house.'],
    now: [
      'Stay out of the water. Keep children and pets away from it.',
      'Stop using water in the whole house: sinks, toilets, showers and washers.',
      'Look from the stairs. If it reaches outlets, the furnace or the panel, don’t go down.',
      'If it got on your skin, wash with soap and clean water somewhere else.',
    ],
    never: ['Touch it with bare hands.', 'Use a household vacuum on it.', 'Turn on fans or the furnace.'],
  },
  'fire-smoke': {
    brief: ['Stay out until firefighters let you in.', 'Don’t touch soot. It smears and sets.'],
    now: [
      'Stay out until the fire department says you may go in.',
      'Leave gas, power and water as the firefighters left them.',
      'Keep hands, feet and pets away from soot. It smears and sets.',
      'Take photos of each room from the door. Then call your insurance company.',
    ],
    never: [
      'Wash walls, carpets or clothes yet.',
      'Turn on a furnace, air conditioner or electronics that were in the smoke.',
      'Eat food or take medicine that was near heat or smoke.',
    ],
  },
  mold: {
    brief: ['Leave it alone. Brushing spreads it.', 'Close the door to the room.'],
    now: [
      'Leave it where it is. Scraping and brushing put spores into the air.',
      'If water still feeds it, stop the water if you safely can.',
      'Close the door to the room. Keep people with asthma or allergies out of it.',
      'Take photos from where you stand.',
    ],
    never: ['Point a fan at it.', 'Mix bleach with any other cleaner.', 'Paint over it.'],
  },
  trauma: {
    brief: ['You don’t have to go back in.', 'Close the door, and let no one in.'],
    now: [
      'Wait until the police or the coroner has released the scene.',
      'Close the door. Let no one in, pets included.',
      'Ask someone close to you to make the calls with you.',
      'Tell us only what we need to come prepared. The rest can stay unsaid.',
    ],
    never: [
      'Clean it, or let family or friends clean it.',
      'Touch anything there with bare hands.',
      'Throw anything away yet.',
    ],
  },
  other: {
    brief: ['Keep people and pets out of the room.', 'Smell gas? Leave and call from outside.'],
    now: [
      'Keep people and pets out of the room.',
      'If you smell gas, leave at once and call your gas company from outside.',
      'Stop the source if you can do it safely.',
      'Take photos of what you see from the door.',
    ],
    never: ['Wade into water.', 'Use switches near water.', 'Clean up before you take photos.'],
  },
}
