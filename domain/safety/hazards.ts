import { step, type Step } from './step.ts'

/** What can hurt someone in a place. Plain data: chosen for each page, and told in this order whatever else it says. */
export const hazards = ['water', 'gas', 'sewage', 'moving-water', 'ground', 'wind', 'fire'] as const
export type Hazard = (typeof hazards)[number]

/** In short what to do, and below it why or how. */
export type SafetyLine = { readonly title: string; readonly more: Step }

/** The reviewed lines. Change one only after reading its rules; two readers judge it before it goes out. */
export const safetyLines: Readonly<Record<Hazard, SafetyLine>> = {
  water: {
    title: 'Stay out of standing water until the power is off.',
    more: step(
      'Water that touches an outlet, a cord, an appliance, the furnace or the panel can shock you. If the panel is wet, or you can’t reach it with dry feet, leave it. The power company or an electrician turns the power off.',
      'no-standing-water',
      'dry-panel',
    ),
  },
  gas: {
    title: 'Smell gas? Leave now, then call.',
    more: step(
      'Don’t touch a switch or your phone on the way out. Once you’re well away from the building, call 911, then the gas company.',
      'gas-leave',
    ),
  },
  sewage: {
    title: 'Water from a drain is sewage.',
    more: step(
      'Stay out of it, and keep children and pets out. Run no water in the house while a drain is backing up. If sewage touched you, wash with soap and clean water at a neighbor’s house.',
      'sewage',
      'stop-using-water',
    ),
  },
  'moving-water': {
    title: 'Stay away from moving water.',
    more: step(
      'Don’t walk or drive through it, and keep back from the bank. If a creek or river is rising, leave while the way out is dry. If water blocks the way, go to the highest floor, but not into a closed attic, and call 911.',
      'moving-water',
      'closed-road',
      'leave-early',
      'trapped-by-water',
    ),
  },
  ground: {
    title: 'Cracked, leaning or sagging? Get out.',
    more: step(
      'Stay away from a bowed wall, a sagging ceiling or ground that is sliding or sinking. Call 911 from a safe place.',
      'no-load-above',
      'doubtful-building',
      'moving-ground',
    ),
  },
  wind: {
    title: 'Stay at least 30 feet from a fallen wire.',
    more: step(
      'Treat the wire, and anything it touches, as live. Stay off the roof. Call 911.',
      'fallen-wire',
      'no-roof',
    ),
  },
  fire: {
    title: 'Fire or smoke? Get out and stay out.',
    more: step(
      'Call 911 from outside, even after a small fire or a lightning strike. It can smolder in a wall.',
      'fire-out',
    ),
  },
}

/** Every page of a place warns of water and of gas. */
export const hazardsEverywhere: readonly Hazard[] = ['water', 'gas']

/** The lines for a page, always in the same order. */
export function safetyLinesFor(named: readonly Hazard[]): (SafetyLine & { hazard: Hazard })[] {
  const shown = new Set([...hazardsEverywhere, ...named])
  return hazards.filter((hazard) => shown.has(hazard)).map((hazard) => ({ hazard, ...safetyLines[hazard] }))
}

/** What a text must speak of for a page to need the line of a hazard. */
const signs: Readonly<Record<Hazard, RegExp>> = {
  water: /./,
  gas: /./,
  sewage: /\b(sewers?|sewage|septic|drains?)\b/i,
  'moving-water': /\b(creeks?|rivers?|runs?|streams?|flash flood)\b/i,
  ground:
    /\b(landslides?|slides?|slips?|sinkholes?|subsidence|mine shafts?|undermin\w*|bow(ed|ing|s)?|collaps\w+|sagg\w+)\b/i,
  wind: /\b(tornado(es)?|wind(s|storms?)?|derecho)\b/i,
  fire: /\b(fires?|lightning|smoke|soot)\b/i,
}

/** The hazards that a text speaks of. */
export function hazardsIn(text: string): Hazard[] {
  return hazards.filter((hazard) => signs[hazard].test(text))
}
