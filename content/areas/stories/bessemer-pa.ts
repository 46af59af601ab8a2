import { bessemerFacts as known } from '../facts/bessemer-pa.ts'
import type { AreaStory } from '../story.ts'

export const bessemer: AreaStory = {
  line: 'Bessemer: dark stains, damp brick walls and wind damage',
  lead: 'A brown or black stain in a Bessemer house can be mold, or iron and manganese from the water. This page tells you how to find out, and what to do about damp walls and storm damage.',
  description:
    'Mold or mineral stains, damp brick, brown water and storm damage in Bessemer, Pennsylvania: what to do first, and who to ask.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind', 'fire'],
  steps: [],
  details: [
    { label: 'Kind', value: 'Borough, 1,076 people (2020 census)', backedBy: [known.census] },
    {
      label: 'Houses',
      value: 'Workers’ houses of one and two stories, many of them built of large local brick',
      backedBy: [known.brickHouses],
    },
    {
      label: 'Waters',
      value: 'Hickory Run, at the lowest ground; old quarries, now used for fishing and boating',
      backedBy: [known.hickoryRun, known.quarries],
    },
    {
      label: 'Water and sewer',
      value: 'The borough’s own water system; a sewage plant of its own (2013)',
      backedBy: [known.utilities, known.ownPlant],
    },
  ],
  record: [
    {
      when: 'July 10, 2013',
      what: 'A tornado in the North Beaver and New Beaver area next door destroyed two barns, one of them on Route 168, and a machinery shed.',
      backedBy: [known.tornado],
    },
    {
      when: 'July 2019',
      what: 'In a very wet year, people in neighboring North Beaver Township told their supervisors about road water on their land and wet ground that was spreading.',
      backedBy: [known.wetYear],
    },
    {
      when: 'Late 2019',
      what: 'The borough planned to ask for two state grants. One was for a generator, to keep the water system running in a power outage.',
      backedBy: [known.grants],
    },
    {
      when: 'April 1, 2023',
      what: 'High winds cut the power to 210 Penn Power customers in the borough.',
      backedBy: [known.outage],
    },
    {
      when: 'November 13, 2023',
      what: 'A water operator told the council that iron and manganese were a continuing problem in the borough’s water.',
      backedBy: [known.minerals],
    },
  ],
  reasons: [
    {
      title: 'Is the stain mold or minerals?',
      text: 'In November 2023 an operator called iron and manganese a continuing problem of the water here. Iron leaves orange or brown stains. Manganese leaves brown or black ones that look a lot like mold. Don’t rub or scrape a stain to find out, and don’t point a fan at it. Take a photo, keep people with asthma away, and have it tested. If one of your own pipes drips, close its valve, as long as you can reach it with dry feet.',
      backedBy: [known.minerals],
      rules: ['leave-mold', 'photos-first', 'close-valve'],
    },
    {
      title: 'Damp spots in an old brick wall',
      text: 'Many workers’ houses in Bessemer are built of large local brick. In old brick, wind pushes rain in through worn joints and around windows, and the damp spot inside can be far from the gap. Look at the wall from the ground, well back from it. If it bows, leans or has a new crack, or if bricks are loose above a window, keep everyone away from both sides and ask a building official or an engineer to look.',
      backedBy: [known.brickHouses],
      rules: ['no-load-above', 'doubtful-building', 'no-roof'],
    },
    {
      title: 'Fire and leaks inside old frame walls',
      text: 'From the 1890s a row of wooden company houses was built along East Poland Avenue. In many frame houses of that age, the space inside a wall is open from the basement to the attic. Fire can climb in it unseen, and water can run down in it from a roof leak. If you smell smoke, get out and call 911 from outside. After a leak, don’t cut into old plaster before someone has checked it for asbestos and lead.',
      backedBy: [known.woodenRow],
      rules: ['fire-out', 'old-materials'],
    },
  ],
  year: [
    { from: 3, to: 6, what: 'Wind-driven rain: damp brick walls', kind: 'water' },
    { from: 5, to: 7, what: 'Thunderstorms: wind and fallen trees', kind: 'cloudburst' },
    { from: 11, to: 3, what: 'Heaters and old wiring: fire inside frame walls', kind: 'fire' },
    { from: 1, to: 2, what: 'Deep cold: frozen pipes', kind: 'frost' },
  ],
  others: [
    {
      name: 'Borough of Bessemer',
      why: 'discolored tap water, a break in a water line, or a backed-up public sewer',
      backedBy: [known.utilities, known.ownPlant],
    },
    {
      name: 'Penn Power',
      why: 'a power outage, or damaged electric service to your house',
      backedBy: [known.outage],
    },
  ],
  questions: [
    {
      question: 'My tap water turned brown. Who do I ask?',
      answer:
        'Ask the borough, which has its own water system. Until it says that the water is safe, don’t drink it or use it for baby formula. Tell the borough whether all your faucets are brown or only one, and ask whether a line broke and whether a boil advisory is in force. If there’s an advisory, follow it until the borough lifts it. If only your hot water is brown, a plumber should look at the water heater.',
      backedBy: [known.utilities],
      rules: ['ask-office', 'boil-notice', 'discolored-water'],
    },
    {
      question: 'Sewage is coming up through the basement drain. What now?',
      answer:
        'Stop using water in the whole house and stay out of the basement. Call the borough to ask whether the public sewer is blocked. The line under your own yard is usually yours, so you may need a plumber. From a dry doorway, photograph the carpet and drywall that the sewage soaked. A crew then takes them out.',
      backedBy: [],
      rules: ['stop-using-water', 'sewage', 'ask-office', 'discard-soaked', 'photos-first'],
    },
    {
      question: 'A storm dropped a tree on my house. What should I do?',
      answer:
        'Get everyone out by the side away from the tree and the wires, keep them out, and call 911 from a safe place. Stay at least 30 feet from any wire. Don’t climb up to look and don’t cut the tree. Photograph it from a safe distance, then call your insurance company and us.',
      backedBy: [],
      rules: ['call-911', 'doubtful-building', 'fallen-wire', 'no-roof', 'photos-first', 'tell-insurer'],
    },
    {
      question: 'Does insurance pay when rain soaks through a brick wall?',
      answer:
        'That depends on the cause. Policies commonly cover sudden damage, such as wind that opens a roof. They commonly leave out worn mortar and damp that came in slowly. Report it soon, send photos, and ask the adjuster to put the cause in writing.',
      backedBy: [],
      rules: ['tell-insurer', 'photos-first'],
    },
    {
      question: 'Water runs off the road into my yard. Who can stop it?',
      answer:
        'Ask the office that owns the road: the borough, the township or, for PA 317, the state. In July 2019 North Beaver Township told a resident that it could control only the water on its roads, not water from fields. Photos with a date help. Take them from dry ground.',
      backedBy: [known.wetYear, known.stateRoad],
      rules: ['ask-office', 'photos-first'],
    },
  ],
}
