/** One person for each of the nine system roles. Their family names are birds: nobody's. */
export const people = [
  { username: 'owner', name: 'Dana Heron', role: 'Owner', facts: { title: 'Owner', mobile: '+13305550101' } },
  {
    username: 'office',
    name: 'June Kestrel',
    role: 'Office manager',
    facts: { title: 'Office manager', mobile: '+13305550102' },
  },
  {
    username: 'dispatch',
    name: 'Marcus Wren',
    role: 'Dispatcher',
    facts: { title: 'Dispatcher', mobile: '+13305550103' },
  },
  {
    username: 'projects',
    name: 'Rosa Plover',
    role: 'Project manager',
    facts: { title: 'Project manager', mobile: '+13305550104' },
  },
  {
    username: 'lead.tech',
    name: 'Theo Bittern',
    role: 'Lead technician',
    facts: { title: 'Lead technician', mobile: '+13305550105' },
  },
  {
    username: 'tech',
    name: 'Ivy Starling',
    role: 'Technician',
    facts: { title: 'Restoration technician', mobile: '+13305550106' },
  },
  {
    username: 'marketing',
    name: 'Nell Sandpiper',
    role: 'Marketing',
    facts: { title: 'Marketing', mobile: '+13305550107' },
  },
  {
    username: 'books',
    name: 'Gus Partridge',
    role: 'Bookkeeper',
    facts: { title: 'Bookkeeper', mobile: '+13305550108' },
  },
  {
    username: 'readonly',
    name: 'Walt Kingfisher',
    role: 'Read-only',
    facts: { title: 'Guest of the office', mobile: '+13305550109' },
  },
] as const

/** Those who answer requests, by their usernames. */
export type Handler = 'owner' | 'office' | 'dispatch' | 'projects'
/** Those who are sent. */
export type Goer = 'lead.tech' | 'tech'
