import type { Step, Story } from './story.ts'

/** The days and weeks before: mostly done, some waiting for a date. */
export const storiesBefore: readonly Story[] = [
  {
    came: '5d 12:26',
    name: 'Ferris Nettle',
    goes: 'tech',
    phone: '(330) 555-0158',
    loss: 'other',
    town: 'Struthers, OH',
    message: 'Ceiling wet after the storm',
    when: 'today',
    reach_by: 'call',
    page: '/',
    suspicions: ['hidden-field'],
    steps: [
      ['17m', 'office', 'released'],
      [
        '18m',
        'office',
        'note',
        'Real: his password manager filled in the hidden field. Sorry he had to wait.',
      ],
      ['19m', 'office', 'contacted'],
      ['2d 13:00', 'dispatch', 'scheduled'],
    ],
  },
  {
    ...water('8d 05:50', 'Walter Juniper', '(330) 555-0122', 'Hubbard, OH'),
    message: 'Frozen hose bib split. Garage and laundry room have standing water.',
    when: 'happening-now',
    insurance: 'yes',
    steps: [
      ...done('7m', '20m', '4d 15:40'),
      ['2d 11:00', 'projects', 'note', 'Dry in the laundry room, garage needs two more days.'],
      ['4d 15:45', 'projects', 'note', 'All readings at goal, equipment picked up.'],
    ],
  },
  {
    ...water('9d 17:15', 'Clementine Clover', '(724) 555-0155', 'Monaca, PA'),
    loss: 'other',
    message: 'Neighbor above left the tub running. Our bathroom ceiling came down.',
    when: 'today',
    insurance: 'yes',
    photos: ['ceiling-stain'],
    steps: [
      ...done('9m', '50m', '6d 12:10'),
      ['55m', 'dispatch', 'note', 'Building manager lets us in, ask for key 4 at the desk.'],
    ],
  },
  {
    ...basement('10d 09:30', 'Barnaby Thistle', '(330) 555-0141', 'Lisbon, OH'),
    loss: 'mold',
    message: 'Musty smell and white crust on the block wall since the rain in fall.',
    when: 'longer-ago',
    insurance: 'no',
    steps: [
      ['12m', 'office', 'contacted'],
      ['1d 13:20', 'projects', 'scheduled'],
      ['1d 13:22', 'projects', 'note', 'Wants it done when his son is home from school. Date is set.'],
    ],
  },
  {
    ...fire('11d 20:08', 'Delia Marigold', '(330) 555-0110', 'Youngstown, OH'),
    message: 'Chimney fire. House is standing, upstairs is full of smoke.',
    when: 'today',
    insurance: 'yes',
    steps: [
      ['6m', 'owner', 'contacted'],
      ['48m', 'owner', 'scheduled'],
      [
        '1d 08:40',
        'projects',
        'note',
        'Adjuster was there with us. Contents of two bedrooms go out for cleaning.',
      ],
      ['5d 10:05', 'projects', 'closed'],
      ['5d 10:07', 'projects', 'scheduled'],
      ['5d 10:08', 'projects', 'note', 'Closed the wrong one by mistake, this one is still drying.'],
    ],
  },
  {
    ...water('12d 13:44', 'Rufus Tansy', '(234) 555-0147', 'Niles, OH'),
    message: 'Ice maker line dripped behind the fridge',
    when: 'this-week',
    steps: done('13m', '3h', '5d 14:00'),
  },
  {
    came: '13d 02:09',
    name: 'Backlink Express',
    phone: '(878) 555-0197',
    loss: 'other',
    town: '',
    message: 'Dear webmaster, 500 links for 49 dollars. Reply STOP to stop.',
    page: '/contact',
    suspicions: ['hidden-field', 'too-old'],
  },
  {
    ...mold('14d 15:37', 'Myrtle Snowdrop', '(724) 555-0128', 'Ellwood City, PA'),
    message: 'Bathroom without a window. The corner over the tub is gray.',
    insurance: 'no',
    photos: ['mold-corner'],
    steps: done('8m', '1d 09:00', '8d 16:30'),
  },
  {
    ...water('15d 23:20', 'Jasper Bramblewood', '(330) 555-0136', 'Austintown, OH'),
    message: 'Washing machine hose burst. I turned it off, it is maybe one bucket.',
    when: 'happening-now',
    insurance: 'not-sure',
    steps: [
      ['4m', 'dispatch', 'contacted'],
      [
        '6m',
        'dispatch',
        'note',
        'Tile floor, wiped dry already, nothing below. Told him what to watch for. No visit.',
      ],
      ['7m', 'dispatch', 'closed'],
    ],
    customer: [['5m', 'cancelled']],
  },
  {
    ...basement('17d 07:25', 'Flora Sagebrush', '(724) 555-0161', 'Beaver Falls, PA'),
    message: 'Window well filled up in the storm and the window gave way.',
    when: 'today',
    insurance: 'yes',
    photos: ['flooded-basement'],
    steps: [
      ...done('5m', '35m', '7d 11:15'),
      ['1d 12:00', 'projects', 'note', 'Pumped out. Panelling saved on three sides.'],
    ],
  },
  {
    ...trauma('18d 16:02', 'Harriet Ironweed', '(330) 555-0107', 'Alliance, OH'),
    message: 'Landlord. A tenant was injured in the stairwell; the police have released it.',
    when: 'today',
    insurance: 'yes',
    steps: done('8m', '30m', '1d 11:30'),
  },
  {
    ...water('19d 10:56', 'Leopold Chicory', '(724) 555-0174', 'New Brighton, PA'),
    message: 'Slow leak under the sink, cabinet floor is soft.',
    when: 'longer-ago',
    insurance: 'no',
    steps: [
      ['11m', 'office', 'contacted'],
      ['13m', 'office', 'note', 'Wants to ask his brother-in-law first. Call again next week.'],
      ['8d 10:00', 'office', 'note', 'The brother-in-law did it. Friendly, keeps our number.'],
      ['8d 10:01', 'office', 'closed'],
    ],
  },
  {
    ...water('21d 18:48', 'Agnes Pennyroyal', '(330) 555-0183', 'Poland, OH'),
    loss: 'other',
    message: 'Roof leak over the bedroom, paint hangs like a balloon.',
    when: 'today',
    insurance: 'yes',
    steps: done('12m', '1h', '9d 15:00'),
  },
  {
    ...mold('23d 11:31', 'Cyrus Goldthread', '(724) 555-0102', 'New Wilmington, PA'),
    message: 'Rental between tenants, mold on two outside walls.',
    steps: [
      ['14m', 'office', 'contacted'],
      ['1d 14:10', 'projects', 'scheduled'],
      ['2d 09:00', 'projects', 'note', 'Starts when the gutters are mended, the roofer comes on Tuesday.'],
    ],
  },
  {
    ...fire('25d 04:36', 'Beatrix Hollyhock', '(330) 555-0168', 'Warren, OH'),
    message: 'Dryer fire in the laundry room. Fire department used a lot of water.',
    when: 'today',
    insurance: 'yes',
    steps: [
      ...done('5m', '22m', '16d 13:30'),
      ['3d 10:20', 'projects', 'note', 'Two jobs in one: dry first, soot after. Adjuster agrees.'],
    ],
  },
  {
    ...water('27d 08:03', 'Percy Dogwood', '(234) 555-0115', 'Cortland, OH'),
    message: 'Church hall, water under the stage.',
    when: 'today',
    insurance: 'yes',
    steps: done('10m', '2h', '6d 16:00'),
  },
  {
    ...basement('29d 21:12', 'Viola Buttercup', '(724) 555-0149', 'Bessemer, PA'),
    loss: 'sewage-backup',
    message: 'Water comes up through the floor drain when it rains.',
    when: 'today',
    insurance: 'not-sure',
    photos: ['sump-pit'],
    steps: done('9m', '1d 08:30', '10d 12:00'),
  },
  {
    ...water('32d 14:29', 'Horace Bluestem', '(330) 555-0194', 'Leetonia, OH'),
    message: 'Upstairs radiator leaked through to the dining room.',
    when: 'this-week',
    insurance: 'yes',
    photos: ['wet-carpet'],
    steps: done('10m', '4h', '7d 15:10'),
  },
]

type Told = [came: Story['came'], name: string, phone: string, town: string]

function who([came, name, phone, town]: Told) {
  return { came, name, phone, town }
}

function water(...told: Told) {
  return { ...who(told), loss: 'burst-pipe', page: '/services/water-damage' } as const
}

function fire(...told: Told) {
  return { ...who(told), loss: 'fire-smoke', page: '/services/fire-damage' } as const
}

function mold(...told: Told) {
  return { ...who(told), loss: 'mold', page: '/services/mold-remediation' } as const
}

function trauma(...told: Told) {
  return { ...who(told), loss: 'trauma', page: '/services/trauma-cleanup' } as const
}

function basement(...told: Told) {
  return { ...who(told), loss: 'flooded-basement', page: '/services/basement-restoration' } as const
}

/** The usual way: the dispatcher calls and sets a date, the project manager closes. */
function done(contacted: Step[0], scheduled: Step[0], closed: Step[0]): Step[] {
  return [
    [contacted, 'dispatch', 'contacted'],
    [scheduled, 'dispatch', 'scheduled'],
    [closed, 'projects', 'closed'],
  ]
}
