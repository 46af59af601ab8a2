/** The tabs of the file of a job. */
export const tabs = {
  label: 'Job file',
  overview: 'Overview',
  loss: 'Loss',
  people: 'People & Claim',
  rooms: 'Rooms',
  drying: 'Drying',
  equipment: 'Equipment',
  forms: 'Forms',
  visits: 'Visits',
  photos: 'Photos',
  messages: 'Messages',
  money: 'Money',
  timeline: 'Timeline',
}
