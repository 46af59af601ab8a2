/** The forms of the company, to begin one that belongs to no job. */
export const library = {
  title: 'Forms',
  areas: 'Filling in and making forms',
  fill: 'Fill in',
  templates: 'Templates',
  lead: 'Begin a form that belongs to no job, such as a vehicle check. Forms of a job stand in its file.',
  filling: 'fill in forms',
  search: 'Form',
  begun: 'Begun here',
  states: { OH: 'Ohio', PA: 'Pennsylvania' },
  noneFound: 'No form has this in its name.',
  notStored: 'No forms are stored on this device. They need a connection.',
  failed: 'The forms couldn’t be loaded',
  notBegun: 'The form couldn’t be begun. This browser has no place for it.',
}
export type LibraryWords = typeof library
