/** One person for each of the nine system roles. Their family names are birds: nobody's. */
export const people = [
  { username: 'owner', name: 'Dana Heron', role: 'Owner' },
  { username: 'office', name: 'June Kestrel', role: 'Office manager' },
  { username: 'dispatch', name: 'Marcus Wren', role: 'Dispatcher' },
  { username: 'projects', name: 'Rosa Plover', role: 'Project manager' },
  { username: 'lead.tech', name: 'Theo Bittern', role: 'Lead technician' },
  { username: 'tech', name: 'Ivy Starling', role: 'Technician' },
  { username: 'marketing', name: 'Nell Sandpiper', role: 'Marketing' },
  { username: 'books', name: 'Gus Partridge', role: 'Bookkeeper' },
  { username: 'readonly', name: 'Walt Kingfisher', role: 'Read-only' },
] as const

/** Those who answer requests, by their usernames. */
export type Handler = 'owner' | 'office' | 'dispatch' | 'projects'
