import { stateAndFederalFacts as general } from '../facts/state-and-federal.ts'
import { wampumFacts as known } from '../facts/wampum-pa.ts'
import type { AreaStory } from '../story.ts'

export const wampum: AreaStory = {
  line: 'Wampum: old water pipes and leaks in empty buildings',
  lead: 'In April 2024 state money was announced to replace old water lines here. This page tells you what to do about pipe work, leaks in empty buildings, sewer backups and mines.',
  description:
    'Old water lines, leaks in vacant buildings, sewer backups and mine questions in Wampum, Pennsylvania: what to do and who to call.',
  hazards: ['sewage', 'moving-water', 'ground'],
  steps: [],
  details: [
    { label: 'Kind', value: 'Borough, 559 people (2020 census)', backedBy: [known.census] },
    {
      label: 'Waters',
      value: 'Beaver River; Eckles Run in the north and Wampum Run in the south',
      backedBy: [known.waters],
    },
    {
      label: 'Ground',
      value: 'Old limestone mines along Route 18, later used for underground storage',
      backedBy: [known.limestoneMines],
    },
    {
      label: 'Water and sewer',
      value: 'The borough’s own systems, with a contract operator from 2023',
      backedBy: [known.utilities],
    },
  ],
  record: [
    {
      when: 'November 2013',
      what: 'A state grant of $506,651 was announced. It was to replace a water storage tank that was cracked and leaking.',
      backedBy: [known.tank],
    },
    {
      when: 'November 2018',
      what: 'A newspaper found several of the old storefronts on Main Street vacant.',
      backedBy: [known.vacantShops],
    },
    {
      when: 'February 2023',
      what: 'The council paid for piping and a new storm drain on Park Drive.',
      backedBy: [known.parkDrive],
    },
    {
      when: 'April 2024',
      what: 'The state announced a $2,394,496 grant and a $1,004,504 loan to replace water lines with lead joints, some dating back to 1905, and a $1,600,000 grant for lead service lines.',
      backedBy: [known.waterLines, known.serviceLines],
    },
  ],
  reasons: [
    {
      title: 'New water lines and the old pipes in your house',
      text: 'In April 2024 the state funded new water lines around Clyde, Kay, Main and Beaver streets, and new copper for about 50 service lines. Ask the borough where that work stands today. When the water comes back on after pipe work, be at home. Ask the borough how to flush your pipes, and how long to use a filter certified to remove lead. Look at the pipes you can see and at the ceiling below the bathroom. If a pipe leaks, keep out from under a wet ceiling. Close the main valve only if you can reach it with dry feet.',
      backedBy: [known.waterLines, known.serviceLines],
      rules: ['close-valve', 'no-load-above', 'ask-office', 'lead-water'],
    },
    {
      title: 'Leaks in empty buildings',
      text: 'A newspaper found several storefronts on Main Street vacant in 2018. In an empty building a small leak can go on for months and spread through a shared wall. An owner can close the main valve, ask a plumber to drain the pipes before winter, and visit every few weeks. If you find mold, water on the floor or a ceiling that hangs low, don’t go in. Shut the door, photograph what you can see from outside, and tell the neighbor the same day.',
      backedBy: [known.vacantShops],
      rules: ['close-valve', 'leave-mold', 'no-load-above', 'no-standing-water', 'photos-first'],
    },
    {
      title: 'Limestone mines and the state’s mine insurance',
      text: 'The old mines along Route 18 were limestone mines. Pennsylvania’s Mine Subsidence Insurance covers damage from the collapse of underground coal and clay mines, so ask the state which kind of mine, if any, lies under your address. If the ground sinks or cracks, or a crack in your house grows, get out and stay away from it. Call 911 from a safe place. An engineer has to find the cause.',
      backedBy: [known.limestoneMines, general.mineInsurance],
      rules: ['call-911', 'moving-ground', 'doubtful-building', 'ask-office'],
    },
  ],
  year: [
    { from: 12, to: 2, what: 'Unheated buildings: frozen pipes', kind: 'frost' },
    { from: 3, to: 5, what: 'Thaw and rain: leaks in flat roofs', kind: 'water' },
    { from: 6, to: 9, what: 'Short, hard rain: full storm drains', kind: 'cloudburst' },
  ],
  others: [
    {
      name: 'Borough of Wampum',
      why: 'a broken water line, a sewer backup or a storm drain that doesn’t take water',
      backedBy: [known.utilities, known.parkDrive],
    },
    {
      name: 'Penn Power',
      why: 'power to be cut at a building where water has reached the panel',
      backedBy: [known.outage],
    },
  ],
  questions: [
    {
      question: 'Sewage came up in my basement. Is the borough responsible?',
      answer:
        'The borough runs its own sewer system, so call it first and ask whether the main is blocked. Who pays depends on the cause and on the law, and your own policy may cover backups. Meanwhile use no water in the house and keep out of the basement. Take your photos from the top of the stairs.',
      backedBy: [known.utilities],
      rules: ['ask-office', 'tell-insurer', 'stop-using-water', 'sewage', 'photos-first'],
    },
    {
      question: 'Does insurance cover my vacant building?',
      answer:
        'Not always in full. Many policies cut or drop coverage for burst pipes, glass or theft after a building has stood empty for 30 or 60 days. Tell your insurer before it empties, ask what you must do about heat, water and visits, and get the answer in writing.',
      backedBy: [],
      rules: ['tell-insurer'],
    },
    {
      question: 'Could my house have a lead pipe?',
      answer:
        'Ask the borough what its records show for your address. The grant announced in April 2024 was to replace about 50 service lines that had been in place since 1910. A plumber can look at the pipe where it enters your house. Until you know, use bottled water, or a filter certified to remove lead (NSF/ANSI 53), for drinking, cooking and formula. Boiling doesn’t remove lead.',
      backedBy: [known.serviceLines, general.leadFilters],
      rules: ['lead-water', 'ask-office'],
    },
    {
      question: 'My things got wet in a rented storage unit. Who pays?',
      answer:
        'Usually your own home or renter’s policy, often with a lower limit for things kept away from home. Your rental contract says what the storage company answers for. Don’t wade in or lift wet boxes. Ask the company for photos and for the cause in writing, and tell your insurer the same day.',
      backedBy: [],
      rules: ['tell-insurer', 'no-standing-water', 'photos-first'],
    },
  ],
}
