import { stateAndFederalFacts as general } from '../facts/state-and-federal.ts'
import { volantFacts as known } from '../facts/volant-pa.ts'
import type { AreaStory } from '../story.ts'

export const volant: AreaStory = {
  line: 'Volant: roof leaks and smoke in old houses and shops',
  lead: 'Volant’s old mill stood empty for about 20 years under a leaking roof, then it was repaired. Here is what owners of old houses and small shops should know about leaks, smoke and insurance.',
  description:
    'Roof leaks, old beams, smoke in shops and creek water in Volant, Pennsylvania: what to leave alone, what to photograph and who to ask.',
  hazards: ['moving-water', 'ground', 'fire'],
  steps: [],
  details: [
    { label: 'Kind', value: 'Borough, 126 people (2020 census)', backedBy: [known.census] },
    { label: 'Waters', value: 'Neshannock Creek, with a dam at the mill (2013)', backedBy: [known.dam] },
    {
      label: 'Houses',
      value: 'Laid out from 1868 and a borough since 1893',
      backedBy: [known.laidOut],
    },
    {
      label: 'Known for',
      value: 'About 26 shops and restaurants near a gristmill of 1812 (2010)',
      backedBy: [known.shops],
    },
  ],
  record: [
    {
      when: '1990 to 2000',
      what: 'The borough lost 25.7 percent of its people. A county commissioner said that private houses had become shops.',
      backedBy: [known.housesToShops],
    },
    {
      when: 'By September 2012',
      what: 'The mill’s foundation had been raised and repaired and its damaged beams replaced, after about 20 empty years with a leaking roof.',
      backedBy: [known.mill],
    },
    {
      when: 'February 2014',
      what: 'A newspaper named the usual places for ice-jam flooding on Neshannock Creek. Volant was not among them.',
      backedBy: [known.iceJams],
    },
    {
      when: 'June 2023',
      what: 'The Volant Volunteer Fire Company was the second company to reach a house fire in Wilmington Township, Mercer County.',
      backedBy: [known.houseFire],
    },
  ],
  reasons: [
    {
      title: 'Roof leaks and old beams',
      text: 'By 2012 damaged beams in the mill had been replaced, after years under a leaking roof. In an old building the ends of a beam sit inside the wall, where they stay wet and can rot unseen. If a ceiling is wet or hangs low, or if the floor dips, keep everyone out of that room and the one below. Don’t poke, prop or climb up to look. A structural engineer can check the beam ends.',
      backedBy: [known.mill],
      rules: ['no-load-above', 'no-roof', 'doubtful-building'],
    },
    {
      title: 'A shop in a former house',
      text: 'In 2001 a commissioner said that private houses here had become shops. Tell your insurance agent what happens in each room, because a home policy may not cover stock or customers. Have an electrician look at old wiring before you add heaters or display lights. If water got into a lamp, a cord or an outlet, don’t touch or use it until an electrician has checked it.',
      backedBy: [known.housesToShops],
      rules: ['wet-electrics', 'ask-office', 'maintain-dry'],
    },
    {
      title: 'Smoke in the shop next door',
      text: 'In 2010 Volant had about 26 shops and restaurants. Smoke from one of them can get into the next through a wall, an attic or an open door. Don’t wipe goods or shelves, and don’t run a fan or the furnace. Food, candy and drinks that met smoke have to be thrown away. Once the fire department lets you in, photograph the shelves before anything moves, and send your last inventory to the insurance company.',
      backedBy: [known.shops],
      rules: ['leave-soot', 'smoke-food', 'fire-reentry', 'photos-first', 'tell-insurer', 'no-air-over-dirt'],
    },
    {
      title: 'Neshannock Creek at the mill',
      text: 'In February 2014 a newspaper listed the usual places for ice jams. They were in Wilmington, Neshannock and Hickory townships, not in Volant. That doesn’t mean the creek can’t reach you. When it’s high or full of ice, keep away from the dam, the bank and the bridges. If water is coming up, leave while you can still walk out dry.',
      backedBy: [known.iceJams],
      rules: ['moving-water', 'leave-early', 'closed-road'],
    },
  ],
  year: [
    { from: 11, to: 12, what: 'Candles, heaters and holiday lights: shop fires', kind: 'fire' },
    { from: 2, to: 3, what: 'Thaw: high water on the creek', kind: 'water' },
    { from: 3, to: 5, what: 'Long spring rain: leaks in old roofs', kind: 'water' },
  ],
  others: [
    {
      name: 'Your landlord or the owner next door',
      why: 'water or smoke that comes through a shared wall or roof',
      backedBy: [],
    },
    {
      name: 'Penn Power',
      why: 'power to a building with wet wiring, or an outage',
      backedBy: [known.outage],
    },
  ],
  questions: [
    {
      question: 'Can I sell goods that smell of smoke?',
      answer:
        'Not food, drinks or medicine. Ask your insurer before you sell or give away anything else, because goods it has paid for may belong to it. Leave the price tags on and the goods where they are. A cleaning company can test one piece of each kind.',
      backedBy: [],
      rules: ['smoke-food', 'tell-insurer', 'leave-soot'],
    },
    {
      question: 'Can a shop or a tenant buy flood insurance?',
      answer:
        'Yes. The Pennsylvania Insurance Department says that almost any building and its contents can be insured against floods, and that tenants can insure their belongings. Policies of the National Flood Insurance Program have a 30-day wait before they start. Ask an agent well before the spring thaw.',
      backedBy: [general.floodInsurance],
      rules: ['ask-office'],
    },
    {
      question: 'Old plaster got wet. Should I tear it out?',
      answer:
        'No. Old plaster and paint may hold asbestos or lead, and a heavy wet ceiling can come down. Stay out from under it, shut the door and call us soon: mold can begin in 24 to 48 hours. Someone has to check the material before anyone cuts or sands it.',
      backedBy: [],
      rules: ['old-materials', 'no-load-above', 'dry-fast'],
    },
    {
      question: 'I rent my shop. Who pays after a leak?',
      answer:
        'Usually the owner’s policy is for the building and yours is for stock, fixtures and lost business. Your lease may say otherwise. Report the leak to the owner and to your own insurer on the same day, and keep every receipt for what you do to limit the damage.',
      backedBy: [],
      rules: ['tell-insurer'],
    },
  ],
}
