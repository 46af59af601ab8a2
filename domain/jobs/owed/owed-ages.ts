/** For how many whole days a bill is owed: each age has a list of its own, and every bill is in one of them. */
export const owedAges = [
  { value: 'to_30', from: 0, to: 30, label: '0–30 days' },
  { value: 'to_60', from: 31, to: 60, label: '31–60 days' },
  { value: 'to_90', from: 61, to: 90, label: '61–90 days' },
  { value: 'over_90', from: 91, to: null, label: 'Over 90 days' },
] as const

export type OwedAge = (typeof owedAges)[number]['value']

/** A bill is to be paid within 30 days. */
export function isOverdue(age: OwedAge) {
  return age !== owedAges[0].value
}

export function owedAgeLabel(age: OwedAge) {
  return owedAges.find(({ value }) => value === age)?.label ?? ''
}
