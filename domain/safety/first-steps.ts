import type { LossKind } from '#domain/leads/lead.ts'

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
