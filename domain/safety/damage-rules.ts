import type { SafetyRule } from './safety-rule.ts'

/** How damage is left alone, cleaned and stopped. */
export const damageRules = {
  'leave-soot': {
    rule: 'Owners leave soot alone: rubbing, washing or wiping sets greasy soot and spreads dry soot.',
    sources: ['ANSI/IICRC S700', 'U.S. Fire Administration, After the Fire'],
  },
  'smoke-food': {
    rule: 'Food, drink and medicine that met heat, smoke or floodwater are thrown away.',
    sources: ['USDA Food Safety and Inspection Service', 'U.S. Fire Administration, After the Fire'],
  },
  'outage-food': {
    rule: 'After four hours without power, perishable food from the refrigerator is thrown out; nobody tastes it to find out. A pharmacist says whether medicine that has to stay cold can still be used.',
    sources: [
      'FoodSafety.gov, Food Safety During Power Outage',
      'CDC, Keep Food Safe After a Disaster or Emergency',
    ],
  },
  'leave-mold': {
    rule: 'Except for a small area (small-mold), mold is left undisturbed: no scraping, brushing, painting over, or fan toward it. People with asthma, allergies or weak immunity stay out.',
    sources: ['Our own rule, stricter than EPA 402-K-02-003', 'ANSI/IICRC S520'],
  },
  'small-mold': {
    rule: 'On hard surfaces, up to about 10 square feet, an owner without a health concern may fix the moisture, put on an N95 respirator, long gloves and unvented goggles, scrub with detergent and water, and dry. Not after sewage or floodwater, and not in a furnace or ducts.',
    sources: ['EPA 402-K-02-003, A Brief Guide to Mold, Moisture, and Your Home'],
  },
  'dry-fast': {
    rule: 'Mold can grow on what stays wet for 24 to 48 hours, so drying begins as soon as it is safe.',
    sources: ['EPA 402-K-02-003, A Brief Guide to Mold, Moisture, and Your Home'],
  },
  'no-air-over-dirt': {
    rule: 'No fan, furnace or air conditioner moves air over sewage, floodwater or mold.',
    sources: ['EPA, mold and flood cleanup advice', 'ANSI/IICRC S500 and S520'],
  },
  'no-mixed-cleaners': {
    rule: 'Bleach is never mixed with another cleaner.',
    sources: ['CDC, cleaning with bleach'],
  },
  'discard-soaked': {
    rule: 'Carpet, padding, mattresses, upholstery and drywall that sewage or floodwater soaked are thrown away, not rinsed and kept. Owners do not handle them; a crew in protective gear does.',
    sources: ['CDC, cleanup of flood water', 'ANSI/IICRC S500, category 3'],
  },
  'water-category': {
    rule: 'Water is judged by where it came from: a supply pipe is 1; seepage through a wall or floor, an appliance’s drain 2; sewage, a creek, or surface water from outside 3. A sump pit is judged by what feeds it. Time and dirt raise it.',
    sources: ['ANSI/IICRC S500', 'http://www.aboutrestoration.com/categories-and-classes-of-water-damage/'],
  },
  'clean-leak': {
    rule: 'After a leak from a supply pipe, with the power off and dry feet, an owner may close the valve, blot and mop, lift light things, and open windows in dry weather.',
    sources: ['ANSI/IICRC S500, category 1', 'EPA 402-K-02-003'],
  },
  'close-valve': {
    rule: 'Close the main water valve only for water from your own pipes, and only where you reach it with dry feet.',
    sources: [
      'American Red Cross, frozen and burst pipes',
      'CDC, safety advice for reentering a flooded home',
    ],
  },
  'thaw-gently': {
    rule: 'A frozen pipe is thawed with warm air on dry ground and an open tap, never with a flame and never with an electric tool in water.',
    sources: ['American Red Cross, frozen pipes'],
  },
  'light-things': {
    rule: 'Owners move only what is light and stands on a dry floor with nothing hanging over it.',
    sources: ['OSHA, flood cleanup fact sheet'],
  },
} as const satisfies Record<string, SafetyRule>
