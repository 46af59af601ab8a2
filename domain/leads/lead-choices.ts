import { services } from '#domain/services/services.ts'

/** What a visitor may choose on the contact form, as value and label. Plain data: it travels to public pages. */
export const lossChoices = [
  ...services.map(({ slug, name }) => ({ value: slug, label: name })),
  { value: 'not-sure', label: 'Not sure yet' },
] as const

export const whenChoices = [
  { value: 'happening-now', label: 'It is happening now' },
  { value: 'today', label: 'Today' },
  { value: 'this-week', label: 'This week' },
  { value: 'longer-ago', label: 'Longer ago' },
] as const

export const insuranceChoices = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'not-sure', label: 'Not sure' },
] as const

export const reachByChoices = [
  { value: 'call', label: 'Call me' },
  { value: 'text', label: 'Text me' },
] as const

/** Asked after sending, where water may stand. */
export const depthChoices = [
  { value: 'under-1-inch', label: 'Under 1 inch' },
  { value: '1-6-inches', label: '1 to 6 inches' },
  { value: 'over-6-inches', label: 'Over 6 inches' },
  { value: 'not-sure', label: 'Not sure' },
] as const

/** Asked after sending: how many rooms are affected. */
export const roomsChoices = [
  { value: '1', label: 'One room' },
  { value: '2-3', label: 'Two or three rooms' },
  { value: 'more', label: 'More than three rooms' },
  { value: 'not-sure', label: 'Not sure' },
] as const

export const maxPhotos = 6
/** So many photos can staff add to one request. */
export const maxStaffPhotos = 60

/** The name of the field that people never see and scripts fill in. */
export const honeypotField = 'website'
