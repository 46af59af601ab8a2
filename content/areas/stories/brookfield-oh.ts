import { step } from '#domain/safety/step.ts'
import { brookfieldFacts as known } from '../facts/brookfield-oh.ts'
import type { AreaStory } from '../story.ts'

export const brookfield: AreaStory = {
  line: 'Brookfield: storm water, sewer backups and river floods',
  lead: 'Valley View has flooded from storm pipes that were too small and from sewers that backed up. In lower Masury the river and the creek have backed up. Here is what to do first, and who to call for each.',
  description:
    'Flooded garages, sewer backups and storm damage in Brookfield and Masury, Ohio: what to do first, who to call about a drain, and what insurance may cover.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind'],
  steps: [
    step(
      'If a propane or oil tank has moved, leans or smells, stay far away from it and keep flames away. Call 911.',
      'fuel-tank',
    ),
    step(
      'Don’t open the garage door or a basement door that has water behind it.',
      'dirty-floodwater',
      'no-load-above',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'Township with Masury, 8,447 people (2020 census)',
      backedBy: [known.population],
    },
    { label: 'Waters', value: 'Yankee Creek and the Shenango River', backedBy: [known.masuryFloods] },
    {
      label: 'Ground',
      value: 'Coal was found in the 1830s; a mine opened in 1843',
      backedBy: [known.coal],
    },
    {
      label: 'Water and sewer',
      value: 'Water from Aqua Ohio or Trumbull County’s Southeast district (2022)',
      backedBy: [known.twoSystems],
    },
  ],
  record: [
    {
      when: 'July 21, 2003',
      what: 'Yankee Run flooded Yankee Run Road. Some families left by truck and some by boat, and a 500-pound propane tank floated away.',
      backedBy: [known.yankeeRun],
    },
    {
      when: 'June 16, 2019',
      what: 'A tornado put trees on homes. The worst damage was to two homes on Wood Street, and a flood closed Addison Road.',
      backedBy: [known.twisters],
    },
    {
      when: 'July 20, 2019',
      what: 'A thunderstorm brought down trees and wires across Brookfield and Masury.',
      backedBy: [known.thunderstorm],
    },
    {
      when: 'February 2024',
      what: 'The county engineer had designed larger storm pipes for the Wildwood Drive area. The estimated cost was $417,000, and the township was waiting to hear about money for it.',
      backedBy: [known.wildwoodCost],
    },
    {
      when: 'September 2025',
      what: 'The Trumbull County sanitary engineer told the commissioners that older homes in areas such as Valley View get sewage backups in heavy rain. No fix was decided.',
      backedBy: [known.backups],
    },
  ],
  reasons: [
    {
      title: 'Storm water near Wildwood Drive',
      text: 'In 2024 the township’s road superintendent said the storm pipes around Wildwood and Northview drives were too small and had two 90-degree bends. In heavy rain, water backed up, crossed Crestwood Drive and poured into garages, basements and back yards. Stay out of that water, even in your own yard, because it can carry sewage and fuel. Take photos from a dry window. In dry weather, move light boxes up off the garage floor.',
      backedBy: [known.wildwoodPipes],
      rules: ['dirty-floodwater', 'moving-water', 'photos-first', 'light-things'],
    },
    {
      title: 'Sewage in Valley View basements',
      text: 'Many houses of the 1960s, 1970s and 1980s have footer drains tied to the sanitary sewer, the county sanitary engineer said in 2025. He named Valley View. In heavy rain that sewer fills up and sewage comes out of the lowest drains. If that happens, stop running water, stay out of the basement and call us. Carpet, padding and drywall that soaked in sewage are thrown out after you have photos.',
      backedBy: [known.backups],
      rules: ['sewage', 'stop-using-water', 'discard-soaked', 'photos-first'],
    },
    {
      title: 'River water in lower Masury',
      text: 'News on the Green reported in 2018 that the area of Second, Third and Miller streets floods when the Shenango River and Yankee Creek back up. Drainage work followed in 2021 and 2022, and trustees said water then stood for less time. Backed-up river water can look still and clean, but it carries sewage and oil, and it can rise faster than you expect. Leave while the street is dry, and don’t come back through water.',
      backedBy: [known.masuryFloods, known.masuryProject],
      rules: ['leave-early', 'closed-road', 'dirty-floodwater'],
    },
  ],
  year: [
    { from: 6, to: 8, what: 'Full storm pipes, sewer backups, fallen trees', kind: 'cloudburst' },
    { from: 2, to: 4, what: 'River and creek backing up in lower Masury', kind: 'water' },
    { from: 12, to: 2, what: 'Frozen pipes in garages and crawl spaces', kind: 'frost' },
  ],
  others: [
    {
      name: 'Trumbull County sanitary engineer',
      why: 'sewage in the basement when the county’s sewer may be full',
      backedBy: [known.backups],
    },
    {
      name: 'Aqua Ohio or the county’s Southeast water district',
      why: 'a broken water line in the street; your bill shows which one serves you',
      backedBy: [known.twoSystems],
    },
    {
      name: 'Brookfield Township road department',
      why: 'a blocked storm drain, ditch or culvert on a township road',
      backedBy: [],
    },
  ],
  questions: [
    {
      question: 'Does my insurance cover a sewer backup in Brookfield?',
      answer:
        'Many homeowners policies pay for it only if you added a water backup endorsement. A flood from a creek or the street needs flood insurance, which is a separate policy. Look for both on your declarations page. After a loss, call your insurer the same day, and keep your photos and receipts.',
      backedBy: [],
      rules: ['tell-insurer', 'ask-office'],
    },
    {
      question: 'Will a backflow valve keep sewage out of my basement?',
      answer:
        'It may. In 2025 the county sanitary engineer called a backflow preventer a possible temporary fix. The Tribune Chronicle put the cost at up to $3,400 and wrote that you can’t use water or toilets during heavy rain. Talk to the engineer’s office before you hire a plumber.',
      backedBy: [known.backflowValve],
      rules: ['ask-office'],
    },
    {
      question: 'Who do I tell about storm water in my yard or garage?',
      answer:
        'Tell the township road department, and send the date, your address and photos that you took from a dry place. Photos can help the street get money: in January 2024 the county’s lawyers asked for pictures and videos of the flooding near Wildwood Drive before they decided on funds.',
      backedBy: [known.wildwoodPhotos],
      rules: ['ask-office', 'photos-first'],
    },
    {
      question: 'How can I keep my propane tank from floating away?',
      answer:
        'Ask your propane supplier to anchor it before flood season. A tank floated away near Yankee Run in July 2003. Tying down or moving a tank isn’t a job for the owner, and nobody should go near one that water has moved.',
      backedBy: [known.yankeeRun],
      rules: ['fuel-tank', 'maintain-dry'],
    },
    {
      question: 'Could an old coal mine be why my floor is sinking?',
      answer:
        'It’s possible, and so are wet soil and a broken pipe. If cracks are growing or the ground is sinking, get everyone out first. Trumbull County homeowners policies include state mine subsidence coverage for $1 a year, according to the Ohio Department of Natural Resources. Report the damage to your insurance agent, who passes it on.',
      backedBy: [known.mineInsurance],
      rules: ['moving-ground', 'doubtful-building', 'tell-insurer'],
    },
  ],
}
