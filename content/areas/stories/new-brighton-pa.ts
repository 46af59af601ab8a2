import { step } from '#domain/safety/step.ts'
import { newBrightonFacts as known } from '../facts/new-brighton-pa.ts'
import { stateAndFederalFacts as general } from '../facts/state-and-federal.ts'
import type { AreaStory } from '../story.ts'

export const newBrighton: AreaStory = {
  line: 'New Brighton: old houses, old wiring and the Beaver River',
  lead: 'Houses built between the 1830s and the 1920s still stand in New Brighton. Here is what a leak can reach inside them, what the Beaver River can do, and who to ask before anyone opens a wall.',
  description:
    'Water damage in the old brick houses of New Brighton, Pennsylvania: wet wiring, plaster, river floods, flood insurance and who to call first.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind'],
  steps: [
    step(
      'After a leak in an old house, use no switch, lamp or outlet in a room that got wet, even if it still works. An electrician has to check the wiring first.',
      'wet-electrics',
    ),
    step(
      'Leave wet plaster, paint, tile and insulation in place. Have them checked for asbestos and lead before anyone cuts or sands them.',
      'old-materials',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'Borough on the east bank of the Beaver River, 5,729 people (2020 census)',
      backedBy: [known.kind, known.population],
    },
    {
      label: 'Waters',
      value: 'The town lies along the floodplain of the Beaver River',
      backedBy: [known.floodplain],
    },
    {
      label: 'Ground',
      value: 'Coal and clay deposits are recorded in the vicinity',
      backedBy: [known.coalAndClay],
    },
    {
      label: 'Houses',
      value: 'A few of red brick from canal days; Queen Anne and Colonial Revival houses on Third Avenue',
      backedBy: [known.houses],
    },
    {
      label: 'Water and sewer',
      value: 'Beaver Falls Municipal Authority lists the borough in its water service area',
      backedBy: [known.waterAuthority],
    },
  ],
  record: [
    {
      when: 'March 1913',
      what: 'A book of that year names New Brighton, Fallston and Beaver Falls as the towns that suffered most in the flood.',
      backedBy: [known.calamity],
    },
    {
      when: 'March 1936',
      what: 'About 200 people in New Brighton were counted in distress in the flood.',
      backedBy: [known.floodOf1936],
    },
    {
      when: 'June 24, 2019',
      what: 'A windstorm brought down trees and wires in New Brighton.',
      backedBy: [known.windstorm],
    },
  ],
  reasons: [
    {
      title: 'Leaks in New Brighton’s older houses',
      text: 'Houses from the 1830s to the 1920s survive here, some of them on Third Avenue between 13th and 17th streets. A leak in such a house can spread through plaster, wood floors and brick before you see a stain. Close the main valve if the water comes from your own pipe and you can reach the valve with dry feet. Keep out from under a sagging ceiling, and photograph the room from the door.',
      backedBy: [known.houses],
      rules: ['close-valve', 'no-load-above', 'photos-first'],
    },
    {
      title: 'Old wiring after a leak',
      text: 'A house of that age may still have cloth-covered wires inside its walls and ceilings. Water makes the covering brittle, and the harm may not show for weeks. If you can reach a dry panel with dry feet, turn off the power to the wet rooms; otherwise the electric company or an electrician does it. Have the wet circuit tested before the ceiling or wall is closed again.',
      backedBy: [known.houses],
      rules: ['dry-panel', 'wet-electrics'],
    },
    {
      title: 'Beaver River floods',
      text: 'New Brighton lies along the river’s floodplain. About 200 people were counted in distress here in March 1936, and a book of 1913 names the town among those that suffered most that year. River water carries sewage, so carpet, mattresses and drywall soaked by it are thrown out, not rinsed. Leave early when a river flood is forecast. Don’t pump while floodwater still covers the ground outside; the soil can push a wall in.',
      backedBy: [known.floodplain, known.floodOf1936, known.calamity],
      rules: ['dirty-floodwater', 'discard-soaked', 'leave-early', 'pump-slowly'],
    },
  ],
  year: [
    { from: 2, to: 4, what: 'High water on the Beaver River', kind: 'water' },
    { from: 6, to: 8, what: 'Wind, and rain that gets under an old roof', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Frozen pipes in unheated corners', kind: 'frost' },
  ],
  others: [
    {
      name: 'Beaver Falls Municipal Authority',
      why: 'a break in the water main, or a shutoff at the street',
      backedBy: [known.waterAuthority],
    },
    {
      name: 'Pennsylvania DEP, Mine Subsidence Insurance',
      why: 'coverage for mine damage, before anything moves',
      backedBy: [general.mineInsurance],
    },
  ],
  questions: [
    {
      question: 'Will insurance rebuild plaster and trim the way they were?',
      answer:
        'It depends on the wording. “Replacement cost” and “like kind and quality” can pay for plaster and matching trim, while some policies for older houses pay only for ordinary drywall. Ask your agent before you need it. Photograph moldings, mantels and stair parts now, with a ruler in the picture.',
      backedBy: [],
      rules: ['tell-insurer', 'photos-first'],
    },
    {
      question: 'Does all the old wiring have to come out after a leak?',
      answer:
        'Not always. An electrician tests the circuits that got wet and tells you which ones can stay. If a wall is already open, replacing the wire behind it costs less than opening it again later. Some insurers ask for new wiring before they renew a policy, so tell your agent what the electrician found.',
      backedBy: [],
      rules: ['wet-electrics', 'ask-office'],
    },
    {
      question: 'Can I buy flood insurance if the river is already rising?',
      answer:
        'You can apply, but a new federal flood policy normally starts after a 30-day wait, so it usually won’t cover this flood. FEMA’s flood study for Beaver County lists New Brighton, so your agent can look up your address. Belongings are a separate part of the policy, so ask for both parts.',
      backedBy: [general.floodInsurance, general.beaverFloodStudy],
      rules: ['tell-insurer'],
    },
    {
      question: 'Could there be an old mine under my house?',
      answer:
        'We found no map of mines under the borough, only a note that coal and clay are recorded nearby. Most homeowner’s policies don’t cover damage from an old mine. The Pennsylvania DEP offers that coverage through its own Mine Subsidence Insurance program. Ask the DEP about your address.',
      backedBy: [known.coalAndClay, general.mineInsurance],
      rules: ['ask-office'],
    },
    {
      question: 'Sewage came up in my New Brighton basement. What now?',
      answer:
        'Stay out, run no water in the house, and call the borough office to ask whether the main is blocked. A water bill from Beaver Falls doesn’t mean that the sewer belongs to the same authority. Photograph the damage from the top of the stairs, and ask your insurer whether you added coverage for sewer backups.',
      backedBy: [known.waterAuthority],
      rules: ['sewage', 'stop-using-water', 'photos-first', 'tell-insurer'],
    },
  ],
}
