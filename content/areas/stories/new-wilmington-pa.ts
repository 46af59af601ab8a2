import { newWilmingtonFacts as known } from '../facts/new-wilmington-pa.ts'
import type { AreaStory } from '../story.ts'

export const newWilmington: AreaStory = {
  line: 'New Wilmington: sewer backups, frozen pipes and smoke',
  lead: 'In 2019 a Waugh Avenue resident told the council that sewage had backed up into his home and others for 20 years. Here is what to do about a backup, a frozen rental or a smoky house.',
  description:
    'Sewer backups, storm water, frozen student rentals and smoke damage in New Wilmington, Pennsylvania: what to do and who to call.',
  hazards: ['sewage', 'moving-water', 'fire'],
  steps: [],
  details: [
    { label: 'Kind', value: 'Borough, 2,092 people (2020 census)', backedBy: [known.census] },
    {
      label: 'Ground',
      value: 'From about 940 feet at Little Neshannock Creek to about 1,050 feet downtown',
      backedBy: [known.heights],
    },
    {
      label: 'Water and sewer',
      value: 'The borough’s sewage plant; water bought from Aqua (2023)',
      backedBy: [known.sewerPlant],
    },
    {
      label: 'Known for',
      value: 'Westminster College, and the Old Order Amish farms around the borough',
      backedBy: [known.college],
    },
  ],
  record: [
    {
      when: 'Late August 2003',
      what: 'A microburst hit Wilmington Township around the borough. The township had already declared a disaster over flooding in late July.',
      backedBy: [known.microburst],
    },
    {
      when: 'February 2014',
      what: 'An emergency coordinator named Cottage Grove and Mayville, in Wilmington Township, among the areas that typically flood during ice jams and high water.',
      backedBy: [known.iceJams],
    },
    {
      when: 'August 2019',
      what: 'A Waugh Avenue resident told the council of 20 years of sewage backups in his home and others on the street. The council voted for flow meters to look for storm water in the sewers.',
      backedBy: [known.backups],
    },
    {
      when: 'September 2022',
      what: 'A fire in a rental house in the borough stayed in one upstairs bedroom. The electricity and the gas were shut off, and the family had to stay elsewhere.',
      backedBy: [known.rentalFire],
    },
    {
      when: 'June 2023',
      what: 'Borough and Volant firefighters fought a house fire in Wilmington Township, Mercer County. Smoke damaged the whole tightly closed house, which had no smoke alarms.',
      backedBy: [known.houseFire],
    },
  ],
  reasons: [
    {
      title: 'Sewage backups on Waugh Avenue',
      text: 'In August 2019 a Waugh Avenue resident said that sewage was again backing up into his home and others, as it had for 20 years. The council voted to look for storm water in the sewers; ask the borough what the meters showed and what was done. When a drain backs up, run no water anywhere in the house and stay out of the sewage. In dry weather, ask a plumber whether a backwater valve would help on your line.',
      backedBy: [known.backups],
      rules: ['stop-using-water', 'sewage', 'ask-office'],
    },
    {
      title: 'Storm water on Village Lane',
      text: 'Heavy rain in the summer of 2019 brought new drainage problems to homes on Village Lane, below a development on Route 956. If water crosses your yard, stay out of it, because it picks up dirt and chemicals on the way. Photograph its path from dry ground and note the date and the hour. Send the photos to the borough and ask who is responsible for the drainage uphill.',
      backedBy: [known.villageLane],
      rules: ['dirty-floodwater', 'photos-first', 'ask-office'],
    },
    {
      title: 'Frozen pipes in a rental over winter break',
      text: 'Westminster College is in the borough, and a rental with nobody in it can freeze over the break. Agree beforehand on who keeps the heat on and who checks the house. If you come back to a broken pipe, close the main valve if you can reach it with dry feet. Keep out from under a wet or hanging ceiling, and don’t step into standing water before the power is off. Take photos, then call.',
      backedBy: [known.college],
      rules: ['close-valve', 'no-load-above', 'no-standing-water', 'photos-first'],
    },
    {
      title: 'Smoke in every room',
      text: 'In the fire of June 2023 only one room burned, but smoke damaged the whole closed-up house. If firefighters shut off the electricity or gas, as in September 2022, leave it off. An electrician checks the wiring first, and the gas company turns the gas back on. Don’t wipe, wash or vacuum soot, not even with a dry sponge. Go back in only when the fire department says you may. Then photograph, list and throw out food that the smoke reached, sealed or not. Don’t take medicine that met smoke or heat; ask your pharmacist the same day how to replace it.',
      backedBy: [known.houseFire, known.rentalFire],
      rules: ['leave-soot', 'smoke-food', 'fire-reentry', 'no-relight'],
    },
  ],
  year: [
    { from: 12, to: 1, what: 'Winter break: frozen pipes in empty rentals', kind: 'frost' },
    { from: 2, to: 3, what: 'Ice jams on the creek in the township', kind: 'water' },
    { from: 6, to: 8, what: 'Hard rain: sewer backups', kind: 'cloudburst' },
    { from: 10, to: 4, what: 'Stoves, lamps and chimneys: smoke', kind: 'fire' },
  ],
  others: [
    {
      name: 'Borough of New Wilmington',
      why: 'a sewer backup or storm water in the borough',
      backedBy: [known.backups, known.sewerPlant],
    },
    {
      name: 'Wilmington Township Sewer Authority',
      why: 'a sewer backup outside the borough',
      backedBy: [known.sewerPlant],
    },
    {
      name: 'Penn Power',
      why: 'an outage, or power to be cut at a house with a wet basement',
      backedBy: [known.outage],
    },
  ],
  questions: [
    {
      question: 'Is the blocked sewer mine or the borough’s?',
      answer:
        'The borough runs the sewage plant, and the Wilmington Township Sewer Authority has customers on it too. Call whichever one bills you, and ask whether the main is blocked. The line from your house to the main is usually the owner’s, but ask the office where its part begins. Don’t open a cleanout or a manhole yourself.',
      backedBy: [known.sewerPlant],
      rules: ['ask-office', 'sewage', 'open-pits'],
    },
    {
      question: 'Will insurance pay for another sewer backup?',
      answer:
        'Only if your policy covers backups, often as an add-on with its own limit. After several claims an insurer may change the price, the limit or the coverage. Report each backup promptly, photograph it from the door, and keep the plumber’s report and your receipts. They show what you’ve done to prevent the next one.',
      backedBy: [],
      rules: ['tell-insurer', 'photos-first'],
    },
    {
      question: 'Do I have to throw out carpet that sewage soaked?',
      answer:
        'Yes. Carpet, padding, mattresses and drywall that sewage soaked can’t be made safe at home. Take photos from the doorway, leave the room closed, and don’t carry wet things through the house. We can keep a sample of the carpet for your adjuster.',
      backedBy: [],
      rules: ['discard-soaked', 'photos-first', 'sewage'],
    },
    {
      question: 'My daughter rents near campus. Whose insurance covers her things?',
      answer:
        'Usually not the landlord’s. A parent’s home policy may cover a student who’s away at school, often with a lower limit. A renter’s policy in her own name is the surer way. Ask the agent whether it covers water damage and a hotel while the rental is being dried.',
      backedBy: [],
      rules: ['tell-insurer'],
    },
    {
      question: 'We live in Cottage Grove or Mayville. When should we leave?',
      answer:
        'At the first sign of flooding, while the road is dry. In February 2014, when ice was a worry, an emergency coordinator warned people in such places not to wait a flood out, because rescuers then have to come by boat. Stay off the ice and away from the bank of Neshannock Creek.',
      backedBy: [known.iceJams],
      rules: ['leave-early', 'moving-water', 'closed-road'],
    },
  ],
}
